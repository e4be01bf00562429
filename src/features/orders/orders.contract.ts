import * as z from 'zod/mini'
import { priceKinds, tenderKinds } from '#src/features/pricing/rules/ledger.ts'
import { orderStatuses } from '#src/features/orders/rules/order-status.ts'
import { AddressParts } from '#src/features/addresses/addresses.contract.ts'
import { defineEndpoint } from '#src/kit/endpoint.ts'

/** Of a link to an order, for whoever did not place it. */
export const OrderKey = z.string().check(z.regex(/^[\w-]{1,64}$/))
export const OrderNumber = z.string().check(z.regex(/^[\w-]{1,32}$/))
const OrderState = z.enum(orderStatuses)
const pageNumber = (first: number, most: number) => z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(most)), first)

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
  isGift: z.boolean(),
})
export type InvoiceLine = z.infer<typeof InvoiceLine>

const Address = z.object({ name: z.string(), email: z.string(), contactNo: z.string(), lines: z.array(z.string()) })

/** Something that moved a price; a row stands for all of one kind and name. */
const Movement = z.object({ kind: z.enum(priceKinds), source: z.nullable(z.string()), amountCents: z.int() })

/** What it cost and how the price came about, in cents. */
const OrderMoney = z.object({
  ledger: z.array(Movement),
  totalCents: z.int(),
  gstCents: z.int(),
  /** Hundredths of a percent. */
  gstRate: z.int(),
  tenders: z.array(z.object({ kind: z.enum(tenderKinds), label: z.string(), amountCents: z.int() })),
})

/** How the goods of one fulfilment group are delivered. */
export const OrderDelivery = z.object({
  group: z.string(),
  mode: z.enum(['delivery', 'collection', 'brand']),
  storeName: z.nullable(z.string()),
  /** When it can be collected. */
  readyBy: z.nullable(z.string()),
  /** When it is delivered; null when the sender chooses the time. */
  slot: z.nullable(z.object({ startsAt: z.string(), endsAt: z.string() })),
  /** Sent to another country by DHL Express; null in Singapore. */
  parcel: z.nullable(z.object({ country: z.string(), days: z.int() })),
})
export type OrderDelivery = z.infer<typeof OrderDelivery>

/** A paid order with everything that its confirmation says. */
export const Receipt = z.object({
  orderNumber: z.string(),
  status: OrderState,
  placedAt: z.string(),
  paidAt: z.string(),
  billTo: Address,
  shipTo: Address,
  /** One entry per fulfilment group: its name and how it is delivered. */
  deliveries: z.array(OrderDelivery),
  /** Where it is sent, as the address book stores it, for the member who placed the order; null for others and where all is collected. */
  sentTo: z.nullable(AddressParts),
  /** Each with every movement of its price; together they come to its amount (money-05). */
  lines: z.array(z.object({ ...InvoiceLine.shape, ledger: z.array(Movement) })),
  /** Days after delivery within which goods can be returned. */
  returnDays: z.int(),
  ...OrderMoney.shape,
})
export type Receipt = z.infer<typeof Receipt>

/** An order in the list. */
export const OrderSummary = z.object({
  orderNumber: z.string(),
  status: OrderState,
  placedAt: z.string(),
  totalCents: z.int(),
  /** How many pieces are in it. */
  quantity: z.int(),
  /** How many lines it has. */
  articles: z.int(),
  /** The name of its first line. */
  firstName: z.string(),
  /** Of its first lines, three at most. */
  imageUrls: z.array(z.string()),
})
export type OrderSummary = z.infer<typeof OrderSummary>

export const getTransactionHistory = defineEndpoint({
  name: 'GetTransactionHistory',
  method: 'GET',
  path: '/api/MemberV2/GetTransactionHistory',
  backend: 'site',
  access: 'member',
  summary: 'The member’s orders, the latest first. One that was never paid is left out once it is given up',
  query: z.object({ pageNo: pageNumber(1, 10_000), pageSize: pageNumber(10, 50) }),
  data: z.array(OrderSummary),
  paged: true,
  problems: [],
})

/** What was paid for an order and why; a number is missing until the bank has replied. */
export const Transaction = z.object({
  orderNumber: z.string(),
  invoiceNumber: z.nullable(z.string()),
  paidAt: z.nullable(z.string()),
  ...OrderMoney.shape,
})
export type Transaction = z.infer<typeof Transaction>

export const getTransactionHistoryDetail = defineEndpoint({
  name: 'GetTransactionHistoryDetail',
  method: 'GET',
  path: '/api/MemberV2/GetTransactionHistoryDetail',
  backend: 'site',
  access: 'member',
  summary: 'The money of one of the member’s orders: price ledger, tenders, GST',
  query: z.object({ orderNumber: OrderNumber }),
  data: Transaction,
  problems: ['NOT_FOUND'],
})

/** A step of the goods of one group (order-18); its moment is null for what is to come, and for what nobody wrote down. */
export const OrderStep = z.object({
  status: z.enum(['placed', ...orderStatuses]),
  at: z.enum(['done', 'current', 'next']),
  moment: z.nullable(z.string()),
  carrier: z.nullable(z.string()),
  trackingNumber: z.nullable(z.string()),
})
export type OrderStep = z.infer<typeof OrderStep>

/** What was ordered, and how far it is. Nothing in it says who ordered it (order-19). */
export const TrackedOrder = z.object({
  orderNumber: z.string(),
  status: OrderState,
  placedAt: z.string(),
  totalCents: z.int(),
  deliveries: z.array(z.object({ ...OrderDelivery.shape, steps: z.array(OrderStep) })),
  /** What is shown at the counter while goods are ready there. */
  collectionCode: z.nullable(z.string()),
  lines: z.array(InvoiceLine),
  returnDays: z.int(),
})
export type TrackedOrder = z.infer<typeof TrackedOrder>

/** The same for its member, with where it goes. */
export const OrderDetail = z.object({ ...TrackedOrder.shape, paidAt: z.nullable(z.string()), shipTo: Address })
export type OrderDetail = z.infer<typeof OrderDetail>

export const getOrderDetail = defineEndpoint({
  name: 'GetOrderDetail',
  method: 'GET',
  path: '/api/MemberV2/GetOrderDetail',
  backend: 'site',
  access: 'member',
  summary: 'One of the member’s orders; without a number, the latest',
  query: z.object({ orderNumber: z.optional(OrderNumber) }),
  data: OrderDetail,
  problems: ['NOT_FOUND'],
})

export const trackOrder = defineEndpoint({
  name: 'TrackOrder',
  method: 'GET',
  path: '/api/Order/TrackOrder',
  backend: 'commerce',
  access: 'shopper',
  summary: 'How far a paid order is, for its owner or with its signed key',
  query: z.object({ orderNumber: OrderNumber, key: z.optional(OrderKey) }),
  data: TrackedOrder,
  problems: ['NOT_FOUND'],
})
