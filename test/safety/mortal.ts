import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { PaymentGateway } from '#src/outside/payments/port.ts'
import type { Database, Transaction } from '#src/platform/db/database.ts'
import type { Shop } from '#src/shop.ts'
import type { TestShop } from '#test/shop.ts'

/** The process is dead: nothing after this happens. */
class Killed extends Error {}

/** The steps of a process after which its death may make a difference, and the one before which it dies. */
interface Life {
  steps: string[]
  deathAt: number
  isDead: boolean
}

export interface MortalShop {
  shop: Shop
  url: string
  /** Has the process work until its nth step, before which it dies; answers the steps that it took. */
  dieAt(deathAt: number, work: () => Promise<unknown>): Promise<string[]>
  close(): Promise<void>
}

/**
 * The shop in a process that dies before a step: a write, a commit, a call of the gateway, and what comes after a commit or
 * a call. Its jobs are left to others, and what it remembers is nobody else's. `halfWritten`, for a twin: what was written
 * before a death stays, as without transactions.
 */
export async function openMortal(at: TestShop, { halfWritten = false } = {}): Promise<MortalShop> {
  const life: Life = { steps: [], deathAt: Infinity, isDead: false }
  const step = (name: string): void => {
    life.isDead ||= life.steps.length === life.deathAt
    if (life.isDead) throw new Killed(name)
    life.steps.push(name)
  }
  const parts = { database: mortalDatabase(at.database, life, step, halfWritten), gateway: mortalGateway(at.gateway, step) }
  const { shop, url, close } = await at.another(parts)
  return {
    shop,
    url,
    close,
    async dieAt(deathAt, work) {
      Object.assign(life, { steps: [], deathAt, isDead: false })
      const hasAnswered = await work().then(
        () => true,
        (error: unknown) => {
          if (!life.isDead) throw error
          return false
        },
      )
      if (hasAnswered && life.isDead) throw new Error('a dead process has answered')
      return life.steps
    },
  }
}

type Step = (name: string) => void

const writes = /^\s*(?:insert|update|delete|with)/i

/** Counts every write that goes through it. */
const watched = <Connection extends pg.Pool | pg.PoolClient>(connection: Connection, step: Step): Connection =>
  new Proxy(connection, {
    get: (target, name) =>
      name === 'query'
        ? (...words: unknown[]) => {
            const text = typeof words[0] === 'string' ? words[0] : (words[0] as { text?: string }).text
            if (text && writes.test(text)) step(text)
            return (target.query as (...all: unknown[]) => unknown).apply(target, words)
          }
        : Reflect.get(target, name, target),
  })

function mortalDatabase(database: Database, life: Life, step: Step, halfWritten: boolean): Database {
  const pool = watched(database.pool, step)
  const watchedTx = (tx: Transaction): Transaction => {
    const client = watched(tx.client, step)
    return { ...tx, client, orm: drizzle(client) }
  }
  return {
    ...database,
    pool,
    orm: drizzle(pool),
    async transaction(work, settings) {
      const value = await database.transaction(async (tx) => {
        try {
          const done = await work(watchedTx(tx))
          step('before the commit')
          return done
        } catch (error) {
          if (halfWritten && life.isDead) return undefined as never
          throw error
        }
      }, settings)
      step('after the commit')
      return value
    },
  }
}

function mortalGateway(gateway: PaymentGateway, step: Step): PaymentGateway {
  const call =
    <Given extends unknown[], Answer>(name: string, ask: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      step(`before ${name}`)
      const answer = await ask(...given)
      step(`after ${name}`)
      return answer
    }
  return {
    ...gateway,
    charge: call('the charge', gateway.charge),
    complete: call('the charge with its proof', gateway.complete),
    inquire: call('the inquiry', gateway.inquire),
    end: call('the end', gateway.end),
    refund: call('the refund', gateway.refund),
    inquireRefund: call('the inquiry about the refund', gateway.inquireRefund),
  }
}
