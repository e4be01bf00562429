import { randomUUID } from 'node:crypto'
import type { ChargedCard, ChargeRequest, PaymentGateway } from '../port.ts'

export interface Bank {
  /** Resolves once it listens. */
  ready: Promise<void>
  /** The address at which this server reaches it. */
  apiUrl: string
  /** That of its card form. */
  origin: string
}

export interface PaidAtBank {
  attemptKey: string
  reference: string
  card: ChargedCard
}

/** Pays with a card at the sandbox bank, as a browser and the shop would together. Throws when it is not charged. */
export async function payAtBank(
  { ready, apiUrl, origin }: Bank,
  gateway: Pick<PaymentGateway, 'charge'>,
  order: Pick<ChargeRequest, 'orderNumber' | 'amountCents'>,
): Promise<PaidAtBank> {
  await ready
  const response = await fetch(`${apiUrl}/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({
      number: '4242 4242 4242 4242',
      expiry: `12/${(new Date().getFullYear() + 3) % 100}`,
      cvv: '123',
      name: 'Demonstration',
    }),
  })
  if (response.status !== 201) throw new Error(`The bank issued no nonce: ${await response.text()}`)
  const { nonce } = (await response.json()) as { nonce: string }
  const attemptKey = randomUUID()
  const outcome = await gateway.charge({ ...order, attemptKey, currency: 'SGD', card: { nonce } })
  if (outcome.state !== 'captured') throw new Error(`The bank did not charge ${order.orderNumber}: ${outcome.state}`)
  return { attemptKey, reference: outcome.reference, card: outcome.card }
}
