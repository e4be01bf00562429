import { shopDay } from '#src/kit/clock.ts'
import { inCulture, type Culture } from '#src/kit/culture.ts'
import type { OrderLine } from '#src/features/orders/rules/order.ts'
import { groupsIn, type OrderInProgress } from '#src/features/orders/server/orders.service.ts'
import type { Day } from '#src/features/rewards/rules/days.ts'
import { addDays } from '#src/features/rewards/rules/days.ts'
import type { OrderRefund, OrderRefunds } from '../refunds.contract.ts'
import { refundedBy, type RefundEntry } from '../rules/entries.ts'
import { canReturn, isUnsent } from '../rules/phase.ts'
import { leftOf, type Pieces } from '../rules/preview.ts'
import { isWaiting } from '../rules/refund.ts'
import type { RefundRow, ReturnRow } from './refunds.store.ts'

export interface RefundsOfOrder {
  found: OrderInProgress
  entries: readonly RefundEntry[]
  refunds: readonly RefundRow[]
  returns: readonly ReturnRow[]
  returnDays: number
  today: Day
}

export function presentRefunds(of: RefundsOfOrder, culture: Culture): OrderRefunds {
  const { found, entries, refunds, returns } = of
  const { order, lines } = found
  const named = (pieces: readonly Pieces[]) => pieces.map((each) => ({ ...each, ...namesOf(lines, each.line, culture) }))
  const back = returnable(of)
  const left = leftOf({ lines }, refundedBy(entries))
  return {
    orderNumber: order.orderNumber,
    canCancel:
      order.paidAt !== null && isUnsent(groupsIn(found).map(({ state }) => state)) && [...left.values()].some((quantity) => quantity > 0),
    returnable: lines.flatMap((line) => {
      const quantity = back.get(line.position) ?? 0
      const { position, isGift } = line
      return quantity > 0 ? [{ line: position, quantity, ...namesOf(lines, position, culture), isGift }] : []
    }),
    returnUntil: firstEnd(of, back),
    returns: returns.map(({ state, createdAt, reason, note, pieces }) => ({
      state,
      askedAt: createdAt.toISOString(),
      reason,
      note,
      lines: named(pieces),
    })),
    refunds: refunds.map((refund) => presentRefund(refund, lines, culture)),
  }
}

/** How many pieces of each line can be sent back and are not asked for yet (refund-10). */
export function returnable({ found, entries, returns, returnDays, today }: RefundsOfOrder): Map<number, number> {
  const { lines } = found
  const groups = new Map(groupsIn(found).map(({ name, state }) => [name, state]))
  const asked = returns.filter(({ state }) => isWaiting(state)).flatMap(({ pieces }) => pieces)
  const left = leftOf({ lines }, { pieces: [...refundedBy(entries).pieces, ...asked] })
  return new Map(
    lines.map(({ position, group }) => [
      position,
      canReturn(groups.get(group.en)!, today, completedOn(found, group.en), returnDays) ? left.get(position)! : 0,
    ]),
  )
}

/** The day on which the goods of a group were delivered or collected; where nobody wrote it down, that of the whole order. */
function completedOn({ order, events }: OrderInProgress, name: string): Day | null {
  const event = events.findLast(({ status, group }) => status === 'completed' && (group ?? name) === name)
  const at = event?.at ?? order.completedAt
  return at && shopDay(at)
}

/** Until when all that can be sent back can be: the last day of the group that came first. */
function firstEnd({ found, returnDays }: RefundsOfOrder, back: ReadonlyMap<number, number>): Day | null {
  const ends = found.lines.flatMap(({ position, group }) => {
    const day = back.get(position) ? completedOn(found, group.en) : null
    return day === null ? [] : [addDays(day, returnDays)]
  })
  return ends.toSorted()[0] ?? null
}

export function presentRefund({ state, reason, createdAt, credit }: RefundRow, lines: readonly OrderLine[], culture: Culture): OrderRefund {
  const tenders = credit?.tenders ?? []
  return {
    state,
    reason,
    decidedAt: createdAt.toISOString(),
    lines: (credit?.lines ?? []).map(({ line, quantity, cents }) => ({
      line,
      quantity,
      ...namesOf(lines, line, culture),
      amountCents: cents,
    })),
    deliveryCents: credit?.delivery?.cents ?? null,
    keptCents: credit?.kept?.cents ?? 0,
    owedCents: credit?.owedCents ?? 0,
    totalCents: tenders.reduce((sum, { amountCents, isEnded }) => (isEnded ? sum : sum + amountCents), 0),
    tenders: tenders.map(({ kind, source, amountCents, isEnded = false }) => ({
      kind,
      label: source ? inCulture(source, culture) : kind,
      amountCents,
      isEnded,
    })),
  }
}

/** What a line of an order is called, and which variant it is. */
export function namesOf(lines: readonly OrderLine[], position: number, culture: Culture): { name: string; options: string } {
  const line = lines.find((each) => each.position === position)
  if (!line) return { name: '', options: '' }
  return { name: `${inCulture(line.brand, culture)} ${inCulture(line.title, culture)}`, options: inCulture(line.options, culture) }
}
