import { ok } from '#src/kit/result.ts'
import type { PaymentGateway } from '#src/outside/payments/port.ts'
import { route } from '#src/platform/http/route.ts'
import { getInstallmentPlans } from '../instalments.contract.ts'
import { createOrder, getPaymentToken } from '../payment.contract.ts'
import type { PaymentService } from './payment.service.ts'

export const paymentRoutes = (payment: PaymentService, gateway: PaymentGateway) => [
  route(getPaymentToken, async () =>
    ok({ cardFieldsUrl: gateway.cardFieldsUrl, gatewayOrigin: gateway.origin, validationCardTypes: [...gateway.validationCardTypes] }),
  ),
  route(getInstallmentPlans, async ({ caller }) => ok(await payment.plans(caller))),
  route(createOrder, ({ body, caller }) => payment.createOrder(caller, body)),
]
