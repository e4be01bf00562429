import { redirect, useRevalidator, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { ProductGridSkeleton } from '#src/features/catalogue/web/product-grid-skeleton.tsx'
import { ProductGrid } from '#src/features/catalogue/web/product-grid.tsx'
import { ProductRail } from '#src/features/catalogue/web/product-rail.tsx'
import { wireQuery } from '#src/features/listing/rules/filters.ts'
import { parseListingParam, rankedSortings, type ListingQuery } from '#src/features/listing/rules/listing-query.ts'
import { ListingFailed } from '#src/features/listing/web/listing-failed.tsx'
import { ListingHead } from '#src/features/listing/web/listing-head.tsx'
import { listingUrl } from '#src/features/listing/web/listing-url.ts'
import { ListingView } from '#src/features/listing/web/listing-view.tsx'
import { cutKeyword, searchUrl } from '#src/features/search/rules/keyword.ts'
import { getSearchHelp, searchProducts } from '#src/features/search/search.contract.ts'
import { NoResults } from '#src/features/search/web/no-results.tsx'
import { Understood } from '#src/features/search/web/understood.tsx'
import type { Route } from './+types/search'
import { asText, fromText } from './as-text.ts'
import { CountedSearch } from './counted-search.tsx'
import { orFailed, useShownList } from './listing-loading.ts'
import { pageClient } from './page-context.ts'
import { valueOrFailure } from './page-failure.ts'
import { PageHead } from './shell/page-head.tsx'
import { PageTrail } from './shell/page-trail.tsx'
import { useBrowserClient } from './use-browser-client.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const address = new URL(request.url).searchParams
  const keyword = cutKeyword(address.get('keyword') ?? '')
  const query = parseListingParam(address.get('param'), rankedSortings)
  const client = context.get(pageClient)
  const input = { query: { ...wireQuery(query), keyword } }
  const [results, help] = await Promise.all([client(searchProducts, input), client(getSearchHelp, input)])
  const { value: products, paging } = valueOrFailure(results)
  if (!paging) throw new Error('A search has a total count')
  const path = searchUrl(keyword)
  if (query.pageNo > paging.pageCount)
    throw redirect(listingUrl({ path, sortings: rankedSortings }, { ...query, pageNo: paging.pageCount }))
  return { keyword, paging, query, path, found: asText({ products, help: valueOrFailure(help).value }) }
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => orFailed(request, serverLoader)

export default function Search({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('search')
  const client = useBrowserClient()
  const { revalidate } = useRevalidator()
  const titleOf = (keyword: string) => (keyword === '' ? t('label') : t('title', { keyword }))
  const { shown, hasFailed } = useShownList(loaderData)
  const asked = cutKeyword(useSearchParams()[0].get('keyword') ?? '')
  if (!shown || (hasFailed && fromText(shown.found).help.countProducts === 0))
    return (
      <div className="wrap">
        <PageHead title={titleOf(asked)} unlisted />
        <ListingHead breadcrumbs={<PageTrail here={t('label')} />} title={titleOf(asked)} isQuoting count={null} />
        <ListingFailed onRetry={() => void revalidate()} />
      </div>
    )
  const { keyword, paging, query, path } = shown
  const { products, help } = fromText(shown.found)
  const preview = async (pending: ListingQuery) => {
    const input = { query: { ...wireQuery(pending), keyword } }
    const [found, counted] = await Promise.all([client(searchProducts, input), client(getSearchHelp, input)])
    return found.ok && counted.ok ? { facets: counted.value.facets, total: found.paging!.totalRecordCount } : null
  }
  if (help.countProducts === 0) {
    return (
      <>
        <PageHead title={titleOf(keyword)} unlisted />
        <CountedSearch keyword={keyword} countProducts={0} />
        <NoResults key={keyword} keyword={keyword} help={help} client={client}>
          {help.products.length > 0 && <ProductRail title={t('near')} products={help.products} spaceBelow />}
        </NoResults>
      </>
    )
  }
  return (
    <>
      <PageHead title={titleOf(keyword)} unlisted />
      <CountedSearch keyword={keyword} countProducts={help.countProducts} />
      <ListingView
        facets={help.facets}
        paging={paging}
        query={query}
        path={path}
        hasFailed={hasFailed}
        preview={preview}
        skeleton={<ProductGridSkeleton count={Math.max(8, products.length)} />}
        head={
          <ListingHead
            breadcrumbs={<PageTrail here={t('label')} />}
            title={t('title', { keyword: help.correctedTerm ?? keyword })}
            isQuoting
            count={hasFailed ? null : paging.totalRecordCount}
            intro={help.correctedTerm === null ? undefined : t('corrected', { keyword, meant: help.correctedTerm })}
          >
            <Understood help={help} />
          </ListingHead>
        }
      >
        <ProductGrid products={products} />
      </ListingView>
    </>
  )
}
