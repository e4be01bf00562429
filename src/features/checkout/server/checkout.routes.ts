import { ok } from '#src/kit/result.ts'
import { route } from '#src/platform/http/route.ts'
import {
  dhlShippingPrice,
  getAvailableFulfillmentOptions,
  setCartPaymentInfo,
  updateCartBillingAddress,
  updateCartShipmentAddresses,
  updateShippingOptions,
} from '../checkout.contract.ts'
import type { CheckoutService } from './checkout.service.ts'

export const checkoutRoutes = (checkout: CheckoutService) => [
  route(getAvailableFulfillmentOptions, async ({ caller }) => ok(await checkout.fulfilmentOptions(caller))),
  route(updateCartShipmentAddresses, ({ body, caller }) => checkout.setShippingAddress(caller, body.cartId, body.shippingAddress)),
  route(dhlShippingPrice, ({ body, caller }) => checkout.priceParcel(caller, body.cartId, body.address)),
  route(updateCartBillingAddress, ({ body, caller }) => checkout.setBillingAddress(caller, body.cartId, body.billingAddress)),
  route(updateShippingOptions, ({ body, caller }) => checkout.chooseShipping(caller, body.cartId, body.shipments)),
  route(setCartPaymentInfo, ({ body, caller }) => checkout.setPaymentType(caller, body.cartId, body)),
]
