import { ok } from '#src/kit/result.ts'
import { route } from '#src/platform/http/route.ts'
import {
  getProductCrossSellList,
  getProductDetail,
  getAllPromotionProducts,
  getProductsByEans,
  getProductsFromBrand,
} from '../product.contract.ts'
import type { ProductService } from './product.service.ts'

export const productRoutes = (product: ProductService) => [
  route(getProductDetail, ({ params, caller }) => product.detail(params.slug, caller.culture)),
  route(getProductCrossSellList, async ({ query, caller }) => ok(await product.goesWith(query.ean, caller.culture))),
  route(getProductsFromBrand, async ({ query, caller }) => ok(await product.fromBrand(query.brandCode, query.besides, caller.culture))),
  route(getAllPromotionProducts, async ({ query, caller }) => ok(await product.promoted(query, caller.culture))),
  route(getProductsByEans, async ({ query, caller }) => ok(await product.byEans(query.Eans.split(','), caller.culture))),
]
