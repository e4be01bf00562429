import type { TestShop } from '#test/shop.ts'

/** What differs from the seven invariants (fault-01 to fault-07), one line for each difference; empty when all hold. */
export type Audit = (options?: {
  /** Whether an attempt may wait for its shopper at the bank, for as long as its goods are held. */
  mayWait?: boolean
  /** Whether mails are counted too. */
  withMails?: boolean
}) => Promise<string[]>

type Audited = Pick<TestShop, 'database' | 'bank' | 'mails'>

/** Counts the goods that there are now; every audit compares with them. */
export async function openAudit({ database, bank, mails }: Audited): Promise<Audit> {
  const initial = new Map((await stock()).map(({ variant, onHand, sold, back }) => [variant, onHand + sold - back]))

  async function stock(): Promise<{ variant: number; onHand: number; sold: number; back: number }[]> {
    const { rows } = await database.pool.query(`
      select s.variant_id variant, sum(s.on_hand)::int "onHand",
        (select coalesce(sum(l.quantity), 0)::int from order_lines l join orders o on o.auto_id = l.order_id
          where l.variant_id = s.variant_id and o.paid_at is not null) sold,
        (select coalesce(sum(e.quantity), 0)::int from refund_entries e join refunds r on r.auto_id = e.refund_id
          join order_lines l on l.order_id = r.order_id and l.position = e.line where l.variant_id = s.variant_id) back
      from stock_levels s group by 1 order by 1`)
    return rows
  }

  /** What the bank took of each order and gave back. */
  function netOfBank(): Map<string, number[]> {
    const net = new Map<string, number[]>()
    for (const entry of bank.control.journal) {
      if (entry.event !== 'captured' && entry.event !== 'refunded') continue
      const cents = entry.event === 'captured' ? entry.amountCents : -entry.amountCents
      net.set(entry.orderNumber, [...(net.get(entry.orderNumber) ?? []), cents])
    }
    return net
  }

  async function money(): Promise<string[]> {
    const { rows } = await database.pool.query<{ number: string; cents: number }>(`
      select o.order_number number,
        -coalesce((select sum(amount_cents) from order_ledger where order_id = o.auto_id and kind = 'card'), 0)::int
        - coalesce((select sum(card_cents) from refunds where order_id = o.auto_id and state = 'refunded'), 0)::int cents
      from orders o where o.paid_at is not null`)
    const books = new Map(rows.map(({ number, cents }) => [number, cents]))
    const bankOf = netOfBank()
    const numbers = [...new Set([...books.keys(), ...bankOf.keys()])]
    const differing = numbers.filter((number) => (books.get(number) ?? 0) !== sum(bankOf.get(number)))
    const twice = numbers.filter((number) => (bankOf.get(number) ?? []).filter((cents) => cents > 0).length > 1)
    return [
      ...differing.map((number) => `I1: ${number}: the bank has ${sum(bankOf.get(number))}, the books ${books.get(number) ?? 'nothing'}`),
      ...twice.map((number) => `I3: ${number} was captured more than once`),
    ]
  }

  async function goods(): Promise<string[]> {
    const now = (await stock()).map(({ variant, onHand, sold, back }) => [variant, onHand + sold - back - initial.get(variant)!])
    return now
      .filter(([, missing]) => missing !== 0)
      .map(([variant, more]) => `I2: of variant ${variant} there are ${more} more than at first`)
  }

  /** Every confirmation has gone out once: a second one may only follow a death of the mail server (safe-09). */
  async function confirmations(): Promise<string[]> {
    const { rows } = await database.pool.query<{ number: string }>('select order_number number from orders where paid_at is not null')
    const sent = mails.flatMap(({ messageId }) => /^<order-([^@]+)@/.exec(messageId ?? '')?.[1] ?? [])
    const paid = new Set(rows.map(({ number }) => number))
    return [
      ...[...paid].filter((number) => !sent.includes(number)).map((number) => `I6: ${number} is not confirmed`),
      ...sent
        .filter((number, at) => !paid.has(number) || sent.indexOf(number) !== at)
        .map((number) => `I6: ${number} is confirmed wrongly`),
    ]
  }

  async function rows(name: string, query: string): Promise<string[]> {
    const found = await database.pool.query<{ what: string }>(query)
    return found.rows.map(({ what }) => `${name}: ${what}`)
  }

  return async ({ mayWait = false, withMails = true } = {}) => {
    const found = [await money(), await goods(), withMails ? await confirmations() : []]
    for (const [name, query] of Object.entries(queries)) found.push(await rows(name, query))
    found.push(await rows('I7, open', mayWait ? `${openAttempts} and (state <> 'requiresAction' or held_until < now())` : openAttempts))
    return found.flat()
  }
}

const sum = (amounts: readonly number[] = []): number => amounts.reduce((total, cents) => total + cents, 0)

const openAttempts = `select attempt_key || ' is ' || state what from payment_attempts where state not in ('captured', 'declined', 'voided')`
const waiting = `select order_id from payment_attempts where state not in ('captured', 'declined', 'voided')`

/** Each selects what is wrong. */
const queries = {
  'I1, a ledger': `select o.order_number what from orders o left join order_ledger l on l.order_id = o.auto_id where o.paid_at is not null
    group by 1 having coalesce(sum(l.amount_cents), 1) <> 0`,
  'I1, a total': `select o.order_number what from orders o join order_ledger l on l.order_id = o.auto_id where o.paid_at is not null
    group by o.auto_id having sum(l.amount_cents) filter (where l.kind not in ('card', 'voucher', 'rebate')) <> o.total_cents`,
  'I1, entries of a refund': `select refund_id::text what from refund_entries group by 1 having sum(amount_cents) <> 0`,
  'I1, a set of rebates': `select entry_set::text what from rebate_entries group by 1 having sum(amount_cents) <> 0`,
  'I2, held': `select s.variant_id || ': ' || s.held what from stock_levels s
    where s.held <> (select coalesce(sum(quantity), 0) from stock_holds h where h.variant_id = s.variant_id and h.location_id = s.location_id)`,
  'I2, held for no order': `select order_id::text what from stock_holds where order_id not in (${waiting} and order_id is not null)`,
  'I2, places of a slot': `select d.auto_id::text what from delivery_slots d
    where d.taken <> (select count(*) from slot_places p join orders o on o.auto_id = p.order_id where p.slot_id = d.auto_id)`,
  'I3, captured without an order': `select a.attempt_key what from payment_attempts a left join orders o on o.auto_id = a.order_id
    where a.state = 'captured' and o.paid_at is null`,
  'I3, paid without its card': `select o.order_number what from orders o join order_ledger l on l.order_id = o.auto_id and l.kind = 'card'
    where not exists (select from payment_attempts a where a.order_id = o.auto_id and a.state = 'captured' and a.amount_cents = -l.amount_cents)`,
  'I4, a voucher': `select code what from vouchers v where used_order_number is not null and not exists (
      select from orders o join order_ledger l on l.order_id = o.auto_id where o.order_number = v.used_order_number and l.kind = 'voucher')`,
  'I4, a voucher used for nothing': `select o.order_number what from orders o join order_ledger l on l.order_id = o.auto_id and l.kind = 'voucher'
    where (select count(*) from vouchers v where v.used_order_number = o.order_number)
      <> (select count(*) from order_ledger e where e.order_id = o.auto_id and e.kind = 'voucher')`,
  'I4, a lot of rebates': `select r.auto_id::text what from rebate_lots r where r.spendable_cents < 0 or r.pending_cents < 0
    or r.spendable_cents <> (select coalesce(sum(amount_cents), 0) from rebate_entries e where e.lot_id = r.auto_id and e.account = 'spendable')`,
  'I4, spent rebates': `select number what from (
      select order_number number, sum(amount_cents) cents from rebate_entries where account = 'spent' group by 1
      union all select o.order_number, sum(l.amount_cents) from orders o join order_ledger l on l.order_id = o.auto_id and l.kind = 'rebate' group by 1
    ) each group by 1 having sum(cents) <> 0 and number not in (select order_number from refunds)`,
  'I4, uses of a promotion': `select order_id::text what from promotion_uses where order_id not in (select auto_id from orders)`,
  'I7, not paid': `select order_number || ' is ' || status what from orders where paid_at is null and auto_id not in (${waiting} and order_id is not null)`,
  'I7, a refund': `select refund_key what from refunds where state in ('created', 'unknown')`,
} as const
