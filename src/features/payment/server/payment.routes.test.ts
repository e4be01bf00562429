import { expect, test } from 'vitest'
import type { PaymentGateway } from '#src/outside/payments/port.ts'
import { getPaymentToken } from '../payment.contract.ts'
import { paymentRoutes } from './payment.routes.ts'

const gateway = {
  cardFieldsUrl: 'https://pay.example/fields',
  origin: 'https://pay.example',
  validationCardTypes: [],
} as unknown as PaymentGateway

function askToken(clientToken?: PaymentGateway['clientToken']): unknown {
  const routes = paymentRoutes({} as never, {} as never, { ...gateway, clientToken })
  return routes.find(({ endpoint }) => endpoint === getPaymentToken)!.handle({} as never)
}

test('the card fields get the gateway’s token, and an unreachable gateway is no failure of the shop (pay-15)', async () => {
  expect(await askToken(async () => 'token-1')).toMatchObject({
    ok: true,
    value: { token: 'token-1', gatewayOrigin: 'https://pay.example' },
  })
  expect(await askToken()).toMatchObject({ ok: true, value: { token: undefined } })
  expect(await askToken(async () => null)).toMatchObject({ ok: false, problem: { code: 'UNAVAILABLE' } })
})
