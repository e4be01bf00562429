import { and, asc, eq, gt, gte, inArray, isNotNull, lt } from 'drizzle-orm'
import { orderLedger, orderLines, orders } from '#src/features/orders/server/orders.tables.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { accountHead, accountLine } from '../rules/account-csv.ts'
import { creditAccount, invoiceAccount, type AccountRow } from '../rules/account-rows.ts'
import { creditNotes } from './invoices.tables.ts'

/** From the first moment to the second, without it. */
export interface Period {
  from: Date
  until: Date
}

const atOnce = 500

/** The invoices and then the credit notes of a period as CSV (order-16), read from the database a part at a time. */
export async function* accountsCsv(orm: Orm, period: Period): AsyncGenerator<string> {
  yield accountHead
  for await (const rows of invoiceParts(orm, period)) yield rows.map(accountLine).join('')
  for await (const rows of creditParts(orm, period)) yield rows.map(accountLine).join('')
}

async function* invoiceParts(orm: Orm, { from, until }: Period): AsyncGenerator<AccountRow[]> {
  for (let after = 0; ;) {
    const issued = and(isNotNull(orders.invoiceNumber), gte(orders.paidAt, from), lt(orders.paidAt, until))
    const part = await orm
      .select()
      .from(orders)
      .where(and(issued, gt(orders.autoId, after)))
      .orderBy(asc(orders.autoId))
      .limit(atOnce)
    if (part.length === 0) return
    const ids = part.map(({ autoId }) => autoId)
    const lines = await linesOf(orm, ids)
    const entries = await orm.select().from(orderLedger).where(inArray(orderLedger.orderId, ids)).orderBy(asc(orderLedger.position))
    const ledgers = Map.groupBy(entries, ({ orderId }) => orderId)
    yield part.flatMap((order) => invoiceAccount({ order, lines: lines.get(order.autoId) ?? [], ledger: ledgers.get(order.autoId) ?? [] }))
    after = ids.at(-1)!
  }
}

async function* creditParts(orm: Orm, { from, until }: Period): AsyncGenerator<AccountRow[]> {
  for (let after = 0; ;) {
    const issued = and(gte(creditNotes.issuedAt, from), lt(creditNotes.issuedAt, until))
    const part = await orm
      .select({ note: creditNotes, orderNumber: orders.orderNumber })
      .from(creditNotes)
      .innerJoin(orders, eq(orders.autoId, creditNotes.orderId))
      .where(and(issued, gt(creditNotes.autoId, after)))
      .orderBy(asc(creditNotes.autoId))
      .limit(atOnce)
    if (part.length === 0) return
    const lines = await linesOf(
      orm,
      part.map(({ note }) => note.orderId),
    )
    yield part.flatMap(({ note, orderNumber }) =>
      creditAccount({ number: note.number!, at: note.issuedAt, orderNumber }, note.credit, lines.get(note.orderId) ?? []),
    )
    after = part.at(-1)!.note.autoId
  }
}

const linesOf = async (orm: Orm, orderIds: number[]) =>
  Map.groupBy(
    await orm.select().from(orderLines).where(inArray(orderLines.orderId, orderIds)).orderBy(asc(orderLines.position)),
    ({ orderId }) => orderId,
  )
