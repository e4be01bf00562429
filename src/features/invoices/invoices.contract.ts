import * as z from 'zod/mini'
import { OrderNumber, Receipt } from '#src/features/orders/orders.contract.ts'
import { defineEndpoint } from '#src/kit/endpoint.ts'

/** An order with everything its invoice prints (order-03). */
export const Invoice = z.object({
  ...Receipt.shape,
  invoiceNumber: z.string(),
  seller: z.object({ name: z.string(), company: z.string(), address: z.string(), gstNumber: z.string() }),
})
export type Invoice = z.infer<typeof Invoice>

export const getInvoice = defineEndpoint({
  name: 'GetInvoice',
  method: 'GET',
  path: '/api/Order/GetInvoice',
  backend: 'commerce',
  access: 'shopper',
  summary: 'The invoice of a paid order, for its owner or with its signed key',
  query: z.object({
    orderNumber: OrderNumber,
    key: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  }),
  data: Invoice,
  problems: ['NOT_FOUND'],
})
