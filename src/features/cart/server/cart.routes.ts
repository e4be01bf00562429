import { ok } from '#src/kit/result.ts'
import { route } from '#src/platform/http/route.ts'
import { addToCart, getActiveCartId, getShoppingCart, removeItemFromCart, updateCartItemQuantity } from '../cart.contract.ts'
import type { CartService } from './cart.service.ts'

export const cartRoutes = (cart: CartService) => [
  route(getActiveCartId, async ({ caller }) => ok(await cart.activeId(caller))),
  route(getShoppingCart, ({ query, caller }) => cart.read(caller, query.cartId)),
  route(addToCart, ({ body, caller }) => cart.addItem(caller, body)),
  route(updateCartItemQuantity, ({ body, caller }) => cart.setItemQuantity(caller, body)),
  route(removeItemFromCart, ({ body, caller }) => cart.setItemQuantity(caller, { ...body, quantity: 0 })),
]
