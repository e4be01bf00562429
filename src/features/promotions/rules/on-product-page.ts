import { isAmong, isSpecific, type Sorted } from './goods.ts'
import type { Promotion } from './promotion.ts'

/** Whether product pages show a promotion: one about certain goods, or one that offers certain items (promo-30). */
export const isOnProductPages = ({ kind, goods }: Pick<Promotion, 'kind' | 'goods'>): boolean =>
  isSpecific(goods) || kind === 'purchaseWithPurchase'

/** Whether an item counts towards a promotion, or is offered by it. */
export const isPartOf = (promotion: Promotion, item: Sorted): boolean =>
  isAmong(promotion.goods, item) || (promotion.kind === 'purchaseWithPurchase' && promotion.offers.some(({ sku }) => sku === item.sku))

/** Whether it gives something for several pieces together, so that other goods of it go with a product. */
export const isOfSeveral = ({ kind }: Pick<Promotion, 'kind'>): boolean => ['multiBuy', 'setPrice', 'quantityPercent'].includes(kind)
