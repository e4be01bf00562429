import { ok } from '#src/kit/result.ts'
import { route } from '#src/platform/http/route.ts'
import { addToCart, getActiveCartId, getShoppingCart, removeItemFromCart, updateCartItemQuantity } from '../cart.contract.ts'
import { applyCartPromoCode, applyItemPromoCode, removeCartPromoCode, removeItemPromoCode } from '../codes.contract.ts'
import { chooseFreeGift, declineOffer } from '../promotions.contract.ts'
import { applyRebates, applyVoucher, getTotalRedeemableRebates, removeVoucher } from '../tenders.contract.ts'
import type { CartService } from './cart.service.ts'
import type { PromotionChoicesService } from './promotion-choices.ts'
import type { TenderChoicesService } from './tender-choices.ts'

export const cartRoutes = (cart: CartService, choices: PromotionChoicesService, tenders: TenderChoicesService) => [
  route(getActiveCartId, async ({ caller }) => ok(await cart.activeId(caller))),
  route(getShoppingCart, ({ query, caller }) => cart.read(caller, query)),
  route(addToCart, ({ body, caller }) => cart.addItem(caller, body)),
  route(updateCartItemQuantity, ({ body, caller }) => cart.setItemQuantity(caller, body)),
  route(removeItemFromCart, ({ body, caller }) => cart.setItemQuantity(caller, { ...body, quantity: 0 })),
  route(applyCartPromoCode, ({ body, caller }) => choices.applyCode(caller, body)),
  route(applyItemPromoCode, ({ body, caller }) => choices.applyCode(caller, body)),
  route(removeCartPromoCode, ({ body, caller }) => choices.removeCode(caller, body)),
  route(removeItemPromoCode, ({ body, caller }) => choices.removeCode(caller, body)),
  route(chooseFreeGift, ({ body, caller }) => choices.chooseGift(caller, body)),
  route(declineOffer, ({ body, caller }) => choices.declineOffer(caller, body)),
  route(getTotalRedeemableRebates, ({ caller }) => tenders.redeemable(caller)),
  route(applyRebates, ({ body, caller }) => tenders.applyRebates(caller, body)),
  route(applyVoucher, ({ body, caller }) => tenders.applyVoucher(caller, body)),
  route(removeVoucher, ({ body, caller }) => tenders.removeVoucher(caller, body)),
]
