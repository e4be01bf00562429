import { randomUUID } from 'node:crypto'
import { usedPromotions, wantedGoods, type PricedCart } from '#src/features/cart/server/cart.service.ts'
import { hasPlace, type DeliverySlot } from '#src/features/fulfilment/rules/delivery-slots.ts'
import type { Order } from '#src/features/orders/rules/order.ts'
import type { InstalmentPlan } from '#src/features/pricing/rules/instalments.ts'
import type { ProblemOf } from '#src/kit/endpoint.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { CardSource } from '#src/outside/payments/port.ts'
import { RolledBack, type Orm, type Transaction } from '#src/platform/db/database.ts'
import type { Caller } from '#src/platform/http/caller.ts'
import type { createOrder } from '../payment.contract.ts'
import { agreedPlan } from '../rules/agreed-plan.ts'
import type { PaymentParts, PaymentRequest } from './payment-parts.ts'
import { insertAttempt, newAttempt, type AttemptRow } from './payment.store.ts'
import { sellOrder } from './settle-attempt.ts'

/** One that the contract names: the browser decides by it whether the card may have been charged. */
export type Refusal = Problem<ProblemOf<typeof createOrder>>

/** A new order whose card is to be charged now. */
export interface Charge {
  order: Order
  attempt: AttemptRow
  card: CardSource
  plan: InstalmentPlan | null
  isNetworkMarked: boolean
}

/** `charge`: what is to be done now. `order`: one that is there already, or needed no card. `tried`: what became of this key before. */
export type Placed = { charge: Charge } | { order: Order } | { tried: AttemptRow }

/** How what is left to pay is paid. */
export type Payment = Pick<Charge, 'card' | 'plan' | 'isNetworkMarked'> & { network: string }

interface Agreed {
  session: string
  caller: Caller
  request: PaymentRequest
  priced: PricedCart
  payment: Payment | null
}

/** Takes what the order needs until it is paid, and writes it with its attempt. */
export async function holdAndWrite(
  parts: PaymentParts,
  tx: Transaction,
  { session, caller, request, priced, payment }: Agreed,
): Promise<Result<Placed, Refusal>> {
  const { orm } = tx
  const { slotId } = priced.delivery
  const slot = slotId === undefined ? null : await parts.slots.find(orm, slotId)
  const now = parts.clock.now()
  // Like the check of the goods: the hold decides.
  if (slotId !== undefined && !(slot && hasPlace(slot, now))) return refuse(problem('SLOT_TAKEN'))
  const [numbers, planned] = await Promise.all([parts.orders.draw(orm), parts.stock.plan(orm, wantedGoods(priced))])
  if (!planned.ok) return refuse(missingGoods(priced, planned.problem.variantId))
  const { idempotencyKey } = request
  const { member: memberId, culture } = caller
  const { isOnShelf } = planned.value
  const draft = parts.orders.draft({ sessionId: session, memberId, culture, cart: priced, slot, isOnShelf, idempotencyKey }, numbers)
  const { order } = draft
  const refusedHold = await hold(parts, orm, order, priced, slot)
  if (refusedHold) throw new RolledBack(refuse(refusedHold))
  const heldUntil = new Date(now.getTime() + priced.store.holdMinutes * 60_000)
  const attempt = payment && attemptFor(order, payment, { amountCents: priced.tenders.toPayCents, heldUntil, createdAt: now })
  const writes = Promise.all([
    parts.orders.insert(orm, draft),
    parts.stock.hold(orm, { id: order.autoId, expiresAt: heldUntil }, planned.value),
    attempt && insertAttempt(orm, attempt),
  ])
  if (attempt) {
    tx.withCommit(writes)
    return ok({ charge: { ...payment, order, attempt } })
  }
  await writes
  await sellOrder(parts, tx, order, null)
  return ok({ order })
}

/** Takes what else the order needs until it is paid: uses of promotions, a place in the slot, vouchers and rebates. Why not, if something is gone. */
async function hold(
  { promotions, tenders, slots }: PaymentParts,
  orm: Orm,
  { autoId, orderNumber, sessionId, memberId }: Order,
  priced: PricedCart,
  slot: DeliverySlot | null,
): Promise<Refusal | null> {
  if (!(await promotions.use(orm, autoId, usedPromotions(priced.best), { sessionId, memberId }))) return problem('STALE_QUOTE')
  // The slot before the tenders, which lock the member, as whoever gives both back does.
  if (slot && !(await slots.hold(orm, autoId, slot.autoId))) return problem('SLOT_TAKEN')
  const { vouchers, rebateCents } = priced.tenders
  const voucherCodes = vouchers.map(({ code }) => code)
  const isSpent = memberId === null || (await tenders.use(orm, { memberId, orderNumber, voucherCodes, rebateCents }))
  return isSpent ? null : problem('STALE_QUOTE')
}

/** The attempt, written before the gateway is called: the row from which a sweep settles it if this process does not. */
const attemptFor = (
  { autoId: orderId, orderNumber, sessionId, memberId, cartId, idempotencyKey, quoteHash }: Order,
  { network, plan }: Payment,
  { amountCents, ...times }: Pick<AttemptRow, 'amountCents' | 'heldUntil' | 'createdAt'>,
): AttemptRow => ({
  ...newAttempt,
  orderId,
  orderNumber,
  sessionId,
  memberId,
  cartId,
  idempotencyKey,
  quoteHash,
  amountCents,
  ...times,
  attemptKey: `${orderNumber}.${randomUUID()}`,
  currency: 'SGD',
  network,
  plan: plan && agreedPlan(plan, amountCents),
})

/** Without the last gift the bag is another one, which the shopper has not seen. */
const missingGoods = ({ lines }: PricedCart, variantId: number): Refusal =>
  problem(lines.some((line) => line.variantId === variantId) ? 'OVER_STOCK' : 'STALE_QUOTE')
