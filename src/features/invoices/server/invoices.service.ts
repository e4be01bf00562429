import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { OrdersService } from '#src/features/orders/server/orders.service.ts'
import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { Caller } from '#src/platform/http/caller.ts'
import type { Invoice } from '../invoices.contract.ts'
import { presentSeller } from './invoices.present.ts'

export interface InvoicesService {
  /** For the order's owner, or with the signed key; any other caller gets the answer for an unknown order. */
  invoice(caller: Caller, orderNumber: string, key: string | undefined): Promise<Result<Invoice, Problem>>
}

export function createInvoices(settings: SettingsService, orders: OrdersService): InvoicesService {
  return {
    async invoice(caller, orderNumber, key) {
      const order = await orders.readable(caller, orderNumber, key)
      if (!order?.invoiceNumber) return refuse(problem('NOT_FOUND'))
      const isMembers = caller.member !== null && order.memberId === caller.member
      const [receipt, store] = await Promise.all([
        orders.receipt(order, caller.culture, isMembers),
        // An invoice does not change after it is issued: it has the store's name and numbers of that day.
        settings.heldAt(order.placedAt),
      ])
      return ok({ ...receipt, invoiceNumber: order.invoiceNumber, seller: presentSeller(store, caller.culture) })
    },
  }
}
