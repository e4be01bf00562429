import { countryLine, streetLine } from '#src/features/addresses/rules/address.ts'
import { orderStatuses, type OrderStatus } from '#src/features/orders/rules/order-status.ts'
import type { OrderEvent } from '#src/features/orders/rules/order-event.ts'
import { goodsLeft, refundedQuantity } from '#src/features/orders/rules/goods-left.ts'
import { groupsIn, type OrderInProgress } from '#src/features/orders/server/staff-orders.service.ts'
import { momentOf } from '#src/kit/dates.ts'
import { withoutKeeping } from '#src/kit/keep-units.ts'
import { formatMoney } from '#src/kit/money.ts'
import { Refusal } from '#tools/shop-database.ts'
import type { OrdersCommand } from './command.ts'

const mostListed = 1000

export const list: OrdersCommand = {
  usage: '[--status STATUS] [--most NUMBER]',
  about: 'the orders with which something is still to be done, or those in one state; the oldest first',
  needsOrder: false,
  async run(staff, { status, most = '50' }) {
    if (status !== undefined && !isStatus(status)) throw new Refusal(`--status is one of ${orderStatuses.join(', ')}.`)
    if (!/^\d{1,4}$/.test(most) || Number(most) < 1 || Number(most) > mostListed)
      throw new Refusal(`--most is a whole number from 1 to ${mostListed}.`)
    const orders = await staff.orders.list({ status, most: Number(most) })
    return { text: orders.map(rowOf).join('\n') || 'No orders.', data: orders.map(dataOf) }
  },
}

export const show: OrdersCommand = {
  usage: '<order>',
  about: 'one order: its goods, where they go, and what happened to it, when and by whom',
  needsOrder: true,
  async run(staff, { orderNumber }) {
    const order = await staff.orders.show(orderNumber)
    if (!order)
      return { text: `There is no order ${orderNumber}.`, data: { orderNumber, refused: { code: 'unknownOrder' } }, isRefused: true }
    return { text: pageOf(order), data: dataOf(order) }
  },
}

const isStatus = (text: string): text is OrderStatus => (orderStatuses as readonly string[]).includes(text)
const moment = (at: Date): string => withoutKeeping(momentOf(at.toISOString(), 'en'))
const groupWords = (order: OrderInProgress): string =>
  groupsIn(order)
    .map(({ name, mode, state }) => `${name} (${mode}) ${state}`)
    .join(', ')

function rowOf(order: OrderInProgress): string {
  const { orderNumber, placedAt, status, totalCents } = order.order
  return [
    orderNumber,
    moment(placedAt),
    status,
    groupWords(order),
    counted(pieces(goodsLeft(order.lines, order.refunded))),
    formatMoney(totalCents),
  ].join(' | ')
}

const counted = (quantity: number): string => `${quantity} ${quantity === 1 ? 'piece' : 'pieces'}`
const pieces = (lines: OrderInProgress['lines']): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

function pageOf(inProgress: OrderInProgress): string {
  const { order, lines, events, refunded } = inProgress
  const {
    shippingAddress: to,
    delivery: { slot, storeCode },
  } = order
  const goods = groupsIn(inProgress).flatMap(({ name, mode, state }) => {
    const ofGroup = lines.filter(({ group }) => group.en === name)
    return [
      `${name} (${mode}), ${state}`,
      ...goodsLeft(ofGroup, refunded).map((line) => `  ${line.quantity} × ${goodsName(line)}`),
      ...ofGroup
        .map((line) => ({ ...line, quantity: refundedQuantity(line, refunded) }))
        .flatMap((line) => (line.quantity > 0 ? [`  refunded: ${line.quantity} × ${goodsName(line)}`] : [])),
    ]
  })
  return [
    `${order.orderNumber}, ${order.status}, ${formatMoney(order.totalCents)}`,
    ...goods,
    `For ${to.name}, ${to.contactNo}: ${[streetLine(to), countryLine(to, to.countryCode)].join(', ')}`,
    ...(slot ? [`Delivered from ${moment(new Date(slot.startsAt))} to ${moment(new Date(slot.endsAt))}`] : []),
    ...(storeCode ? [`Collected at the store ${storeCode}`] : []),
    `${moment(order.placedAt)}  placed`,
    ...(order.paidAt ? [`${moment(order.paidAt)}  paid`] : []),
    ...events.map(eventLine),
  ].join('\n')
}

const goodsName = ({ ean, title, options }: OrderInProgress['lines'][number]): string =>
  `${[title.en, options.en].filter(Boolean).join(', ')} (${ean})`

function eventLine({ status, group, at, by, carrier, trackingNumber, reason }: OrderEvent): string {
  const what = [group && `${group}:`, status, carrier && `with ${carrier} ${trackingNumber}`, reason && `(${reason})`]
  return `${moment(at)}  ${what.filter(Boolean).join(' ')}, by ${by.name ?? `the ${by.kind}`}`
}

/** Without the code that the shopper shows at the counter, and without what signs the browser in. */
const dataOf = (inProgress: OrderInProgress) => {
  const { order, lines, events, refunded } = inProgress
  const { orderNumber, status, placedAt, paidAt, completedAt, totalCents, shippingAddress, delivery } = order
  return {
    orderNumber,
    status,
    placedAt,
    paidAt,
    completedAt,
    totalCents,
    shippingAddress,
    delivery,
    groups: groupsIn(inProgress),
    /** `quantity` was bought, `left` of it was not refunded. */
    lines: lines.map((line) => {
      const { ean, title, options, group, quantity, isGift } = line
      return { ean, title, options, group: group.en, quantity, left: quantity - refundedQuantity(line, refunded), isGift }
    }),
    events,
  }
}
