import type { FastifyInstance, FastifyReply } from 'fastify'
import type { CardSource } from '../port.ts'
import type { BankCard } from './bank-card.ts'
import type { Behaviour } from './test-cards.ts'

/** How the bank misbehaves, for tests. All faults are off by default. */
export interface BankMode {
  /** Every connection is cut before anything is read. */
  down: boolean
  /** Every request waits so many milliseconds before it is handled. */
  slowMs: number
  /** A charge is made, then the connection is cut instead of a response. */
  loseAnswers: boolean
  /** Events wait. */
  holdEvents: boolean
  /** How often each event is sent. */
  eventCopies: number
  /** Events that wait are sent in random order. */
  shuffleEvents: boolean
}

export const calm: BankMode = {
  down: false,
  slowMs: 0,
  loseAnswers: false,
  holdEvents: false,
  eventCopies: 1,
  shuffleEvents: false,
}

const longestSilenceMs = 60_000
const hesitationMs = 5_000

/** Applies `down` and `slowMs` to every request of the server. */
export function misbehave(app: FastifyInstance, mode: BankMode): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (mode.slowMs > 0) await new Promise((later) => setTimeout(later, mode.slowMs))
    if (mode.down) return cut(reply)
  })
}

/** Ends the connection without a response. */
export function cut(reply: FastifyReply): FastifyReply {
  reply.hijack()
  reply.raw.destroy()
  return reply
}

/** Never answers, so that the caller's time-out ends the call. */
export function stayQuiet(reply: FastifyReply): FastifyReply {
  reply.hijack()
  const tired = setTimeout(() => reply.raw.destroy(), longestSilenceMs)
  tired.unref()
  reply.raw.once('close', () => clearTimeout(tired))
  return reply
}

/** What a slow card waits for. */
export const hesitate = (): Promise<void> => new Promise((later) => setTimeout(later, hesitationMs).unref())

/** The accident of the next charge of a card. A request is lost once: a repeated one arrives. */
export function createAccidents(find: (card: CardSource) => BankCard | null): (card: CardSource) => Behaviour['accident'] {
  const lost = new Set<string>()
  return (source) => {
    const accident = find(source)?.behaviour.accident
    const token = 'nonce' in source ? source.nonce : source.vaultToken
    if (accident !== 'request-lost') return accident
    if (lost.has(token)) return undefined
    lost.add(token)
    return accident
  }
}
