import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { cut, stayQuiet, type BankMode } from './faults.ts'
import type { JournalEntry, Outcome } from './journal.ts'
import type { Ledger } from './ledger.ts'
import type { Tokens } from './tokens.ts'

export interface ChargesApi {
  ledger: Ledger
  tokens: Tokens
  mode: BankMode
  apiKey: string
}

const attemptKey = z.string().check(z.regex(/^[\w.:-]{1,100}$/))
const mostCents = 100_000_000
const entriesPerPage = 1000

const ChargeBody = z.strictObject({
  attemptKey,
  amountCents: z.int().check(z.minimum(1), z.maximum(mostCents)),
  currency: z.literal('SGD'),
  nonce: z.string().check(z.regex(/^[\w-]{8,128}$/)),
  orderNumber: z.string().check(z.regex(/^[\w-]{1,40}$/)),
})
const ChargeParams = z.object({ attemptKey })
const JournalQuery = z.strictObject({
  orderNumber: z.optional(z.string().check(z.maxLength(40))),
  after: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
})

/** The API for the shop's server, with the key that only that server has. */
export async function chargesApi(app: FastifyInstance, { ledger, tokens, mode, apiKey }: ChargesApi): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${apiKey}`)) return reply.code(401).send({ error: 'unauthorised' })
  })

  app.post('/v1/charges', async (request, reply) => {
    const body = ChargeBody.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ error: 'malformed' })
    const accident = tokens.accidentOf(body.data.nonce)
    if (accident === 'request-lost') return stayQuiet(reply)
    const answer = await ledger.charge(body.data)
    if (accident === 'answer-lost') return stayQuiet(reply)
    if (mode.loseAnswers) return cut(reply)
    return answer === 'conflict' ? reply.code(409).send({ error: 'conflict' }) : answerOf(answer)
  })

  app.get('/v1/charges/:attemptKey', async (request, reply) => {
    const params = ChargeParams.safeParse(request.params)
    if (!params.success) return reply.code(400).send({ error: 'malformed' })
    return answerOf(await ledger.inquire(params.data.attemptKey))
  })

  app.get('/v1/journal', async (request, reply) => {
    const query = JournalQuery.safeParse(request.query)
    if (!query.success) return reply.code(400).send({ error: 'malformed' })
    return journalPage(ledger.entries, query.data)
  })
}

function answerOf(outcome: Outcome): object {
  if (outcome.event === 'closed') return { state: 'never-seen' }
  if (outcome.event === 'declined') return { state: 'declined', reason: outcome.reason }
  return { state: 'captured', reference: outcome.reference, card: outcome.card }
}

/** Up to a thousand entries after the first `after` ones; `next` is the `after` of the following page, null at the end. */
function journalPage(all: readonly JournalEntry[], { orderNumber, after }: z.output<typeof JournalQuery>): object {
  const end = after + entriesPerPage
  const entries = all
    .slice(after, end)
    .filter((entry) => orderNumber === undefined || ('orderNumber' in entry && entry.orderNumber === orderNumber))
  return { entries, next: end < all.length ? end : null }
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares hashes, so that the time taken reveals nothing about the key. */
const isSameSecret = (given: string, expected: string): boolean => timingSafeEqual(hashOf(given), hashOf(expected))
