import { createHmac } from 'node:crypto'
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { systemClock, type Clock } from '#src/kit/clock.ts'
import { digitsOf } from './card/card-rules.ts'
import { brandOf } from './card/card-types.ts'
import { cardAssets } from './card-assets.ts'
import { cardPage } from './card-page.ts'
import { challengePage } from './challenge-page.ts'
import { chargesApi } from './charges-api.ts'
import { calm, createAccidents, misbehave, type BankMode } from './faults.ts'
import { createDeliveries, type Deliveries } from './deliveries.ts'
import { openJournal } from './journal.ts'
import type { JournalEntry } from './journal-entry.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { createRefunds } from './refunds.ts'
import { createTokens, type Tokens } from './tokens.ts'
import { createVault } from './vault.ts'

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
  /** The secret by which events are signed. */
  eventSecret: string
  /** Where events are sent; without an address they wait. */
  eventsUrl?: string
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
  /** Where events are sent from now on. */
  sendEventsTo(address: string): void
  /** A nonce as from the card form. Throws for a number that the bank does not accept. */
  nonceFor(cardNumber: string): string
  /** Settles a 3-D Secure page as its owner would, and returns the proof. Throws when no attempt waits for that page. */
  proofOf(challengeUrl: string, result: 'passed' | 'failed'): Promise<string>
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
  const journal = await openJournal(options.journalFile)
  const tokens = createTokens({ journal, clock, fingerprintKey: fingerprintKey(options.apiKey) })
  const vault = createVault({ journal, clock })
  const books = createLedger({ journal, tokens, vault, clock })
  const ledger = options.twin?.(books, tokens) ?? books
  const app = createServer(mode)
  let origin = options.origin === undefined ? '' : new URL(options.origin).origin
  await app.register(cardAssets)
  const shopOrigins = options.shopOrigins.map((shop) => new URL(shop).origin)
  await app.register(cardPage, { tokens, clock, shopOrigins, origin: () => origin })
  await app.register(challengePage, { ledger, shopOrigins, origin: () => origin })
  const refunds = createRefunds({ journal, ledger, clock })
  const accidentOf = createAccidents((card) => ('nonce' in card ? tokens.find(card.nonce) : vault.find(card.vaultToken)))
  await app.register(chargesApi, { ledger, refunds, vault, accidentOf, mode, apiKey: options.apiKey, origin: () => origin })
  const deliveries = createDeliveries({ journal, clock, secret: options.eventSecret, mode })
  if (options.eventsUrl) deliveries.sendTo(options.eventsUrl)
  app.addHook('onClose', () => deliveries.close().then(() => journal.close()))
  const url = await app.listen({ host: options.host, port: options.port }).catch(async (error: unknown) => {
    await app.close()
    throw error
  })
  origin ||= url
  return { origin, url, control: controlOf(ledger, tokens, deliveries, mode), close: () => app.close() }
}

/** Fingerprints of cards are made by a key of their own, which the shop does not know as such. */
const fingerprintKey = (apiKey: string): string => createHmac('sha256', apiKey).update('fingerprints of cards').digest('base64url')

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

const controlOf = (ledger: Ledger, tokens: Tokens, deliveries: Deliveries, mode: BankMode): BankControl => ({
  captures: (orderNumber) => ledger.entries.filter((entry) => entry.event === 'captured' && entry.orderNumber === orderNumber).length,
  journal: ledger.entries,
  set(change) {
    Object.assign(mode, change)
    deliveries.wake()
  },
  sendEventsTo: (address) => deliveries.sendTo(address),
  nonceFor(cardNumber) {
    if (brandOf(digitsOf(cardNumber)) === null) throw new Error('The bank does not take this card number')
    return tokens.issue({ number: cardNumber, expiry: '12/49', cvv: '123', name: 'Tan Mei Lin' }).nonce
  },
  async proofOf(challengeUrl, result) {
    const proof = await ledger.prove(challengeUrl.split('/').at(-1)!, result)
    if (proof === null) throw new Error('No attempt waits for this 3-D Secure page')
    return proof
  },
})
