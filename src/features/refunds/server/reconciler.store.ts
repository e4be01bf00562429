import { sql } from 'drizzle-orm'
import type { Movement } from '#src/outside/payments/port.ts'
import type { Orm } from '#src/platform/db/database.ts'
import type { Account } from '../rules/account.ts'
import { bankCursor, bankMovements } from './refunds.tables.ts'

export async function findCursor(orm: Orm): Promise<string | null> {
  const [row] = await orm.select().from(bankCursor)
  return row?.next ?? null
}

/** Copies movements of the gateway's journal, each once, and how far it is read. */
export async function insertMovements(orm: Orm, movements: readonly Movement[], read: { next: string; readAt: Date }): Promise<void> {
  if (movements.length > 0)
    await orm
      .insert(bankMovements)
      .values([...movements])
      .onConflictDoNothing()
  await orm.insert(bankCursor).values(read).onConflictDoUpdate({ target: bankCursor.only, set: read })
}

/** The journal was read to its end. `readAt`: when that reading began; what was settled before it is in it. */
export async function updateReadAt(orm: Orm, readAt: Date): Promise<void> {
  await orm.insert(bankCursor).values({ readAt }).onConflictDoUpdate({ target: bankCursor.only, set: { readAt } })
}

/** When the last reading of the gateway's journal began; null: never. */
export async function findReadAt(orm: Orm): Promise<Date | null> {
  const [row] = await orm.select().from(bankCursor)
  return row?.readAt ?? null
}

/** Marks the movements of orders on whose money both sides agree. */
export async function markAgreed(orm: Orm, orderNumbers: readonly string[]): Promise<void> {
  await orm.execute(sql`update bank_movements set is_agreed = true where order_number = any(${array(orderNumbers)}) and not is_agreed`)
}

/**
 * Order numbers whose books may differ: the gateway moved money that the shop has not agreed to yet; the shop has written
 * since a moment that it did, and the gateway has not; or a refund is still open.
 */
export async function findDoubtful(orm: Orm, since: Date): Promise<string[]> {
  const { rows } = await orm.execute<{ number: string }>(sql`
    select order_number "number" from bank_movements where not is_agreed
    union select order_number from refunds where state in ('created', 'unknown')
    union select order_number from refunds r where card_cents > 0 and state = 'refunded' and settled_at > ${since}
      and not exists (select from bank_movements m where m.order_number = r.order_number and m.key = r.refund_key)
    union select a.order_number from payment_attempts a where a.state = 'captured' and a.settled_at > ${since}
      and not exists (select from bank_movements m where m.order_number = a.order_number and m.key = a.attempt_key)`)
  return rows.map(({ number }) => number)
}

/** Every number of a paid order, and every one under which the gateway moved money; in pages, after a number. */
export async function findAllNumbers(orm: Orm, after: string, most: number): Promise<string[]> {
  const { rows } = await orm.execute<{ number: string }>(sql`
    select order_number "number" from orders where paid_at is not null and order_number > ${after}
    union select order_number from bank_movements where order_number > ${after}
    union select order_number from refunds where order_number > ${after}
    order by 1 limit ${most}`)
  return rows.map(({ number }) => number)
}

const array = (numbers: readonly string[]) => sql`${sql.param([...numbers])}::text[]`

/** All that is known about the money of these order numbers. */
export async function findAccounts(orm: Orm, orderNumbers: readonly string[]): Promise<Account[]> {
  if (orderNumbers.length === 0) return []
  const numbers = array(orderNumbers)
  const { rows } = await orm.execute<{ account: Account }>(sql`
    select json_build_object(
      'orderNumber', n,
      'order', (select json_build_object(
          'balanceCents', coalesce(sum(l.amount_cents), 0),
          'cardCents', coalesce(-sum(l.amount_cents) filter (where l.kind = 'card'), 0))
        from orders o left join order_ledger l on l.order_id = o.auto_id
        where o.order_number = n and o.paid_at is not null group by o.auto_id),
      'attempts', coalesce((select json_agg(json_build_object(
          'key', a.attempt_key, 'amountCents', a.amount_cents,
          'isOpen', a.state not in ('captured', 'declined', 'voided'), 'isCaptured', a.state = 'captured',
          'isFresh', coalesce(a.settled_at > (select read_at from bank_cursor), true)))
        from payment_attempts a where a.order_number = n), '[]'),
      'refunds', coalesce((select json_agg(json_build_object(
          'key', r.refund_key, 'attemptKey', r.attempt_key, 'cardCents', r.card_cents, 'isOpen', r.state in ('created', 'unknown'),
          'isRefused', r.state = 'refused',
          'isFresh', coalesce(r.settled_at > (select read_at from bank_cursor), true),
          'balanceCents', (select coalesce(sum(e.amount_cents), 0) from refund_entries e where e.refund_id = r.auto_id)))
        from refunds r where r.order_number = n), '[]'),
      'movements', coalesce((select json_agg(json_build_object(
          'kind', m.kind, 'key', m.key, 'attemptKey', m.attempt_key, 'amountCents', m.amount_cents))
        from bank_movements m where m.order_number = n), '[]')) account
    from unnest(${numbers}) n`)
  return rows.map(({ account }) => account)
}
