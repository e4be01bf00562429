import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { toAddressPayload } from '#src/features/addresses/rules/address-payload.ts'
import { addToCart, type CartInfo } from '#src/features/cart/cart.contract.ts'
import { updateCartShipmentAddresses } from '#src/features/checkout/checkout.contract.ts'
import { createOrder, getPaymentToken } from '#src/features/payment/payment.contract.ts'
import { createClient, type Client } from '#src/kit/client.ts'
import { meiLin, must } from '#test/shop.ts'

/** Shoppers who only have to press Pay. */
export interface BenchShoppers {
  /** Fills a bag; the answer presses Pay. */
  ready(eans: readonly string[]): Promise<() => Promise<void>>
  close(): void
}

/** Over HTTP, on connections that stay open. */
export async function createBenchShoppers(port: number, atOnce: number): Promise<BenchShoppers> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const bank = new URL(must(await shopper(port, agent)(getPaymentToken, {})).gatewayOrigin).origin
  return {
    async ready(eans) {
      const call = shopper(port, agent)
      for (const ean of eans) must(await call(addToCart, { body: { ean, quantity: 1 } }))
      const reply = must(await call(updateCartShipmentAddresses, { body: { shippingAddress: toAddressPayload(meiLin) } }))
      const quoteHash = (reply.cartInfo as CartInfo).quote.hash
      const paymentNonce = await nonceAt(bank)
      const body = { idempotencyKey: randomUUID(), quoteHash, paymentNonce, agreeToTerms: true }
      return async () => void must(await call(createOrder, { body }))
    },
    close: () => agent.destroy(),
  }
}

/** One shopper, with cookies of its own. */
function shopper(port: number, agent: Agent): Client {
  const cookies = new Map<string, string>()
  return createClient(
    ({ method, url, body }) =>
      new Promise((resolve, reject) => {
        const text = body === undefined ? '' : JSON.stringify(body)
        const headers = {
          ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
          ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        }
        const sent = request({ port, path: url, method, agent, headers }, (response) => {
          let received = ''
          response.on('data', (chunk: Buffer) => (received += chunk.toString()))
          response.on('end', () => {
            for (const set of response.headers['set-cookie'] ?? []) {
              const [name, value] = set.split(';')[0]!.split('=') as [string, string]
              cookies.set(name, value)
            }
            resolve({ status: response.statusCode!, body: received ? JSON.parse(received) : null })
          })
        })
        sent.on('error', reject)
        sent.end(text)
      }),
  )
}

/** A nonce as from the card form in the browser. */
async function nonceAt(bank: string): Promise<string> {
  const response = await fetch(`${bank}/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: bank },
    body: JSON.stringify({ number: '4242 4242 4242 4242', expiry: '12/30', cvv: '123', name: 'Tan Mei Lin' }),
  })
  return ((await response.json()) as { nonce: string }).nonce
}
