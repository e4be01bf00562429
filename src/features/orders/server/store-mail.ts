import { clockTime, dayWithWeekday } from '#src/kit/clock-times.ts'
import { htmlLang, inCulture, type Culture } from '#src/kit/culture.ts'
import { formatMoney } from '#src/kit/money.ts'
import type { MailSender } from '#src/outside/email/port.ts'
import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { Database } from '#src/platform/db/database.ts'
import { mailWords, renderMail, type MailPart } from '#src/platform/mail-template.ts'
import type { Receipt } from '../orders.contract.ts'
import { goodsLeft } from '../rules/goods-left.ts'
import type { Order } from '../rules/order.ts'
import { isCancelledByShopper } from '../rules/order-event.ts'
import { isWithdrawn } from '../rules/order-status.ts'
import { storeMailMessages } from '../store-mail-messages.ts'
import type { OrderProgress } from './order-progress.ts'
import type { OrdersService } from './orders.service.ts'
import { receiptParts } from './receipt-parts.ts'

interface StoreMailParts {
  database: Database
  settings: SettingsService
  progress: OrderProgress
  orders: OrdersService
  mail: MailSender
  publicOrigin: string
}

/** Pieces of an article. */
interface Article {
  ean: string
  quantity: number
}

export interface CancelledOrder {
  orderNumber: string
  /** What was still to be sent. */
  articles: readonly Article[]
}

/** Tells the store of a paid order (order-20): what is left of it to pack, and nothing once it is withdrawn (refund-11). */
export async function sendToStore(parts: StoreMailParts, orderId: number): Promise<void> {
  const { orm } = parts.database
  const paid = await parts.orders.byId(orm, orderId)
  const found = paid?.paidAt ? await parts.progress.find(orm, paid.orderNumber) : null
  if (!found || isWithdrawn(found.order.status)) return
  const { order, lines, refunded } = found
  await send(parts, order, 'store', async (culture) => {
    const words = mailWords(storeMailMessages, culture)
    const { orderNumber } = order
    const receipt = await parts.orders.receipt(order, culture)
    return {
      subject: words('subject', { orderNumber, amount: formatMoney(receipt.totalCents) }),
      title: words('title', { orderNumber }),
      parts: partsOf(receipt, goodsLeft(lines, refunded), culture),
    }
  })
}

/** Tells the store that a shopper has cancelled an order which it may be packing (order-20). */
export async function sendCancelledToStore(parts: StoreMailParts, { orderNumber, articles }: CancelledOrder): Promise<void> {
  const found = await parts.progress.find(parts.database.orm, orderNumber)
  const cancelled = found?.events.find(isCancelledByShopper)
  if (!found || !cancelled) return
  await send(parts, found.order, 'store-cancelled', async (culture) => {
    const words = mailWords(storeMailMessages, culture)
    return {
      subject: words('cancelled', { orderNumber }),
      title: words('cancelled', { orderNumber }),
      parts: [
        { kind: 'words', text: words('cancelledAt', momentOf(cancelled.at.toISOString(), culture)) },
        { kind: 'rows', rows: [[words('unsent'), listed(articles)]] },
      ],
    }
  })
}

/** In the language of the store's staff, with who ordered; the same news of an order always has the same Message-ID. */
async function send(
  { settings, mail, publicOrigin }: StoreMailParts,
  order: Order,
  news: 'store' | 'store-cancelled',
  write: (culture: Culture) => Promise<{ subject: string; title: string; parts: MailPart[] }>,
): Promise<void> {
  const { contactEmail, staffCulture: culture, name, colours } = await settings.current()
  const { subject, title, parts } = await write(culture)
  await mail.send({
    messageId: `<${news}-${order.orderNumber}@${new URL(publicOrigin).hostname}>`,
    to: contactEmail,
    replyTo: order.billingAddress.email,
    subject,
    ...renderMail({
      culture,
      store: inCulture(name, culture),
      accent: colours.leaf,
      title,
      parts: [...parts, ...customerParts(order, culture)],
    }),
  })
}

/** The article numbers stand beside the pieces, because the names of two articles can be alike. */
function partsOf(receipt: Receipt, left: readonly Article[], culture: Culture): MailPart[] {
  const words = mailWords(storeMailMessages, culture)
  const { lines, totalCents, paidAt } = receipt
  const count = pieces(lines)
  const refunded = count - pieces(left)
  return [
    { kind: 'words', text: words('pieces', { count, amount: formatMoney(totalCents), ...momentOf(paidAt, culture) }) },
    ...(refunded > 0 ? [{ kind: 'words' as const, text: words('refunded', { count: refunded }) }] : []),
    { kind: 'rows', rows: [[words('articles'), listed(left)]] },
    ...receiptParts(receipt, culture),
  ]
}

const pieces = (articles: readonly { quantity: number }[]): number => articles.reduce((sum, { quantity }) => sum + quantity, 0)

const listed = (articles: readonly Article[]): string => articles.map(({ ean, quantity }) => `${ean} × ${quantity}`).join('\n')

const momentOf = (at: string, culture: Culture) => ({ day: dayWithWeekday(at, culture), time: clockTime(at, culture) })

function customerParts({ billingAddress, culture: of }: Order, culture: Culture): MailPart[] {
  const words = mailWords(storeMailMessages, culture)
  return [
    {
      kind: 'rows',
      rows: [
        [words('customer'), billingAddress.name],
        [words('email'), billingAddress.email],
        [words('mobileNumber'), billingAddress.contactNo],
        [words('language'), new Intl.DisplayNames(htmlLang[culture], { type: 'language' }).of(of)!],
      ],
    },
    { kind: 'note', text: words('answer') },
  ]
}
