import type { Stage } from '#src/outside/payments/gateway-behaviour.ts'
import { openBraintree } from '#src/outside/payments/braintree/braintree-api.ts'
import { createBraintreeGateway } from '#src/outside/payments/braintree/braintree-gateway.ts'
import { attemptStore } from '#src/outside/payments/braintree/attempts.store.ts'
import type { ChargeOutcome, ChargeRequest } from '#src/outside/payments/port.ts'
import { clientTokens } from '#src/outside/payments/braintree/client-tokens.ts'
import { movableClock } from '#src/kit/clock.ts'
import { freshDatabase } from '../database.ts'
import { account, startFakeBraintree } from './fake-braintree.ts'
import { cardFor, workingCard } from './test-cards.ts'

/** The adapter with its database, and Braintree stood in on loopback. */
export async function openStage() {
  const clock = movableClock(new Date().toISOString())
  const fake = await startFakeBraintree(clock)
  const database = await freshDatabase()
  const api = openBraintree({ ...account, environment: 'sandbox', url: fake.url })
  const { merchantAccountId } = account
  const clientToken = clientTokens(api, merchantAccountId, clock)
  const shared = { api, merchantAccountId, database, clock, clientToken, origin: 'https://shop.example', cardKey: 'key' }
  const open = () => createBraintreeGateway({ ...shared, timeoutMs: 2000 })

  /** What the 3-D Secure page ends with; it verifies the nonce that the server gave it. */
  async function proofOf(challengeUrl: string, result: 'passed' | 'failed' = 'passed'): Promise<string> {
    const attempt = await attemptStore(database).find(new URL(challengeUrl).searchParams.get('attempt')!)
    return fake.verify(attempt!.card!.nonce, result === 'passed')
  }
  return { clock, fake, database, shared, open, gateway: open(), proofOf }
}

/** As the port's cases know a gateway: the banks of all cards but one vouch for the shopper without asking, and settle at once. */
export async function portStage(): Promise<Stage> {
  const { clock, fake, gateway, proofOf } = await openStage()
  fake.control.settlesAtOnce = true
  const challenged = new Set<string>()
  const proofs = new Map<string, Promise<string>>()

  async function charge(request: ChargeRequest): Promise<ChargeOutcome> {
    const outcome = await gateway.charge(request)
    if (outcome.state !== 'requires-action' || ('nonce' in request.card && challenged.has(request.card.nonce))) return outcome
    const proof = proofs.get(request.attemptKey) ?? proofOf(outcome.challengeUrl)
    proofs.set(request.attemptKey, proof)
    return gateway.complete(request.attemptKey, await proof)
  }

  return {
    gateway: { ...gateway, charge },
    async nonceOf(kind) {
      clock.advance(1000)
      const nonce = fake.nonceOf(cardFor(kind))
      if (kind === 'challenged') challenged.add(nonce)
      return nonce
    },
    captures: async (orderNumber) => fake.captures(orderNumber),
    setDown: async (down) => void (fake.control.down = down),
    workingRange: workingCard.bin,
    proofOf,
  }
}
