import { ok } from '#src/kit/result.ts'
import type { Database } from '#src/platform/db/database.ts'
import { route } from '#src/platform/http/route.ts'
import { getCategories, getProductAddresses } from '../catalogue.contract.ts'
import { presentTree } from './catalogue.present.ts'
import { addressesPerPage } from './catalogue.store.ts'
import type { CatalogueService } from './catalogue.service.ts'

export const catalogueRoutes = (database: Database, catalogue: CatalogueService) => [
  route(getCategories, async ({ caller }) => ok(presentTree(await catalogue.categories(database.orm), caller.culture))),
  route(getProductAddresses, async ({ query }) => {
    const { addresses, total } = await catalogue.addresses(database.orm, query.pageNo)
    const paging = {
      totalRecordCount: total,
      pageCount: Math.ceil(total / addressesPerPage),
      pageNumber: query.pageNo,
      pageSize: addressesPerPage,
    }
    return ok({ data: addresses, paging })
  }),
]
