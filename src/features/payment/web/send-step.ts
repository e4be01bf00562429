import { completeOrder, createOrder } from '#src/features/payment/payment.contract.ts'
import type { Client } from '#src/kit/client.ts'
import type { PayStep } from './pay-step.ts'
import { paymentOutcome, type PaymentOutcome } from './payment-outcome.ts'

export type Settled = Exclude<PaymentOutcome, { state: 'check' }>

/** Sends a step. Where several cards were declined, an order is sent again after the wait that the shop asks for. */
export async function outcomeOf(client: Client, step: PayStep, onWait: () => void): Promise<Settled> {
  const result = paymentOutcome(
    await ('order' in step ? client(createOrder, { body: step.order }) : client(completeOrder, { body: step.end })),
  )
  if (result.state !== 'check') return result
  if (!('order' in step)) return { state: 'broken' }
  onWait()
  await new Promise((resolve) => setTimeout(resolve, result.waitSeconds * 1000))
  return outcomeOf(client, { order: { ...step.order, humanCheck: result.humanCheck } }, onWait)
}
