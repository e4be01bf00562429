import { inCulture, type Culture } from '#src/kit/culture.ts'
import type { Paging } from '#src/kit/endpoint.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import { presentBreadcrumbs, presentSummary } from '#src/features/catalogue/server/catalogue.service.ts'
import type { CatalogueService, Category } from '#src/features/catalogue/server/catalogue.service.ts'
import type { Database } from '#src/platform/db/database.ts'
import type { CategoryListing } from '../listing.contract.ts'
import { sortings, type Sorting } from '../rules/listing-query.ts'
import { countBrands, countDepartments, findPage, type BrandCount } from './listing.store.ts'

export interface CategoryRequest {
  code: string
  brandCodes: string[]
  sorting: Sorting
  pageNumber: number
  pageSize: number
  culture: Culture
}

export interface ListingService {
  category(request: CategoryRequest): Promise<Result<{ data: CategoryListing; paging: Paging }, Problem>>
  /** The first products of the whole shop in one order. */
  first(sorting: Sorting, count: number): Promise<number[]>
  departmentCounts(): Promise<Map<number, number>>
}

export function createListing(database: Database, catalogue: CatalogueService): ListingService {
  return {
    async category(request) {
      const categories = await catalogue.categories(database.orm)
      const category = categories.find(({ code }) => code === request.code)
      if (!category) return refuse(problem('NOT_FOUND'))
      const [page, brands] = await Promise.all([
        findPage(database.orm, { categoryId: category.autoId, brandCodes: request.brandCodes }, request.sorting, { size: request.pageSize, number: request.pageNumber }),
        countBrands(database.orm, category.autoId),
      ])
      const products = await catalogue.products(database.orm, page.ids)
      const data: CategoryListing = {
        ...presentCategory(category, categories, request.culture),
        products: products.map((product) => presentSummary(product, request.culture)),
        facets: presentFacets(brands, request),
      }
      const paging = {
        totalRecordCount: page.total,
        pageCount: Math.max(1, Math.ceil(page.total / request.pageSize)),
        pageNumber: request.pageNumber,
        pageSize: request.pageSize,
      }
      return ok({ data, paging })
    },
    first: async (sorting, count) => (await findPage(database.orm, { categoryId: null, brandCodes: [] }, sorting, { size: count, number: 1 })).ids,
    departmentCounts: () => countDepartments(database.orm),
  }
}

function presentCategory(category: Category, categories: readonly Category[], culture: Culture) {
  const children = categories.filter(({ parentId }) => parentId === category.autoId)
  const chips = children.length > 0 ? children : categories.filter(({ parentId }) => parentId === category.parentId)
  return {
    title: inCulture(category.name, culture),
    intro: inCulture(category.intro, culture),
    currentLevel: category.level,
    currentCode: category.code,
    breadcrumbs: presentBreadcrumbs(categories, category.code, culture),
    categories: chips.map(({ code, autoId, name }) => ({ code, id: autoId, name: inCulture(name, culture) })),
  }
}

function presentFacets(brands: readonly BrandCount[], { brandCodes, culture }: CategoryRequest): CategoryListing['facets'] {
  return {
    brands: brands.map(({ code, name, count }) => ({ code, name: inCulture(name, culture), count, selected: brandCodes.includes(code) })),
    categories: [],
    attributes: [],
    sortings: sortings.map((code) => ({ code, name: code })),
  }
}
