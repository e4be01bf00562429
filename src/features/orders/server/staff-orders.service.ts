import { randomInt } from 'node:crypto'
import type { Clock } from '#src/kit/clock.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import { RolledBack, type Database, type Transaction } from '#src/platform/db/database.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import { collectionCode, isCode } from '../rules/collection-code.ts'
import { newEvent, type OrderEvent } from '../rules/order-event.ts'
import type { OrderStatus } from '../rules/order-status.ts'
import { statesOfGroups } from '../rules/progress.ts'
import { actOn, type ActRefusal, type OrderGroup, type StaffAct } from '../rules/staff-acts.ts'
import { orderJobs } from './order-jobs.ts'
import type { OrderInProgress, OrderProgress } from './order-progress.ts'

export type { OrderInProgress }
import { findNumbers } from './orders.store.ts'

export interface ActRequest {
  orderNumber: string
  /** The group it is done to; without it, all that it can be done to. */
  group?: string
  /** The name of the person who does it. */
  by: string
  /** True: nothing is written. */
  dryRun: boolean
  /** When it is shipped: what the shopper follows it by. */
  carrier?: string
  trackingNumber?: string
  /** When it is collected: what the shopper shows. */
  code?: string
}

export interface Acted {
  orderNumber: string
  groups: string[]
  /** What the groups became, and with them the order. */
  to: OrderStatus
  before: OrderStatus
  after: OrderStatus
}

export type StaffRefusal = ActRefusal | { code: 'unknownOrder' } | { code: 'unpaid' } | { code: 'codeMissing' } | { code: 'wrongCode' }

/** What the store's own people do with paid orders, until the back office exists and after. */
export interface StaffOrders {
  /** The orders in a state, or those with which something is still to be done; the oldest first. */
  list(filter: { status?: OrderStatus; most: number }): Promise<OrderInProgress[]>
  show(orderNumber: string): Promise<OrderInProgress | null>
  act(act: StaffAct, request: ActRequest): Promise<Result<Acted, StaffRefusal>>
}

interface Parts {
  database: Database
  progress: OrderProgress
  jobs: Pick<Jobs, 'enqueue'>
  clock: Clock
}

export function createStaffOrders(parts: Parts): StaffOrders {
  const { database, progress } = parts
  return {
    async list(filter) {
      const found = await Promise.all((await findNumbers(database.orm, filter)).map((number) => progress.find(database.orm, number)))
      return found.filter((order) => order !== null)
    },
    show: (orderNumber) => progress.find(database.orm, orderNumber),
    act: (act, request) =>
      database.transaction(async (tx) => {
        const locked = await progress.lock(tx.orm, request.orderNumber)
        const done = await actOnLocked(parts, tx, locked, act, request)
        if (request.dryRun) throw new RolledBack(done)
        return done
      }),
  }
}

/** The groups of an order and how far they are. */
export function groupsIn({ senders, events }: OrderInProgress): OrderGroup[] {
  const states = statesOfGroups(
    senders.map(({ group }) => group.en),
    events,
  )
  return senders.map(({ group, mode }) => ({ name: group.en, mode, state: states.get(group.en)! }))
}

async function actOnLocked(
  { progress, jobs, clock }: Parts,
  tx: Transaction,
  locked: OrderInProgress | null,
  act: StaffAct,
  request: ActRequest,
): Promise<Result<Acted, StaffRefusal>> {
  if (!locked) return refuse({ code: 'unknownOrder' })
  const { order } = locked
  if (!order.paidAt) return refuse({ code: 'unpaid' })
  if (order.status === 'refunded') return refuse({ code: 'notNow', groups: groupsIn(locked) })
  const decided = actOn(act, groupsIn(locked), request.group)
  if (!decided.ok) return decided
  if (act === 'collect' && !request.code) return refuse({ code: 'codeMissing' })
  if (act === 'collect' && !isCode(request.code!, order.collectionCode!)) return refuse({ code: 'wrongCode' })
  const { to, groups } = decided.value
  const events = groups.map((group) => eventOf(to, group, request, clock.now()))
  const code = act === 'ready' ? { collectionCode: order.collectionCode ?? collectionCode((below) => randomInt(below)) } : {}
  const { order: after } = await progress.record(tx.orm, { ...locked, order: { ...order, ...code } }, events)
  if (act === 'ship' || act === 'ready')
    for (const group of groups) await jobs.enqueue(tx, orderJobs[act], { orderNumber: order.orderNumber, group })
  return ok({ orderNumber: order.orderNumber, groups, to, before: order.status, after: after.status })
}

const eventOf = (status: OrderStatus, group: string, { by, carrier, trackingNumber }: ActRequest, at: Date): OrderEvent =>
  newEvent({ status, group, at, by: { kind: 'staff', name: by }, carrier: carrier ?? null, trackingNumber: trackingNumber ?? null })
