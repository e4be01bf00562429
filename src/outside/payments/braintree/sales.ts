import { isDeepStrictEqual } from 'node:util'
import type { Clock } from '#src/kit/clock.ts'
import type { ChargeOutcome, ChargeRequest, InquiryOutcome } from '../port.ts'
import type { AttemptRow, AttemptStore } from './attempts.store.ts'
import { errorCodes, findByKey, findByOrderId, type BraintreeApi } from './braintree-api.ts'
import { cardOf, proofOf } from './card-nonces.ts'
import { reasonOfErrors } from './decline-reasons.ts'
import { orderIdOf } from './order-id.ts'
import { sharedCalls } from './shared-calls.ts'
import { amountOf, chargedCard, outcomeOf, outcomeOfAll, type SaleOutcome } from './sale-outcome.ts'

export interface SalesParts {
  api: BraintreeApi
  attempts: AttemptStore
  clock: Clock
  merchantAccountId: string
  /** Makes the fingerprints of cards. */
  cardKey: string
  challengeUrlOf(attemptKey: string): string
}

/** Longer than Braintree's SDK waits for a response: what it has not made of a sale by then, it never will. */
export const lostAfterMs = 75_000

const unknown = { state: 'unknown' } as const

/** Charges, their 3-D Secure, and what became of them. Every function rejects when Braintree or the database cannot be reached. */
export function createSales(parts: SalesParts) {
  const { api, attempts, clock } = parts
  const selling = sharedCalls<ChargeOutcome>()

  async function charge(request: ChargeRequest): Promise<ChargeOutcome> {
    const row = (await attempts.find(request.attemptKey)) ?? (await open(parts, request))
    const isSame = isDeepStrictEqual(row.request, JSON.parse(JSON.stringify(request)))
    if (!isSame) return unknown
    // A sale that is no longer under way has ended since the row was read, or is another process's.
    return selling.underWay(request.attemptKey) ?? standing(parts, row.state === 'selling' ? (await attempts.find(row.attemptKey))! : row)
  }

  const complete = (attemptKey: string, proof: string): Promise<ChargeOutcome> =>
    selling.share(attemptKey, () => prove(parts, attemptKey, proof))

  async function inquire(attemptKey: string): Promise<InquiryOutcome> {
    const row = (await attempts.find(attemptKey)) ?? (await askUnseen(parts, attemptKey))
    if (row === null) return unknown
    if (row.state === 'closed') return { state: 'never-seen' }
    if (row.state !== 'selling') return standing(parts, row)
    const found = outcomeOfAll(await findByOrderId(api, row.request!.orderNumber, attemptKey), parts.cardKey)
    if (found) return settle(parts, attemptKey, found)
    if (clock.now().getTime() - row.saleBeganAt!.getTime() < lostAfterMs) return unknown
    await attempts.closeUnsold(attemptKey)
    return { state: 'never-seen' }
  }

  async function end(attemptKey: string): Promise<InquiryOutcome> {
    await attempts.settle(attemptKey, 'waiting', { state: 'declined', reason: 'abandoned' })
    return inquire(attemptKey)
  }

  return { charge, complete, inquire, end }
}

/**
 * Takes the proof to Braintree and sells. A proof that is not this attempt's changes nothing; of two proofs at once one
 * sells.
 */
async function prove(parts: SalesParts, attemptKey: string, proof: string): Promise<ChargeOutcome> {
  const { api, attempts, clock, cardKey } = parts
  const row = await attempts.find(attemptKey)
  if (row?.state !== 'waiting') return row ? standing(parts, row) : unknown
  const proven = await proofOf(api, row.card!, proof)
  if (proven === 'failed') {
    await attempts.settle(attemptKey, 'waiting', {
      state: 'declined',
      reason: 'authentication-failed',
      card: chargedCard(row.card!, cardKey),
    })
  }
  if (proven === 'proven') {
    await provideCustomer(api, row.request!)
    if (await attempts.beginSale(attemptKey, clock.now())) return sell(parts, row.request!, proof)
  }
  return standing(parts, (await attempts.find(attemptKey))!)
}

/**
 * An attempt that is not stored here: nobody charged it, or the database was restored from a time before the charge.
 * Null while its sale is still being made.
 */
async function askUnseen({ api, attempts, cardKey }: SalesParts, attemptKey: string): Promise<AttemptRow | null> {
  const found = outcomeOfAll(await findByKey(api, attemptKey), cardKey)
  if (found?.state === 'unknown' || found?.state === 'authorized') return null
  return attempts.storeUnseen(attemptKey, found)
}

/** Looks at the card and stores the attempt: waiting for its 3-D Secure, or declined. */
async function open({ api, attempts, cardKey }: SalesParts, request: ChargeRequest): Promise<AttemptRow> {
  const card = await cardOf(api, request.card)
  if (card === null) return attempts.open(request, { outcome: { state: 'declined', reason: 'invalid-nonce' } })
  const ranges = request.instalments?.cardRanges
  if (ranges && !ranges.some((range) => card.bin.startsWith(range.slice(0, card.bin.length))))
    return attempts.open(request, { outcome: { state: 'declined', reason: 'other-bank', card: chargedCard(card, cardKey) } })
  return attempts.open(request, { card })
}

function standing({ challengeUrlOf }: SalesParts, { attemptKey, state, outcome }: AttemptRow): ChargeOutcome {
  if (state === 'waiting') return { state: 'requires-action', challengeUrl: challengeUrlOf(attemptKey) }
  return outcome ?? unknown
}

/** A customer of the vault must exist before a card is stored for them. One that exists is found by the refusal. */
async function provideCustomer(api: BraintreeApi, { storeFor }: ChargeRequest): Promise<void> {
  const idIsInUse = '91609'
  if (storeFor === undefined) return
  const made = await api.customer.create({ id: storeFor })
  if (!made.success && !errorCodes(made).includes(idIsInUse)) throw new Error(`Braintree takes no customer ${storeFor}: ${made.message}`)
}

/** Sends the one sale of an attempt. */
async function sell(parts: SalesParts, request: ChargeRequest, nonce: string): Promise<ChargeOutcome> {
  const { attemptKey, orderNumber, amountCents, storeFor } = request
  const reply = await parts.api.transaction.sale({
    amount: amountOf(amountCents),
    orderId: orderIdOf(orderNumber, attemptKey),
    merchantAccountId: parts.merchantAccountId,
    paymentMethodNonce: nonce,
    ...(storeFor !== undefined && { customerId: storeFor }),
    options: {
      submitForSettlement: true,
      threeDSecure: { required: true },
      ...(storeFor !== undefined && { storeInVaultOnSuccess: true }),
    },
  })
  if (reply.transaction) return settle(parts, attemptKey, outcomeOf(reply.transaction, parts.cardKey))
  return settle(parts, attemptKey, { state: 'declined', reason: reasonOfErrors(errorCodes(reply)) })
}

/**
 * Stores what a sale came to. A sale that is only authorised is voided, and so is one that arrives after its attempt was
 * closed: nobody waits for it any more.
 */
async function settle(parts: SalesParts, attemptKey: string, found: SaleOutcome): Promise<ChargeOutcome> {
  if (found.state === 'unknown') return unknown
  if (found.state === 'authorized') return settle(parts, attemptKey, await voided(parts.api, found.reference))
  if (await parts.attempts.settle(attemptKey, 'selling', found)) return found
  const row = (await parts.attempts.find(attemptKey))!
  if (row.state === 'closed' && found.state === 'captured') await voided(parts.api, found.reference)
  return standing(parts, row)
}

async function voided(api: BraintreeApi, reference: string): Promise<SaleOutcome> {
  const reply = await api.transaction.void(reference)
  return reply.success ? { state: 'declined', reason: 'declined' } : unknown
}
