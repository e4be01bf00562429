import { inCulture, inLanguageOf, languages, type Culture } from '#src/kit/culture.ts'
import type { MailSender } from '#src/outside/email/port.ts'
import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { Location, StockService } from '#src/features/stock/server/stock.service.ts'
import type { Database } from '#src/platform/db/database.ts'
import { mailWords, renderMail, type MailPart } from '#src/platform/mail-template.ts'
import { qrPng } from '#src/platform/qr-png.ts'
import { progressMailMessages } from '../progress-mail-messages.ts'
import { trackingUrl } from '../rules/carriers.ts'
import { printedCode } from '../rules/collection-code.ts'
import { goodsLeft } from '../rules/goods-left.ts'
import type { OrderEvent } from '../rules/order-event.ts'
import { orderPage } from '../rules/order-page.ts'
import { isWithdrawn } from '../rules/order-status.ts'
import { statesOfGroups } from '../rules/progress.ts'
import type { OrderProgress, OrderInProgress } from './order-progress.ts'
import type { OrdersService } from './orders.service.ts'

export interface ProgressMailParts {
  database: Database
  settings: SettingsService
  stock: StockService
  progress: OrderProgress
  orders: OrdersService
  mail: MailSender
  publicOrigin: string
}

export interface GroupOfOrder {
  orderNumber: string
  /** The English name of the group. */
  group: string
}

type Words = ReturnType<typeof mailWords<(typeof progressMailMessages)['en']>>

/** Says that goods have left, and how they are followed (order-10). */
export async function sendShipped(parts: ProgressMailParts, about: GroupOfOrder): Promise<void> {
  await send(parts, about, 'shipped', ({ event: { carrier, trackingNumber }, words, orderUrl }) => {
    const page = carrier && trackingNumber ? trackingUrl(carrier, trackingNumber) : null
    return [
      ...(carrier && trackingNumber ? [{ kind: 'rows' as const, rows: [[carrier, trackingNumber] as const] }] : []),
      { kind: 'action', label: words(page ? 'follow' : 'open'), url: page ?? orderUrl },
      ...(page ? [{ kind: 'note' as const, text: words('whereItIs'), link: { label: words('open'), url: orderUrl } }] : []),
    ]
  })
}

/** Says that goods can be collected, with the code that is shown at the counter (order-12). */
export async function sendReady(parts: ProgressMailParts, about: GroupOfOrder): Promise<void> {
  const places = await parts.stock.places(parts.database.orm)
  await send(parts, about, 'ready', ({ order, words, orderUrl, culture }) => {
    const place = places.find(({ code }) => code === order.delivery.storeCode)
    const code = printedCode(order.collectionCode!)
    return [
      { kind: 'rows', rows: [[words('code'), code]] },
      { kind: 'picture', name: 'collection-code', png: qrPng(code), alt: words('codePicture', { code }) },
      ...(place ? [{ kind: 'words' as const, text: whereAndWhen(place, culture) }] : []),
      { kind: 'action', label: words('open'), url: orderUrl },
      { kind: 'note', text: words('anybody') },
    ]
  })
}

const whereAndWhen = ({ name, nameZh, address, addressZh, hours }: Location, culture: Culture): string =>
  [
    inCulture({ en: name, zh: nameZh }, culture),
    address && inCulture({ en: address, zh: addressZh }, culture),
    hours && inCulture(hours, culture),
  ]
    .filter(Boolean)
    .join('\n')

type About = OrderInProgress & { event: OrderEvent; words: Words; culture: Culture; orderUrl: string }

/** What the goods became, which each mail tells. */
const statuses = { shipped: 'shipped', ready: 'readyToCollect' } as const

/**
 * In the language of the order, to whom the confirmation went; the same news always has the same Message-ID. Goods that have left are
 * named as they were then; those that wait, as they are now: without what was refunded, and not at all once they are withdrawn (refund-11).
 */
async function send(
  { database, settings, progress, orders, mail, publicOrigin }: ProgressMailParts,
  { orderNumber, group }: GroupOfOrder,
  news: 'shipped' | 'ready',
  rest: (about: About) => MailPart[],
): Promise<void> {
  const found = await progress.find(database.orm, orderNumber)
  const event = found?.events.findLast((each) => each.status === statuses[news] && each.group === group)
  if (!found || !event || (news === 'ready' && isGone(found, group))) return
  const { order, lines, refunded } = found
  const { culture } = order
  const { name, colours } = await settings.current()
  const store = inCulture(name, culture)
  const words = mailWords(progressMailMessages, culture)
  const at = found.senders.findIndex((sender) => sender.group.en === group)
  const orderUrl = inLanguageOf(culture, orderPage(publicOrigin, orderNumber, orders.invoiceKey(orderNumber)))
  const there = goodsLeft(
    lines.filter((line) => line.group.en === group),
    refunded.filter((each) => news === 'ready' || each.at <= event.at),
  )
  if (there.length === 0) return
  const goods = there.map((line) => [goodsName(line, culture), `× ${line.quantity}`] as const)
  await mail.send({
    messageId: `<${news}-${orderNumber}-${at}@${new URL(publicOrigin).hostname}>`,
    to: order.billingAddress.email,
    subject: words(`${news}Subject`, { orderNumber, store }),
    ...renderMail({
      culture,
      store,
      accent: colours.leaf,
      title: words(`${news}Title`),
      parts: [
        { kind: 'words', text: words(`${news}Intro`, { orderNumber, group: inCulture(found.senders[at]!.group, culture) }) },
        { kind: 'rows', rows: goods },
        ...rest({ ...found, event, words, culture, orderUrl }),
      ],
    }),
  })
}

/** Whether nobody gets the goods of a group any more. */
const isGone = ({ order, events }: OrderInProgress, group: string): boolean =>
  isWithdrawn(order.status) || isWithdrawn(statesOfGroups([group], events).get(group)!)

const goodsName = ({ brand, title, options }: OrderInProgress['lines'][number], culture: Culture): string =>
  [`${inCulture(brand, culture)} ${inCulture(title, culture)}`, inCulture(options, culture)].filter(Boolean).join(languages[culture].comma)
