import * as z from 'zod/mini'
import { defineEndpoint } from '#src/kit/endpoint.ts'

/** Amounts in cents; for a line, the whole line. */
export const InvoiceLine = z.object({
  ean: z.string(),
  slug: z.string(),
  group: z.string(),
  brand: z.string(),
  name: z.string(),
  options: z.string(),
  imageUrl: z.nullable(z.string()),
  quantity: z.int(),
  listCents: z.int(),
  offersCents: z.int(),
  amountCents: z.int(),
})
export type InvoiceLine = z.infer<typeof InvoiceLine>

const Address = z.object({ name: z.string(), email: z.string(), contactNo: z.string(), lines: z.array(z.string()) })

/** An order with everything its invoice prints (business rules, orders and payment). */
export const Invoice = z.object({
  orderNumber: z.string(),
  invoiceNumber: z.string(),
  status: z.string(),
  placedAt: z.string(),
  paidAt: z.string(),
  seller: z.object({ name: z.string(), company: z.string(), address: z.string(), gstNumber: z.string() }),
  billTo: Address,
  shipTo: Address,
  /** One entry per fulfilment group: its name and how it travels. */
  deliveries: z.array(z.object({ group: z.string(), mode: z.enum(['delivery', 'collection', 'brand']), storeName: z.nullable(z.string()) })),
  lines: z.array(InvoiceLine),
  ledger: z.array(z.object({ kind: z.string(), source: z.nullable(z.string()), amountCents: z.int() })),
  totalCents: z.int(),
  gstCents: z.int(),
  /** Hundredths of a percent. */
  gstRate: z.int(),
  tenders: z.array(z.object({ kind: z.string(), label: z.string(), amountCents: z.int() })),
})
export type Invoice = z.infer<typeof Invoice>

export const getInvoice = defineEndpoint({
  name: 'GetInvoice',
  method: 'GET',
  path: '/api/Order/GetInvoice',
  backend: 'commerce',
  access: 'shopper',
  summary: 'The invoice of a paid order, for its owner or whoever holds its signed key',
  query: z.object({
    orderNumber: z.string().check(z.regex(/^[\w-]{1,32}$/)),
    key: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  }),
  data: Invoice,
  problems: ['NOT_FOUND'],
})
