import type { Clock } from '#src/kit/clock.ts'
import type { Movement } from '../port.ts'
import type { RefundStore } from './attempts.store.ts'
import { findAll, type BraintreeApi, type BraintreeSale } from './braintree-api.ts'
import { cursorBehind, isBehind, readCursor, windowsFrom } from './movement-cursor.ts'
import { partsOf } from './order-id.ts'
import { capturedStates, centsOf } from './sale-outcome.ts'

export interface MovementsParts {
  api: BraintreeApi
  refunds: RefundStore
  clock: Clock
  /** When the first attempt was made: Braintree has nothing of this shop before it. Null while there is none. */
  firstAttemptAt(): Promise<Date | null>
}

/** By how much the clocks of the database and of Braintree may differ. */
const clocksDifferMs = 60 * 60 * 1000

/** Movements of money behind a cursor, oldest first. Rejects when Braintree cannot be reached. */
export async function movementsAfter(parts: MovementsParts, after: string | null): Promise<{ movements: Movement[]; next: string | null }> {
  const cursor = after === null ? null : readCursor(after)
  const first = cursor ? null : await parts.firstAttemptAt()
  const from = cursor?.at ?? (first && new Date(first.getTime() - clocksDifferMs))
  for (const window of from ? windowsFrom(from, parts.clock.now()) : []) {
    const found = await movementsWithin(parts, window)
    const movements = found.filter((movement) => isBehind(movement, cursor)).sort(byTime)
    if (movements.length > 0) return { movements, next: cursorBehind(found, window[0]) }
  }
  return { movements: [], next: null }
}

/** Within a second the money is taken before it is given back. */
const byTime = (one: Movement, other: Movement): number =>
  one.at.getTime() - other.at.getTime() || Number(one.kind === 'refunded') - Number(other.kind === 'refunded')

async function movementsWithin({ api, refunds }: MovementsParts, [start, end]: readonly [Date, Date]): Promise<Movement[]> {
  const [made, voided] = await Promise.all([
    findAll(api, (search) => search.createdAt().between(start, end)),
    findAll(api, (search) => search.voidedAt().between(start, end)),
  ])
  const moved = made.filter((transaction) => hasMoved(transaction)).map((transaction) => madeMovement(transaction))
  const back = voided.filter((transaction) => hasMoved(transaction)).map((sale) => voidMovement(sale, refunds))
  return [...moved, ...(await Promise.all(back))]
}

/** The money was taken or given back, even if that was undone later. */
const hasMoved = ({ status, statusHistory }: BraintreeSale): boolean =>
  [status, ...(statusHistory ?? []).map((past) => past.status)].some((state) => capturedStates.has(state))

function madeMovement({ id, type, orderId, amount, createdAt }: BraintreeSale): Movement {
  const { orderNumber, attemptKey, refundKey } = partsOf(orderId)
  const shared = { attemptKey, orderNumber, amountCents: centsOf(amount), reference: id, at: new Date(createdAt) }
  return (type as string) === 'credit'
    ? { kind: 'refunded', key: refundKey ?? id, ...shared }
    : { kind: 'captured', key: attemptKey, ...shared }
}

/** A voided sale gave its whole amount back. One that was voided in the control panel has no refund of the shop. */
async function voidMovement(sale: BraintreeSale, refunds: RefundStore): Promise<Movement> {
  const { orderNumber, attemptKey } = partsOf(sale.orderId)
  const at = new Date(sale.statusHistory!.find(({ status }) => status === 'voided')!.timestamp)
  const key = (await refunds.voidedBy(attemptKey)) ?? `void-${sale.id}`
  return { kind: 'refunded', key, attemptKey, orderNumber, amountCents: centsOf(sale.amount), reference: sale.id, at }
}
