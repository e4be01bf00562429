import { langOf } from '#src/kit/culture.ts'
import { redirect, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { ProductGridSkeleton } from '#src/features/catalogue/web/product-grid-skeleton.tsx'
import { ProductGrid } from '#src/features/catalogue/web/product-grid.tsx'
import { getProductsByBrand } from '#src/features/listing/listing.contract.ts'
import { wireQuery } from '#src/features/listing/rules/filters.ts'
import { parseListingParam, sortings, type ListingQuery } from '#src/features/listing/rules/listing-query.ts'
import { ListingHead } from '#src/features/listing/web/listing-head.tsx'
import { listingUrl } from '#src/features/listing/web/listing-url.ts'
import { ListingView } from '#src/features/listing/web/listing-view.tsx'
import { useSecondLang } from '#src/ui/use-culture.ts'
import type { Route } from './+types/brand'
import { FailedList } from './failed-list.tsx'
import { canonicalQuery, orFailed, useShownList } from './listing-loading.ts'
import { pageClient } from './page-context.ts'
import { valueOrFailure } from './page-failure.ts'
import { PageHead } from './shell/page-head.tsx'
import { PageTrail } from './shell/page-trail.tsx'
import { asText, fromText } from './as-text.ts'
import { useFrame } from './shell/use-frame.ts'
import { useBrowserClient } from './use-browser-client.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const query = parseListingParam(new URL(request.url).searchParams.get('param'), sortings)
  const reply = await context.get(pageClient)(getProductsByBrand, { query: { ...wireQuery(query), BrandCode: params.code.toLowerCase() } })
  const { value: listing, paging } = valueOrFailure(reply)
  if (!paging) throw new Error('A listing has a total count')
  const path = `/productlist/brand/${encodeURIComponent(listing.brand.brandCode)}`
  if (listing.brand.brandCode !== params.code) throw redirect(path, 301)
  if (query.pageNo > paging.pageCount) throw redirect(listingUrl({ path, sortings }, { ...query, pageNo: paging.pageCount }))
  return { listing: asText(listing), paging, query, path }
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => orFailed(request, serverLoader)

export default function Brand({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { settings } = useFrame()
  const otherLang = useSecondLang()
  const client = useBrowserClient()
  const { revalidate } = useRevalidator()
  const { shown, hasFailed } = useShownList(loaderData)
  if (!shown) return <FailedList of={undefined} onRetry={() => void revalidate()} />
  const { paging, query, path } = shown
  const listing = fromText(shown.listing)
  const { brandCode, displayName, otherName, story, imageUrl } = listing.brand
  const trail = [{ name: t('brands.here'), url: '/branddirectory' }]
  const preview = async (pending: ListingQuery<(typeof sortings)[number]>) => {
    const reply = await client(getProductsByBrand, { query: { ...wireQuery(pending), BrandCode: brandCode } })
    return reply.ok ? { facets: reply.value.facets, total: reply.paging!.totalRecordCount } : null
  }
  return (
    <>
      <PageHead
        title={displayName}
        description={
          story || t('listing.brandDescription', { name: displayName, store: settings.storeName, count: paging.totalRecordCount })
        }
        canonicalQuery={canonicalQuery(query)}
        image={imageUrl || undefined}
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
            breadcrumbs={<PageTrail trail={trail} here={displayName} hereLang={langOf(listing.brand, 'displayName')} />}
            title={displayName}
            titleLang={langOf(listing.brand, 'displayName')}
            introLang={langOf(listing.brand, 'story')}
            otherTitle={otherName ? { text: otherName, lang: otherLang } : undefined}
            count={hasFailed ? null : paging.totalRecordCount}
            intro={story}
            picture={imageUrl}
          />
        }
      >
        <ProductGrid products={listing.products} />
      </ListingView>
    </>
  )
}
