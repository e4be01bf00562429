import type { Order } from './order.ts'
import type { OrderEvent } from './order-event.ts'
import type { Sender } from './order-groups.ts'
import type { OrderStatus } from './order-status.ts'

/** A step of the goods of one group, as whoever ordered them reads it. */
export interface Step {
  status: OrderStatus | 'placed'
  at: 'done' | 'current' | 'next'
  /** Null for what is to come, and for what nobody wrote down. */
  moment: Date | null
  carrier: string | null
  trackingNumber: string | null
}

type Happened = Omit<Step, 'at'>

const home: readonly Step['status'][] = ['placed', 'paid', 'processing', 'shipped', 'completed']
const counter: readonly Step['status'][] = ['placed', 'paid', 'processing', 'readyToCollect', 'completed']
const ends: readonly Step['status'][] = ['cancelled', 'refunded']

/** What happened to a group and to its whole order, and what is to come: nothing once it is cancelled or refunded (order-18). */
export function courseOf(
  order: Pick<Order, 'status' | 'placedAt' | 'paidAt'>,
  { group, mode }: Sender,
  events: readonly OrderEvent[],
): Step[] {
  const way = mode === 'collection' ? counter : home
  const own = events.filter((event) => event.group === null || event.group === group.en)
  const happened = [
    moment('placed', order.placedAt),
    ...(order.paidAt ? [moment('paid', order.paidAt)] : []),
    ...(events.length === 0
      ? unwritten(order.status, way)
      : own.map((event) => ({ ...moment(event.status, event.at), ...parcelOf(event) }))),
  ]
  const current = happened.findLastIndex(({ status }) => status !== 'partlyRefunded')
  const reached = Math.max(...happened.map(({ status }) => way.indexOf(status)))
  const isOver = happened.some(({ status }) => ends.includes(status))
  return [
    ...happened.map((step, index): Step => ({ ...step, at: index === current ? 'current' : 'done' })),
    ...(isOver ? [] : way.slice(reached + 1)).map((status): Step => ({ ...moment(status, null), at: 'next' })),
  ]
}

const moment = (status: Step['status'], at: Date | null): Happened => ({ status, moment: at, carrier: null, trackingNumber: null })

const parcelOf = ({ carrier, trackingNumber }: OrderEvent) => ({ carrier, trackingNumber })

/** The steps of an order that came to its state before events were written. */
function unwritten(status: OrderStatus, way: readonly Step['status'][]): Happened[] {
  const here = way.indexOf(status)
  const steps = here < 0 ? [status] : way.slice(2, here + 1)
  return steps.filter((step) => step !== 'pendingPayment').map((step) => moment(step, null))
}
