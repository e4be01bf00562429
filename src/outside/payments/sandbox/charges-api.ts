import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { storedCard } from './bank-card.ts'
import type { CardSource } from '../port.ts'
import { cut, hesitate, stayQuiet, type BankMode } from './faults.ts'
import type { AttemptState } from './journal-entry.ts'
import type { ChargeAnswer, Ledger } from './ledger.ts'
import { movementsAfter } from './movements.ts'
import type { RefundAnswer, Refunds } from './refunds.ts'
import type { Behaviour } from './test-cards.ts'
import type { Vault } from './vault.ts'

export interface ChargesApi {
  ledger: Ledger
  refunds: Refunds
  vault: Vault
  /** What goes wrong on the way of the next charge of this card. A lost request is lost once. */
  accidentOf(card: CardSource): Behaviour['accident']
  mode: BankMode
  apiKey: string
  /** The bank's own origin, which is known once the bank listens. */
  origin(): string
}

const key = z.string().check(z.regex(/^[\w.:-]{1,100}$/))
const token = z.string().check(z.regex(/^[\w-]{8,128}$/))
const cents = z.int().check(z.minimum(1), z.maximum(100_000_000))

const ChargeBody = z.strictObject({
  attemptKey: key,
  amountCents: cents,
  currency: z.literal('SGD'),
  card: z.union([z.strictObject({ nonce: token }), z.strictObject({ vaultToken: token })]),
  orderNumber: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  storeFor: z.optional(key),
  instalments: z.optional(
    z.strictObject({
      bank: z.string().check(z.regex(/^[\w-]{1,40}$/)),
      months: z.int().check(z.minimum(1), z.maximum(60)),
      cardRanges: z.array(z.string().check(z.regex(/^\d{1,8}$/))).check(z.maxLength(100)),
    }),
  ),
})
const AttemptParams = z.object({ attemptKey: key })
const RefundParams = z.object({ refundKey: key })
const CompleteBody = z.strictObject({ proof: token })
const RefundBody = z.strictObject({ refundKey: key, attemptKey: key, amountCents: cents })
const RemovalBody = z.strictObject({ vaultToken: token })
const MovementsQuery = z.strictObject({ after: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0) })

/** The API for the shop's server, with the key that only that server has. */
export async function chargesApi(app: FastifyInstance, api: ChargesApi): Promise<void> {
  const { ledger, refunds, vault, mode } = api
  app.addHook('onRequest', async (request, reply) => {
    if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${api.apiKey}`)) return reply.code(401).send({ error: 'unauthorised' })
  })

  app.post('/v1/charges', async (request, reply) => {
    const body = ChargeBody.safeParse(request.body)
    if (!body.success) return malformed(reply)
    const accident = api.accidentOf(body.data.card)
    if (accident === 'request-lost') return stayQuiet(reply)
    const answer = await ledger.charge(body.data)
    if (accident === 'slow') await hesitate()
    if (accident === 'answer-lost') return stayQuiet(reply)
    return replyOf(reply, api, answer)
  })

  app.post('/v1/charges/:attemptKey/complete', async (request, reply) => {
    const [params, body] = [AttemptParams.safeParse(request.params), CompleteBody.safeParse(request.body)]
    if (!params.success || !body.success) return malformed(reply)
    return replyOf(reply, api, await ledger.complete(params.data.attemptKey, body.data.proof))
  })

  app.post('/v1/charges/:attemptKey/end', async (request, reply) => {
    const params = AttemptParams.safeParse(request.params)
    if (!params.success) return malformed(reply)
    return replyOf(reply, api, await ledger.end(params.data.attemptKey))
  })

  app.get('/v1/charges/:attemptKey', async (request, reply) => {
    const params = AttemptParams.safeParse(request.params)
    if (!params.success) return malformed(reply)
    return attemptAnswer(await ledger.inquire(params.data.attemptKey), api.origin())
  })

  app.post('/v1/refunds', async (request, reply) => {
    const body = RefundBody.safeParse(request.body)
    if (!body.success) return malformed(reply)
    const answer = await refunds.refund(body.data)
    if (mode.loseAnswers) return cut(reply)
    return answer === 'conflict' ? conflict(reply) : refundAnswer(answer)
  })

  app.get('/v1/refunds/:refundKey', async (request, reply) => {
    const params = RefundParams.safeParse(request.params)
    if (!params.success) return malformed(reply)
    const refund = await refunds.inquire(params.data.refundKey)
    return refund ? refundAnswer(refund) : { state: 'never-seen' }
  })

  app.post('/v1/vault/remove', async (request, reply) => {
    const body = RemovalBody.safeParse(request.body)
    if (!body.success) return malformed(reply)
    await vault.remove(body.data.vaultToken)
    return { state: 'removed' }
  })

  app.get('/v1/movements', async (request, reply) => {
    const query = MovementsQuery.safeParse(request.query)
    if (!query.success) return malformed(reply)
    return { state: 'listed', ...movementsAfter(ledger.entries, query.data.after) }
  })
}

const malformed = (reply: FastifyReply): FastifyReply => reply.code(400).send({ error: 'malformed' })
const conflict = (reply: FastifyReply): FastifyReply => reply.code(409).send({ error: 'conflict' })

function replyOf(reply: FastifyReply, { mode, origin }: ChargesApi, answer: ChargeAnswer | AttemptState): FastifyReply {
  if (mode.loseAnswers) return cut(reply)
  return answer === 'conflict' ? conflict(reply) : reply.send(attemptAnswer(answer, origin()))
}

function attemptAnswer(state: AttemptState, origin: string): object {
  if (state.event === 'closed') return { state: 'never-seen' }
  if (state.event === 'declined') return { state: 'declined', reason: state.reason, card: state.card }
  if (state.event === 'challenged') return { state: 'requires-action', challengeUrl: `${origin}/challenge/${state.challenge}` }
  const { reference, card, stored } = state
  // Captures of earlier versions have no fingerprint.
  return {
    state: 'captured',
    reference,
    card: { ...card, fingerprint: card.fingerprint ?? '' },
    stored: stored && storedCard(stored.vaultToken, stored.card),
  }
}

const refundAnswer = (answer: Exclude<RefundAnswer, 'conflict'>): object =>
  typeof answer === 'string' ? { state: 'refused', reason: answer } : { state: 'refunded', reference: answer.reference }

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares hashes, so that the time taken reveals nothing about the key. */
const isSameSecret = (given: string, expected: string): boolean => timingSafeEqual(hashOf(given), hashOf(expected))
