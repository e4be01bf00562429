import * as z from 'zod/mini'
import { tenderKinds } from '#src/features/pricing/rules/ledger.ts'
import { OrderKey, OrderNumber } from '#src/features/orders/orders.contract.ts'
import { defineEndpoint } from '#src/kit/endpoint.ts'
import { mostReturnReason, refundReasons, refundStates, returnStates } from './rules/refund.ts'

/** `options`: the variant, empty for goods that come in one. */
const Goods = z.object({ line: z.int(), name: z.string(), options: z.string(), quantity: z.int() })

/** A refund as its order's page shows it. Amounts in cents. */
export const OrderRefund = z.object({
  state: z.enum(refundStates),
  reason: z.enum(refundReasons),
  decidedAt: z.string(),
  lines: z.array(z.object({ ...Goods.shape, amountCents: z.int() })),
  /** Null: the delivery was not refunded. */
  deliveryCents: z.nullable(z.int()),
  /** Deducted for gifts that were kept, and for rebates that were earned and are spent. */
  keptCents: z.int(),
  owedCents: z.int(),
  /** What goes back to all tenders, without what has ended. */
  totalCents: z.int(),
  /** `isEnded`: nothing of it goes back, because its member has left; the label says so. */
  tenders: z.array(z.object({ kind: z.enum(tenderKinds), label: z.string(), amountCents: z.int(), isEnded: z.boolean() })),
})
export type OrderRefund = z.infer<typeof OrderRefund>

/** What can go back of an order, and what did. */
export const OrderRefunds = z.object({
  orderNumber: z.string(),
  canCancel: z.boolean(),
  /** What can be sent back now, gifts included. */
  returnable: z.array(z.object({ ...Goods.shape, isGift: z.boolean() })),
  /** The last day on which all of it can be asked for; null while it is on its way. */
  returnUntil: z.nullable(z.string()),
  returns: z.array(
    z.object({
      state: z.enum(returnStates),
      askedAt: z.string(),
      reason: z.string(),
      /** What the store answered. */
      note: z.nullable(z.string()),
      lines: z.array(Goods),
    }),
  ),
  refunds: z.array(OrderRefund),
})
export type OrderRefunds = z.infer<typeof OrderRefunds>

/** The order, and for whoever did not place it the key of its link. */
const WhichOrder = { orderNumber: OrderNumber, key: z.optional(OrderKey) }

export const getOrderRefunds = defineEndpoint({
  name: 'GetOrderRefunds',
  method: 'GET',
  path: '/api/Order/GetOrderRefunds',
  backend: 'commerce',
  access: 'shopper',
  summary: 'What can be cancelled or sent back of an order, and what was refunded, for its owner or with its signed key',
  query: z.object(WhichOrder),
  data: OrderRefunds,
  problems: ['NOT_FOUND'],
})

export const cancelOrder = defineEndpoint({
  name: 'CancelOrder',
  method: 'POST',
  path: '/api/Order/CancelOrder',
  backend: 'commerce',
  access: 'shopper',
  summary: 'Cancels an order of which nothing is sent, and refunds it. A second call changes nothing',
  body: z.strictObject(WhichOrder),
  data: OrderRefunds,
  problems: ['NOT_FOUND', 'ORDER_SENT', 'ORDER_REFUNDED', 'ORDER_UNSETTLED'],
})

export const requestReturn = defineEndpoint({
  name: 'RequestReturn',
  method: 'POST',
  path: '/api/Order/RequestReturn',
  backend: 'commerce',
  access: 'shopper',
  summary: 'Asks to send pieces of an order back; the store answers by mail',
  body: z.strictObject({
    ...WhichOrder,
    lines: z
      .array(z.strictObject({ line: z.int().check(z.minimum(1), z.maximum(1000)), quantity: z.int().check(z.minimum(1), z.maximum(99)) }))
      .check(z.minLength(1), z.maxLength(100)),
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(mostReturnReason)),
  }),
  data: OrderRefunds,
  problems: ['NOT_FOUND', 'RETURN_REFUSED'],
})
