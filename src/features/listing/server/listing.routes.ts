import { problem } from '#src/kit/problem.ts'
import { refuse } from '#src/kit/result.ts'
import { route } from '#src/platform/http/route.ts'
import { getProductsByCategory } from '../listing.contract.ts'
import type { ListingService } from './listing.service.ts'

export const listingRoutes = (listing: ListingService) => [
  route(getProductsByCategory, async ({ query, caller }) => {
    const code = query.CategoryCodes ?? query.parentCategoryCode
    if (code === undefined) return refuse(problem('NOT_FOUND'))
    return listing.category({
      code,
      brandCodes: query.BrandCodes?.split(',') ?? [],
      sorting: query.SortBy,
      pageNumber: query.pageNo,
      pageSize: query.pageSize,
      culture: caller.culture,
    })
  }),
]
