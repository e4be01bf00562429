import type { Culture } from '#src/kit/culture.ts'
import type { InputOf } from '#src/kit/endpoint.ts'
import { problem } from '#src/kit/problem.ts'
import { refuse } from '#src/kit/result.ts'
import { route } from '#src/platform/http/route.ts'
import { getProductsByBrand, getProductsByCategory } from '../listing.contract.ts'
import { filtersOf } from '../rules/filters.ts'
import type { ListingRequest, ListingService } from './listing.service.ts'

type AnyQuery = InputOf<typeof getProductsByCategory>['query'] | InputOf<typeof getProductsByBrand>['query']

const requestOf = (query: AnyQuery, culture: Culture): ListingRequest => ({
  filters: filtersOf(query),
  sorting: query.SortBy,
  pageNumber: query.pageNo,
  pageSize: query.pageSize,
  culture,
})

export const listingRoutes = (listing: ListingService) => [
  route(getProductsByCategory, async ({ query, caller }) => {
    const request = requestOf(query, caller.culture)
    if (query.parentCategoryCode !== undefined) return listing.category(query.parentCategoryCode, request)
    const [code] = request.filters.CategoryCodes
    if (code === undefined) return refuse(problem('NOT_FOUND'))
    return listing.category(code, { ...request, filters: { ...request.filters, CategoryCodes: [] } })
  }),
  route(getProductsByBrand, ({ query, caller }) =>
    listing.brand(query.BrandCode, requestOf({ ...query, BrandCodes: undefined }, caller.culture)),
  ),
]
