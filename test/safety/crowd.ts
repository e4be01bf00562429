import { randomUUID } from 'node:crypto'
import { createOrder, getPaymentToken } from '#src/features/payment/payment.contract.ts'
import { must, type Shopper } from '#test/shop.ts'

const card = { number: '4242424242424242', expiry: '12/30', cvv: '123', name: 'Tan Mei Lin' }

/** A shopper who only has to pay. */
export interface Buyer {
  guest: Shopper
  quoteHash: string
  nonce: string
}

/** Gives the shopper a token for a card, by the bank of the process that they are at. */
export async function withCard(guest: Shopper, quoteHash: string): Promise<Buyer> {
  const { gatewayOrigin } = must(await guest.call(getPaymentToken, {}))
  const reply = await fetch(`${gatewayOrigin}/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: gatewayOrigin },
    body: JSON.stringify(card),
  })
  const { nonce } = (await reply.json()) as { nonce: string }
  return { guest, quoteHash, nonce }
}

/** So many buyers, in turn at each of the processes; twenty are made at a time. */
export async function crowdAt(urls: readonly string[], buyers: number, make: (url: string) => Promise<Buyer>): Promise<Buyer[]> {
  const crowd: Buyer[] = []
  while (crowd.length < buyers) {
    crowd.push(...(await Promise.all(Array.from({ length: 20 }, (_, index) => make(urls[index % urls.length]!)))))
  }
  return crowd
}

export interface Outcome extends Record<string, number> {
  paid: number
}

/** All pay at once, over real HTTP. Counts those who paid, and the others by the problem that they read. */
export async function payAtOnce(crowd: readonly Buyer[]): Promise<{ outcome: Outcome; tooLate: Buyer[] }> {
  const replies = await Promise.all(
    crowd.map(({ guest, quoteHash, nonce }) =>
      guest.call(createOrder, { body: { idempotencyKey: randomUUID(), quoteHash, paymentNonce: nonce, agreeToTerms: true } }),
    ),
  )
  const outcome: Outcome = { paid: 0 }
  for (const reply of replies) {
    const name = reply.ok ? 'paid' : reply.problem.code
    outcome[name] = (outcome[name] ?? 0) + 1
  }
  return { outcome, tooLate: crowd.filter((_, at) => !replies[at]!.ok) }
}
