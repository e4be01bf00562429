import { redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { ProductGrid } from '#src/features/catalogue/web/product-grid.tsx'
import { getProductsByCategory } from '#src/features/listing/listing.contract.ts'
import { listingParam, parseListingParam, type ListingQuery } from '#src/features/listing/rules/listing-query.ts'
import { ListingView } from '#src/features/listing/web/listing-view.tsx'
import { listingUrl } from '#src/features/listing/web/listing-url.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import type { Route } from './+types/category'
import { departmentOf } from './department-of.ts'
import { pageClient } from './page-context.ts'
import { valueOrFailure } from './page-failure.ts'
import { PageHead } from './shell/page-head.tsx'
import { useFrame } from './shell/use-frame.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const code = params.code.toLowerCase()
  const query = parseListingParam(new URL(request.url).searchParams.get('param'))
  const { BrandCodes, SortBy, pageNo, pageSize } = query
  const reply = await context.get(pageClient)(getProductsByCategory, {
    query: { CategoryCodes: code, BrandCodes: BrandCodes.length > 0 ? BrandCodes.join(',') : undefined, SortBy, pageNo, pageSize },
  })
  const { value: listing, paging } = valueOrFailure(reply)
  if (!paging) throw new Error('A listing says how many it holds')
  const path = `/productlist/category/${listing.currentCode}`
  // Past the end (the shelf got shorter since the link was kept) the last page is shown.
  if (pageNo > Math.max(1, paging.pageCount)) throw redirect(listingUrl(path, { ...query, pageNo: Math.max(1, paging.pageCount) }))
  return { listing, paging, query, path, department: departmentOf(listing.breadcrumbs) }
}

export default function Category({ loaderData: { listing, paging, query, path } }: Route.ComponentProps) {
  const t = useTranslations()
  const { settings } = useFrame()
  const home = { name: t('catalogue.home'), url: '/' }
  return (
    <>
      <PageHead
        title={listing.title}
        description={listing.intro || t('listing.description', { name: listing.title, store: settings.storeName, count: paging.totalRecordCount })}
        canonicalQuery={canonicalQuery(query)}
      />
      <ListingView
        listing={listing}
        paging={paging}
        query={query}
        path={path}
        breadcrumbs={<Breadcrumbs label={t('catalogue.breadcrumb')} trail={[home, ...listing.breadcrumbs.slice(0, -1)]} here={listing.title} />}
      >
        <ProductGrid products={listing.products} />
      </ListingView>
    </>
  )
}

/** Pages of a listing are addresses of their own; its orders and filters are not. */
const canonicalQuery = ({ pageNo }: ListingQuery): string => (pageNo === 1 ? '' : `?${new URLSearchParams({ param: listingParam({ ...parseListingParam(null), pageNo }) })}`)
