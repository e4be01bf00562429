import { ok } from '#src/kit/result.ts'
import { route } from '#src/platform/http/route.ts'
import { getBrandList, getBrandListPage } from '../brands.contract.ts'
import type { BrandsService } from './brands.service.ts'

export const brandsRoutes = (brands: BrandsService) => [
  route(getBrandList, async ({ query, caller }) => {
    const list = await brands.list({ id: query.CategoryId, code: query.Code }, caller.culture)
    return list.ok ? ok({ brandsGroup: list.value }) : list
  }),
  route(getBrandListPage, async ({ caller }) => ok(await brands.page(caller.culture))),
]
