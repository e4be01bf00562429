import { route } from '#src/platform/http/route.ts'
import { getInvoice } from '../invoices.contract.ts'
import type { InvoicesService } from './invoices.service.ts'

export const invoicesRoutes = (invoices: InvoicesService) => [
  route(getInvoice, ({ query, caller }) => invoices.invoice(caller, query.orderNumber, query.key)),
]
