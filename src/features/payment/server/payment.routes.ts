import { problem } from '#src/kit/problem.ts'
import { ok, refuse } from '#src/kit/result.ts'
import type { PaymentGateway } from '#src/outside/payments/port.ts'
import { memberRoute, route } from '#src/platform/http/route.ts'
import { getInstallmentPlans } from '../instalments.contract.ts'
import { completeOrder, createOrder, getPaymentToken } from '../payment.contract.ts'
import { getSavedCards, removeSavedCard } from '../saved-cards.contract.ts'
import type { PaymentService } from './payment.service.ts'
import type { SavedCardsService } from './saved-cards.service.ts'

export const paymentRoutes = (payment: PaymentService, cards: SavedCardsService, gateway: PaymentGateway) => [
  route(getPaymentToken, async () => {
    const token = await gateway.clientToken?.()
    if (token === null) return refuse(problem('UNAVAILABLE'))
    const { cardFieldsUrl, origin: gatewayOrigin, validationCardTypes } = gateway
    return ok({ cardFieldsUrl, gatewayOrigin, token, validationCardTypes: [...validationCardTypes] })
  }),
  route(getInstallmentPlans, async ({ caller }) => ok(await payment.plans(caller))),
  route(createOrder, ({ body, caller }) => payment.createOrder(caller, body)),
  route(completeOrder, ({ body, caller }) => payment.completeOrder(caller, body)),
  memberRoute(getSavedCards, async ({ caller }) => ok(await cards.list(caller.member))),
  memberRoute(removeSavedCard, ({ query, caller }) => cards.remove(caller.member, query.cardId)),
]
