import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { systemClock, type Clock } from '#src/kit/clock.ts'
import { digitsOf } from './card/card-rules.ts'
import { brandOf } from './card/card-types.ts'
import { cardAssets } from './card-assets.ts'
import { cardPage } from './card-page.ts'
import { chargesApi } from './charges-api.ts'
import { calm, misbehave, type BankMode } from './faults.ts'
import { openJournal, type JournalEntry } from './journal.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { createTokens, type Tokens } from './tokens.ts'

export interface BankOptions {
  host: string
  /** 0: any free port. */
  port: number
  /** Where browsers reach the bank; by default the address that it listens on. */
  origin?: string
  /** The bank's books: one JSON object a line, kept over restarts. */
  journalFile: string
  /** The origins whose pages may hold the card form. */
  shopOrigins: readonly string[]
  /** What the shop's server shows to charge. */
  apiKey: string
  clock?: Clock
  /** Changes the books before they are used; for the twins of tests that must fail. */
  twin?: (ledger: Ledger, tokens: Tokens) => Ledger
}

/** What a test can see and do behind the counter. */
export interface BankControl {
  /** How many charges of that order were captured. */
  captures(orderNumber: string): number
  readonly journal: readonly JournalEntry[]
  /** Changes how the bank misbehaves; what is not named stays as it is. */
  set(mode: Partial<BankMode>): void
  /** A nonce as the card form would hand it out. Throws for a number that the bank does not take. */
  nonceFor(cardNumber: string): string
}

export interface SandboxBank {
  /** Where browsers reach the card form. */
  origin: string
  /** Where the shop's server reaches the bank. */
  url: string
  control: BankControl
  close(): Promise<void>
}

const bodyLimitBytes = 4 * 1024

/**
 * A card gateway of its own for development and tests: own port, own origin, own books.
 * Rejects when the port is taken or the journal cannot be read.
 */
export async function startSandboxBank(options: BankOptions): Promise<SandboxBank> {
  const clock = options.clock ?? systemClock
  const mode: BankMode = { ...calm }
  const tokens = createTokens(clock)
  const journal = await openJournal(options.journalFile)
  const books = createLedger({ journal, tokens, clock })
  const ledger = options.twin?.(books, tokens) ?? books
  const app = createServer(mode)
  let origin = options.origin === undefined ? '' : new URL(options.origin).origin
  await app.register(cardAssets)
  await app.register(cardPage, {
    tokens,
    clock,
    shopOrigins: options.shopOrigins.map((shop) => new URL(shop).origin),
    origin: () => origin,
  })
  await app.register(chargesApi, { ledger, tokens, mode, apiKey: options.apiKey })
  app.addHook('onClose', () => journal.close())
  const url = await app.listen({ host: options.host, port: options.port }).catch(async (error: unknown) => {
    await app.close()
    throw error
  })
  origin ||= url
  return { origin, url, control: controlOf(journal.entries, tokens, mode), close: () => app.close() }
}

function createServer(mode: BankMode): FastifyInstance {
  const app = Fastify({ logger: false, bodyLimit: bodyLimitBytes, routerOptions: { maxParamLength: 200 }, forceCloseConnections: true })
  // JSON only: a form post from another site can then never be a valid call.
  app.removeContentTypeParser('text/plain')
  // A caller's mistake keeps its status; anything else means that the books could not be kept, so nothing was settled.
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    const status = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 503
    return reply.code(status).send({ error: status === 503 ? 'unavailable' : 'malformed' })
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'not found' }))
  misbehave(app, mode)
  return app
}

const controlOf = (journal: readonly JournalEntry[], tokens: Tokens, mode: BankMode): BankControl => ({
  captures: (orderNumber) => journal.filter((entry) => entry.event === 'captured' && entry.orderNumber === orderNumber).length,
  journal,
  set: (change) => void Object.assign(mode, change),
  nonceFor(cardNumber) {
    if (brandOf(digitsOf(cardNumber)) === null) throw new Error('The bank does not take this card number')
    return tokens.issue({ number: cardNumber, expiry: '12/30', cvv: '123', name: 'Tan Mei Lin' }).nonce
  },
})
