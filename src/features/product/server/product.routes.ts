import { route } from '#src/platform/http/route.ts'
import { getProductDetail } from '../product.contract.ts'
import type { ProductService } from './product.service.ts'

export const productRoutes = (product: ProductService) => [
  route(getProductDetail, ({ params, caller }) => product.detail(params.slug, caller.culture)),
]
