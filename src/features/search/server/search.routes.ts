import type { Culture } from '#src/kit/culture.ts'
import type { InputOf } from '#src/kit/endpoint.ts'
import { ok } from '#src/kit/result.ts'
import { filtersOf } from '#src/features/listing/rules/filters.ts'
import type { ListingRequest } from '#src/features/listing/server/listing.service.ts'
import { route } from '#src/platform/http/route.ts'
import { getSearchHelp, getSearchTermAutocomplete, searchProducts } from '../search.contract.ts'
import type { SearchService } from './search.service.ts'

const requestOf = (query: InputOf<typeof searchProducts>['query'], culture: Culture): ListingRequest => ({
  filters: filtersOf(query),
  sorting: query.SortBy,
  pageNumber: query.pageNo,
  pageSize: query.pageSize,
  culture,
})

export const searchRoutes = (search: SearchService) => [
  route(searchProducts, async ({ query, caller }) => ok(await search.results(query.keyword, requestOf(query, caller.culture)))),
  route(getSearchHelp, async ({ query, caller }) => ok(await search.help(query.keyword, requestOf(query, caller.culture)))),
  route(getSearchTermAutocomplete, async ({ query, caller }) => ok(await search.suggestions(query.SearchText, caller.culture))),
]
