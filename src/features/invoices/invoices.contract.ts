import * as z from 'zod/mini'
import { OrderKey, OrderNumber, Receipt } from '#src/features/orders/orders.contract.ts'
import { tenderKinds } from '#src/features/pricing/rules/ledger.ts'
import { cultures } from '#src/kit/culture.ts'
import { defineEndpoint } from '#src/kit/endpoint.ts'

/** What goes back of an invoice, and the GST that it contained. */
const Credited = z.object({ amountCents: z.int(), gstCents: z.int() })

/** What a refund takes off an invoice (order-14). */
export const CreditNote = z.object({
  creditNumber: z.string(),
  issuedAt: z.string(),
  lines: z.array(
    z.object({ ean: z.string(), brand: z.string(), name: z.string(), options: z.string(), quantity: z.int(), ...Credited.shape }),
  ),
  delivery: z.nullable(Credited),
  /** Gifts that are kept, deducted. */
  kept: z.nullable(Credited),
  totalCents: z.int(),
  gstCents: z.int(),
  /** Rebates that were earned and are spent, deducted from what is paid back. */
  owedCents: z.int(),
  tenders: z.array(z.object({ kind: z.enum(tenderKinds), label: z.string(), amountCents: z.int() })),
})
export type CreditNote = z.infer<typeof CreditNote>

/** An order with everything its invoice prints (order-03). */
export const Invoice = z.object({
  ...Receipt.shape,
  invoiceNumber: z.string(),
  seller: z.object({ name: z.string(), company: z.string(), address: z.string(), gstNumber: z.string() }),
  /** The oldest first. */
  creditNotes: z.array(CreditNote),
})
export type Invoice = z.infer<typeof Invoice>

const key = z.optional(OrderKey)

export const getInvoice = defineEndpoint({
  name: 'GetInvoice',
  method: 'GET',
  path: '/api/Order/GetInvoice',
  backend: 'commerce',
  access: 'shopper',
  summary: 'The invoice of a paid order, for its owner or with its signed key',
  query: z.object({
    orderNumber: OrderNumber,
    key,
  }),
  data: Invoice,
  problems: ['NOT_FOUND'],
})

export const getInvoicePdf = defineEndpoint({
  name: 'GetInvoicePdf',
  method: 'GET',
  path: '/api/Order/GetInvoicePdf',
  backend: 'commerce',
  access: 'shopper',
  summary: 'The invoice of a paid order, or one of its credit notes, as PDF, for its owner or with its signed key',
  query: z.object({
    orderNumber: OrderNumber,
    key,
    /** One of the order's credit notes instead of the invoice. */
    creditNumber: z.optional(z.string().check(z.regex(/^CN-\d{4}-\d{7,10}$/))),
    /** Without it, the caller's language. */
    lang: z.optional(z.enum(cultures)),
  }),
  file: 'application/pdf',
  problems: ['NOT_FOUND'],
})
