import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { PaymentGateway } from '#src/outside/payments/port.ts'
import type { Database, Transaction } from '#src/platform/db/database.ts'

/** The process is dead: nothing after this happens. */
export class Killed extends Error {}

/** The steps of a process after which its death may make a difference, and the one before which it dies. */
export interface Life {
  steps: string[]
  deathAt: number
  isDead: boolean
}

const writes = /^\s*(?:insert|update|delete|with)/i

/** A database and a gateway for a process that dies before a step: a write, a commit, a call, and what comes after a commit or a call. */
export function mortal(database: Database, gateway: PaymentGateway, life: Life): { database: Database; gateway: PaymentGateway } {
  const step = (name: string): void => {
    life.isDead ||= life.steps.length === life.deathAt
    if (life.isDead) throw new Killed(name)
    life.steps.push(name)
  }
  const call = async <T>(name: string, asked: () => Promise<T>): Promise<T> => {
    step(`before ${name}`)
    const answer = await asked()
    step(`after ${name}`)
    return answer
  }
  const watched = (tx: Transaction): Transaction => {
    const client = new Proxy(tx.client, {
      get: (target, name) =>
        name === 'query'
          ? (...words: unknown[]) => {
              const text = typeof words[0] === 'string' ? words[0] : (words[0] as { text?: string }).text
              if (text && writes.test(text)) step(text.slice(0, 60))
              return (target.query as (...all: unknown[]) => unknown).apply(target, words)
            }
          : Reflect.get(target, name, target),
    }) as pg.PoolClient
    return { ...tx, client, orm: drizzle(client) }
  }
  return {
    database: {
      ...database,
      async transaction(work, settings) {
        const value = await database.transaction(async (tx) => {
          const done = await work(watched(tx))
          step('before the commit')
          return done
        }, settings)
        step('after the commit')
        return value
      },
    },
    gateway: {
      ...gateway,
      refund: (request) => call('the refund', () => gateway.refund(request)),
      inquireRefund: (key) => call('the inquiry', () => gateway.inquireRefund(key)),
    },
  }
}
