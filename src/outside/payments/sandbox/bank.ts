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
  /** The origin at which browsers reach the bank; by default the address that it listens on. */
  origin?: string
  /** The bank's journal: one JSON object a line, which survives restarts. */
  journalFile: string
  /** The origins whose pages may embed the card form. */
  shopOrigins: readonly string[]
  /** The key by which the shop's server may charge. */
  apiKey: string
  clock?: Clock
  /** Replaces the ledger by a faulty one, for twins: a test must fail with it. */
  twin?: (ledger: Ledger, tokens: Tokens) => Ledger
}

/** What a test can read and change inside the bank. */
export interface BankControl {
  /** How many charges of that order were captured. */
  captures(orderNumber: string): number
  readonly journal: readonly JournalEntry[]
  /** Sets the given faults; the others stay as they are. */
  set(mode: Partial<BankMode>): void
  /** A nonce as from the card form. Throws for a number that the bank does not accept. */
  nonceFor(cardNumber: string): string
}

export interface SandboxBank {
  /** The address of the card form, for browsers. */
  origin: string
  /** The address of the bank, for the shop's server. */
  url: string
  control: BankControl
  close(): Promise<void>
}

const bodyLimitBytes = 4 * 1024

/**
 * A card gateway for development and tests, with its own port, its own origin and its own journal.
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
  // An error of the caller has its own status; any other means that the journal could not be written, so nothing was settled.
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
