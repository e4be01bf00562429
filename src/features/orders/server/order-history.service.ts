import type { Paging } from '#src/kit/endpoint.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { StockService } from '#src/features/stock/server/stock.service.ts'
import type { Database } from '#src/platform/db/database.ts'
import type { Caller, MemberCaller } from '#src/platform/http/caller.ts'
import type { OrderDetail, OrderSummary, TrackedOrder, Transaction } from '../orders.contract.ts'
import type { Order } from '../rules/order.ts'
import { findEvents } from './order-events.store.ts'
import { presentDetail, presentOrder, presentTracked, presentTransaction } from './orders.present.ts'
import type { OrdersService } from './orders.service.ts'
import { countOfMember, findLedger, findLines, findLinesOf, findMembersOrder, findOfMember } from './orders.store.ts'

/** Orders, always found by number and owner or key: anybody else's is answered like an unknown one. */
export interface OrderHistoryService {
  list(caller: MemberCaller, page: { pageNo: number; pageSize: number }): Promise<{ data: OrderSummary[]; paging: Paging }>
  transaction(caller: MemberCaller, orderNumber: string): Promise<Result<Transaction, Problem>>
  /** The latest order when no number is given. */
  detail(caller: MemberCaller, orderNumber: string | undefined): Promise<Result<OrderDetail, Problem>>
  /** A paid order, for its owner or with the signed key of its link (order-19). */
  tracked(caller: Caller, orderNumber: string, key: string | undefined): Promise<Result<TrackedOrder, Problem>>
}

export function createOrderHistory(
  { orm }: Database,
  settings: SettingsService,
  stock: StockService,
  { readable }: Pick<OrdersService, 'readable'>,
): OrderHistoryService {
  /** An order with everything that its page shows. */
  async function whole(order: Order) {
    const [lines, events, store, places] = await Promise.all([
      findLines(orm, order.autoId),
      findEvents(orm, order.autoId),
      settings.heldAt(order.placedAt),
      stock.places(orm),
    ])
    return { order, lines, events, store, places }
  }
  return {
    async list({ member, culture }, { pageNo, pageSize }) {
      const totalRecordCount = await countOfMember(orm, member)
      const orders = await findOfMember(orm, member, { limit: pageSize, offset: (pageNo - 1) * pageSize })
      const lines = Map.groupBy(
        await findLinesOf(
          orm,
          orders.map(({ autoId }) => autoId),
        ),
        ({ orderId }) => orderId,
      )
      return {
        data: orders.map((order) => presentOrder(order, lines.get(order.autoId) ?? [], culture)),
        paging: { totalRecordCount, pageCount: Math.ceil(totalRecordCount / pageSize), pageNumber: pageNo, pageSize },
      }
    },

    async transaction({ member, culture }, orderNumber) {
      const order = await findMembersOrder(orm, member, orderNumber)
      if (!order) return refuse(problem('NOT_FOUND'))
      return ok(presentTransaction(order, await findLedger(orm, order.autoId), culture))
    },

    async detail({ member, culture }, orderNumber) {
      const order =
        orderNumber === undefined
          ? (await findOfMember(orm, member, { limit: 1, offset: 0 }))[0]
          : await findMembersOrder(orm, member, orderNumber)
      if (!order) return refuse(problem('NOT_FOUND'))
      return ok(presentDetail(await whole(order), culture))
    },

    async tracked(caller, orderNumber, key) {
      const order = await readable(caller, orderNumber, key)
      return order?.paidAt ? ok(presentTracked(await whole(order), caller.culture)) : refuse(problem('NOT_FOUND'))
    },
  }
}
