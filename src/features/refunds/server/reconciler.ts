import { dayMs } from '#src/kit/clock.ts'
import { differencesOf, type Difference } from '../rules/account.ts'
import type { PaymentService } from '#src/features/payment/server/payment.service.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { refundJobs, type RefundParts } from './refund-parts.ts'
import {
  findAccounts,
  findAllNumbers,
  findCursor,
  findDoubtful,
  findReadAt,
  insertMovements,
  markAgreed,
  updateReadAt,
} from './reconciler.store.ts'
import { findByKey, insertRefund, updateRefund, type RefundRow } from './refunds.store.ts'
import { settleRefund } from './settle-refund.ts'

export interface Reconciler {
  /** Reads what the gateway moved since the last time, compares it, and mends what can be mended (refund-15). */
  run(): Promise<void>
  /** The same with every order there is. */
  runAll(): Promise<void>
  /** Compares every order with the gateway's journal as far as it is read. `mends`: has the shop mend what it can. */
  compare(mends: boolean): Promise<{ readAt: Date | null; differences: Difference[] }>
}

export interface ReconcilerParts extends RefundParts {
  /** Asks the gateway about an attempt that is open. */
  payment: Pick<PaymentService, 'hear'>
}

/** Older differences are found by comparing everything. */
const numbersAtOnce = 1000

export function createReconciler(parts: ReconcilerParts): Reconciler {
  const { database, clock, jobs } = parts
  const { orm } = database
  const report = reporter(parts)

  async function mend(orderNumbers: readonly string[]): Promise<void> {
    const found = await differences(parts, orderNumbers)
    if (found.length === 0) return
    for (const difference of found) await mendOne(parts, difference)
    await readMovements(parts)
    report(await differences(parts, [...new Set(found.map(({ orderNumber }) => orderNumber))]))
  }

  return {
    async run() {
      if (await readMovements(parts)) await mend(await findDoubtful(orm, new Date(clock.now().getTime() - dayMs)))
    },
    async runAll() {
      if (!(await readMovements(parts))) throw new Error('the gateway cannot be asked now')
      for await (const numbers of everyNumber(orm)) await mend(numbers)
    },
    async compare(mends) {
      const found: Difference[] = []
      for await (const numbers of everyNumber(orm)) found.push(...(await differences(parts, numbers)))
      if (mends) await database.transaction((tx) => jobs.enqueue(tx, refundJobs.reconcileAll, {}))
      return { readAt: await findReadAt(orm), differences: found }
    },
  }
}

async function* everyNumber(orm: Orm): AsyncGenerator<string[]> {
  for (let numbers = await findAllNumbers(orm, '', numbersAtOnce); numbers.length > 0;) {
    yield numbers
    numbers = await findAllNumbers(orm, numbers.at(-1)!, numbersAtOnce)
  }
}

/** Tells the operator of differences that stay, each once as long as the process lives. */
function reporter({ warn }: RefundParts): (left: readonly Difference[]) => void {
  const told = new Set<string>()
  return (left) => {
    for (const { kind, orderNumber, key, cents } of left) {
      const words = `The books differ: ${kind} of order ${orderNumber}, ${key ?? 'the order itself'}, by ${cents} cents`
      if (solvesItself.has(kind) || told.has(words)) continue
      told.add(words)
      warn(words)
    }
  }
}

/** These wait for the gateway, and other jobs ask it again. */
const solvesItself = new Set<Difference['kind']>(['attemptOpen', 'refundOpen'])

async function differences({ database: { orm } }: RefundParts, orderNumbers: readonly string[]): Promise<Difference[]> {
  const found = (await findAccounts(orm, orderNumbers)).flatMap(differencesOf)
  const differing = new Set(found.map(({ orderNumber }) => orderNumber))
  await markAgreed(
    orm,
    orderNumbers.filter((number) => !differing.has(number)),
  )
  return found
}

/** Copies what is new of the gateway's journal. False while it cannot be read. */
async function readMovements({ database, gateway, clock }: RefundParts): Promise<boolean> {
  for (;;) {
    // What is settled from here on may be missing in the answer.
    const readAt = clock.now()
    const read = await gateway.movements(await findCursor(database.orm))
    if (!read) return false
    const { movements, next } = read
    if (next === null) {
      await updateReadAt(database.orm, readAt)
      return true
    }
    await database.transaction(({ orm }) => insertMovements(orm, movements, { next, readAt }))
  }
}

/** Mends a difference if the shop can: the gateway is asked again, and money that belongs to no order goes back. */
async function mendOne(parts: ReconcilerParts, { kind, orderNumber, key, cents }: Difference): Promise<void> {
  const { database, payment } = parts
  switch (kind) {
    case 'attemptOpen':
      return payment.hear(key!)
    case 'capturedUnpaid': {
      const refund = await refundCapture(parts, orderNumber, key!, cents)
      if (refund) await settleRefund(parts, refund, { isFirst: false })
      return
    }
    case 'refundMissing':
    case 'refundOpen': {
      const refund = await findByKey(database.orm, key!)
      if (!refund) return
      // One that the gateway never paid, or paid after it had refused, is asked for again, under the same key.
      const again = { state: 'unknown' as const, settledAt: refund.state === 'refused' ? null : refund.settledAt }
      await updateRefund(database.orm, refund.autoId, again, ['refunded', 'refused'])
      await settleRefund(parts, { ...refund, ...again }, { isFirst: false })
    }
  }
}

/** Money that was captured and belongs to no paid order goes back, once: the key is the attempt's. */
async function refundCapture(
  { database, clock }: RefundParts,
  orderNumber: string,
  attemptKey: string,
  cardCents: number,
): Promise<RefundRow | null> {
  const refundKey = `${attemptKey}.back`
  await insertRefund(
    database.orm,
    {
      orderNumber,
      refundKey,
      attemptKey,
      cardCents,
      reason: 'captureWithoutOrder',
      byKind: 'shop',
      state: 'created',
      createdAt: clock.now(),
    },
    [],
  )
  return findByKey(database.orm, refundKey)
}
