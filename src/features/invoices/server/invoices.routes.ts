import { fileRoute, route } from '#src/platform/http/route.ts'
import { getInvoice, getInvoicePdf } from '../invoices.contract.ts'
import type { InvoicesService } from './invoices.service.ts'

export const invoicesRoutes = (invoices: InvoicesService) => [
  route(getInvoice, ({ query, caller }) => invoices.invoice(caller, query.orderNumber, query.key)),
  fileRoute(getInvoicePdf, ({ query, caller }) => invoices.pdf(caller, query)),
]
