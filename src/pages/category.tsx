import { langOf } from '#src/kit/culture.ts'
import { redirect, useParams, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { ProductGridSkeleton } from '#src/features/catalogue/web/product-grid-skeleton.tsx'
import { ProductGrid } from '#src/features/catalogue/web/product-grid.tsx'
import { getProductsByCategory } from '#src/features/listing/listing.contract.ts'
import { wireQuery } from '#src/features/listing/rules/filters.ts'
import { parseListingParam, sortings, type ListingQuery } from '#src/features/listing/rules/listing-query.ts'
import { CategoryChips } from '#src/features/listing/web/category-chips.tsx'
import { ListingHead } from '#src/features/listing/web/listing-head.tsx'
import { listingUrl } from '#src/features/listing/web/listing-url.ts'
import { ListingView } from '#src/features/listing/web/listing-view.tsx'
import type { Route } from './+types/category'
import { asText, fromText } from './as-text.ts'
import { categoryNamed } from './category-named.ts'
import { departmentOf } from './department-of.ts'
import { FailedList } from './failed-list.tsx'
import { canonicalQuery, orFailed, useShownList } from './listing-loading.ts'
import { pageClient } from './page-context.ts'
import { valueOrFailure } from './page-failure.ts'
import { PageHead } from './shell/page-head.tsx'
import { PageTrail } from './shell/page-trail.tsx'
import { useFrame } from './shell/use-frame.ts'
import { useBrowserClient } from './use-browser-client.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const query = parseListingParam(new URL(request.url).searchParams.get('param'), sortings)
  const reply = await context.get(pageClient)(getProductsByCategory, {
    query: { ...wireQuery(query), parentCategoryCode: params.code.toLowerCase() },
  })
  const { value: listing, paging } = valueOrFailure(reply)
  if (!paging) throw new Error('A listing has a total count')
  const path = `/productlist/category/${encodeURIComponent(listing.currentCode)}`
  if (listing.currentCode !== params.code) throw redirect(path, 301)
  // Past the end (the list is shorter than when the link was made) the last page is shown.
  if (query.pageNo > paging.pageCount) throw redirect(listingUrl({ path, sortings }, { ...query, pageNo: paging.pageCount }))
  return { listing: asText(listing), paging, query, path, department: departmentOf(listing.breadcrumbs) }
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => orFailed(request, serverLoader)

export default function Category({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { settings, departments } = useFrame()
  const { code = '' } = useParams()
  const client = useBrowserClient()
  const { revalidate } = useRevalidator()
  const { shown, hasFailed } = useShownList(loaderData)
  if (!shown) return <FailedList of={categoryNamed(departments, code)} onRetry={() => void revalidate()} />
  const { paging, query, path } = shown
  const listing = fromText(shown.listing)
  const preview = async (pending: ListingQuery<(typeof sortings)[number]>) => {
    const reply = await client(getProductsByCategory, { query: { ...wireQuery(pending), parentCategoryCode: listing.currentCode } })
    return reply.ok ? { facets: reply.value.facets, total: reply.paging!.totalRecordCount } : null
  }
  return (
    <>
      <PageHead
        title={listing.title}
        description={
          listing.intro || t('listing.description', { name: listing.title, store: settings.storeName, count: paging.totalRecordCount })
        }
        canonicalQuery={canonicalQuery(query)}
      />
      <ListingView
        facets={listing.facets}
        paging={paging}
        query={query}
        path={path}
        hasFailed={hasFailed}
        preview={preview}
        skeleton={<ProductGridSkeleton count={Math.max(8, listing.products.length)} />}
        head={
          <ListingHead
            breadcrumbs={<PageTrail trail={listing.breadcrumbs.slice(0, -1)} here={listing.title} hereLang={langOf(listing, 'title')} />}
            title={listing.title}
            titleLang={langOf(listing, 'title')}
            introLang={langOf(listing, 'intro')}
            count={hasFailed ? null : paging.totalRecordCount}
            intro={listing.intro}
          >
            <CategoryChips listing={listing} query={query} />
          </ListingHead>
        }
      >
        <ProductGrid products={listing.products} />
      </ListingView>
    </>
  )
}
