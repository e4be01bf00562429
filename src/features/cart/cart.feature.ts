import type { Feature } from '#src/platform/feature.ts'
import type { Platform } from '#src/platform/platform.ts'
import { cartRoutes } from './server/cart.routes.ts'
import { refusedGuess, refusedVoucherGuess } from './server/code-guesses.ts'
import { createCart, type CartService, type Parts } from './server/cart.service.ts'
import { createPromotionChoices } from './server/promotion-choices.ts'
import { createTenderChoices } from './server/tender-choices.ts'
import { cartMemberData } from './server/member-data.ts'

type Above = Omit<Parts, 'database' | 'clock'>

export function cartFeature({ database, clock, quotas }: Platform, above: Above): Feature<CartService> {
  const cart = createCart({ database, clock, ...above })
  const choices = createPromotionChoices(cart, above.promotions, (caller) => refusedGuess(quotas, database.orm, caller))
  const routes = cartRoutes(
    cart,
    choices,
    createTenderChoices(database, cart, above.tenders, (caller) => refusedVoucherGuess(quotas, database.orm, caller)),
  )
  return { service: cart, routes, memberData: cartMemberData(above.catalogue) }
}
