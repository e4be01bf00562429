import type { Credit } from '#src/features/invoices/rules/credit-note.ts'
import type { Pieces } from '#src/features/refunds/rules/preview.ts'
import type { StaffRefundRefusal, StaffRefundRequest } from '#src/features/refunds/server/staff-refunds.service.ts'
import { formatMoney } from '#src/kit/money.ts'
import { Refusal } from '#tools/shop-database.ts'
import type { Answer, Given, OrdersCommand } from './command.ts'

type Asked = Omit<StaffRefundRequest, 'orderNumber' | 'by' | 'dryRun'>

/** A command that gives money back. */
const refunding = (usage: string, about: string, asked: (given: Given) => Asked): OrdersCommand => ({
  usage: `<order> ${usage}`.trim(),
  about,
  needsOrder: true,
  async run(staff, given) {
    const { orderNumber, by, dryRun, note } = given
    const done = await staff.refunds.refund({ orderNumber, by, dryRun, note, ...asked(given) })
    if (!done.ok) return refused(orderNumber, done.problem)
    const { credit, status } = done.value
    return { text: refundText(orderNumber, credit, status, dryRun), data: { orderNumber, credit, status, dryRun } }
  },
})

export const cancel = refunding('[--note TEXT]', 'cancel an order of which nothing is sent, and refund all of it', () => ({
  reason: 'cancelled',
}))

export const refund = refunding(
  '[--lines 1x2,3x1] [--return ID] [--kept-gifts 4] [--delivery] [--unsellable] [--goodwill] [--note TEXT]',
  'refund pieces by line, what a shopper asked to send back, or all that is left; --dry-run shows what it comes to',
  ({ lines, return: returnId, 'kept-gifts': gifts, delivery, unsellable, goodwill }) => ({
    reason: goodwill ? 'goodwill' : 'returned',
    pieces: lines === undefined ? undefined : piecesOf(lines),
    returnId: returnId === undefined ? undefined : whole(returnId, '--return'),
    keptGifts: gifts === undefined ? [] : gifts.split(',').map((line) => whole(line, '--kept-gifts')),
    withDelivery: delivery,
    isSellable: !unsellable,
  }),
)

export const returns: OrdersCommand = {
  usage: '<order>',
  about: 'what a shopper asked to send back',
  needsOrder: true,
  async run(staff, { orderNumber }) {
    const asked = await staff.refunds.returnsOf(orderNumber)
    if (asked.length === 0 && !(await staff.orders.show(orderNumber))) return refused(orderNumber, { code: 'unknownOrder' })
    const rows = asked.map(
      ({ autoId, state, pieces, reason, note }) => `${autoId}  ${state}  ${piecesText(pieces)}: ${reason}${note ? ` (${note})` : ''}`,
    )
    return { text: rows.join('\n') || `Nobody asked to send anything of ${orderNumber} back.`, data: asked }
  },
}

/** A command that answers a wish to send goods back without refunding it. */
const answering = (to: 'received' | 'refused', usage: string, about: string): OrdersCommand => ({
  usage: `<order> ${usage}`,
  about,
  needsOrder: true,
  async run(staff, { orderNumber, dryRun, note, return: id }) {
    if (id === undefined || (to === 'refused' && !note)) throw new Refusal(`This needs ${usage}.`)
    const done = await staff.refunds.answerReturn({ orderNumber, dryRun, note, to, returnId: whole(id, '--return') })
    if (!done.ok) return refused(orderNumber, done.problem)
    return { text: `${orderNumber}: return ${id} ${dryRun ? 'would be' : 'is'} ${to}.`, data: done.value }
  },
})

export const receive = answering('received', '--return ID [--note TEXT]', 'goods that a shopper sends back have arrived')
export const refuse = answering('refused', '--return ID --note TEXT', 'goods are not taken back; the shopper reads why')

export const reconcile: OrdersCommand = {
  usage: '',
  about: 'compare every order with the gateway’s journal; the running shop then mends what it can, unless --dry-run',
  needsOrder: false,
  async run(staff, { dryRun }) {
    const { readAt, differences } = await staff.refunds.compare(!dryRun)
    const rows = differences.map(({ kind, orderNumber, key, cents }) => [kind, orderNumber, key ?? '', formatMoney(cents)].join('  '))
    const read = readAt
      ? `The gateway’s journal was read at ${readAt.toISOString()}.`
      : 'The gateway’s journal was never read: start the shop.'
    return { text: [read, ...rows, `${rows.length} differences.`].join('\n'), data: { readAt, differences } }
  },
}

function piecesOf(lines: string): Pieces[] {
  return lines.split(',').map((each) => {
    const match = /^(\d{1,3})x(\d{1,2})$/.exec(each.trim())
    if (!match) throw new Refusal('--lines is like 1x2,3x1: two pieces of line 1, one of line 3.')
    return { line: Number(match[1]), quantity: Number(match[2]) }
  })
}

function whole(text: string, option: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Refusal(`${option} is a whole number.`)
  return Number(text)
}

const piecesText = (pieces: readonly Pieces[]): string => pieces.map(({ line, quantity }) => `${quantity} of line ${line}`).join(', ')

const refused = (orderNumber: string, refusal: StaffRefundRefusal): Answer => ({
  text: refusalText(orderNumber, refusal),
  data: { orderNumber, refused: refusal },
  isRefused: true,
})

function refusalText(orderNumber: string, refusal: StaffRefundRefusal): string {
  switch (refusal.code) {
    case 'unknownOrder':
      return `There is no order ${orderNumber}.`
    case 'unpaid':
      return `Order ${orderNumber} is not paid.`
    case 'sent':
      return `Something of order ${orderNumber} has left the store: refund what comes back.`
    case 'notCaptured':
      return `The gateway has no charge of order ${orderNumber}. Pay it back by hand.`
    case 'notThere':
      return `Order ${orderNumber} does not have these pieces any more. Left: ${piecesText(refusal.left) || 'nothing'}.`
    case 'noSuchReturn':
      return `There is no such open return of ${orderNumber}. It has: ${refusal.returns.map(({ autoId, state }) => `${autoId} (${state})`).join(', ') || 'none'}.`
  }
}

function refundText(orderNumber: string, { lines, delivery, kept, owedCents, tenders }: Credit, status: string, dryRun: boolean): string {
  const row = (words: string, cents: number): string => `  ${formatMoney(cents).padStart(12)}  ${words}`
  return [
    `${orderNumber} ${dryRun ? 'would be' : 'is'} ${status}.`,
    ...lines.map(({ line, quantity, cents }) => row(`${quantity} of line ${line}`, cents)),
    ...(delivery ? [row('delivery', delivery.cents)] : []),
    ...(kept ? [row('gifts that are kept', -kept.cents)] : []),
    ...(owedCents ? [row('rebates that were earned and are spent', -owedCents)] : []),
    ...tenders.map(({ kind, source, amountCents, isEnded }) => row(`${isEnded ? '' : 'back to '}${source?.en ?? kind}`, amountCents)),
    dryRun ? 'Nothing was changed, this was a dry run.' : 'The shop asks the gateway for the card’s part.',
  ].join('\n')
}
