import { ok } from '#src/kit/result.ts'
import type { Database } from '#src/platform/db/database.ts'
import { route } from '#src/platform/http/route.ts'
import { getCategories } from '../catalogue.contract.ts'
import { presentTree } from './catalogue.present.ts'
import type { CatalogueService } from './catalogue.service.ts'

export const catalogueRoutes = (database: Database, catalogue: CatalogueService) => [
  route(getCategories, async ({ caller }) => ok(presentTree(await catalogue.categories(database.orm), caller.culture))),
]
