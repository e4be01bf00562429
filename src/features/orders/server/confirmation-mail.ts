import { clockRange, clockTime, dayWithWeekday } from '#src/kit/clock-times.ts'
import { inCulture, type Culture } from '#src/kit/culture.ts'
import { formatMoney } from '#src/kit/money.ts'
import type { MailSender } from '#src/outside/email/port.ts'
import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { Database } from '#src/platform/db/database.ts'
import { mailWords, renderMail, type MailPart } from '#src/platform/mail-template.ts'
import type { Receipt } from '../orders.contract.ts'
import { orderMailMessages } from '../mail-messages.ts'
import { orderPage } from '../rules/order-page.ts'
import type { OrdersService } from './orders.service.ts'

type Words = ReturnType<typeof mailWords<(typeof orderMailMessages)['en']>>

/** Sends the receipt of a paid order, in the language of the order. The same order always sends the same Message-ID. */
export async function sendConfirmation(
  parts: { database: Database; settings: SettingsService; orders: OrdersService; mail: MailSender; publicOrigin: string },
  orderId: number,
): Promise<void> {
  const order = await parts.orders.byId(parts.database.orm, orderId)
  if (!order?.paidAt) return
  const { orderNumber, culture } = order
  const receipt = await parts.orders.receipt(order, culture)
  const store = inCulture((await parts.settings.heldAt(order.placedAt)).name, culture)
  const words = mailWords(orderMailMessages, culture)
  const key = parts.orders.invoiceKey(orderNumber)
  const links = {
    order: orderPage(parts.publicOrigin, orderNumber, key),
    invoice: `${parts.publicOrigin}/invoice?orderNumber=${orderNumber}&key=${key}`,
  }
  await parts.mail.send({
    messageId: `<order-${orderNumber}@${new URL(parts.publicOrigin).hostname}>`,
    to: receipt.billTo.email,
    subject: words('subject', { orderNumber, store }),
    ...renderMail({
      culture,
      store,
      title: words('greeting', { name: receipt.billTo.name }),
      parts: partsOf(receipt, words, culture, links),
    }),
  })
}

const partsOf = (receipt: Receipt, words: Words, culture: Culture, links: { order: string; invoice: string }): MailPart[] => [
  { kind: 'words', text: words('intro', { orderNumber: receipt.orderNumber }) },
  {
    kind: 'rows',
    rows: [
      ...receipt.lines.map(
        (line) => [`${lineName(line)} × ${line.quantity}`, line.isGift ? words('gift') : formatMoney(line.amountCents)] as const,
      ),
      ...sums(receipt, words),
    ],
  },
  { kind: 'words', text: deliveries(receipt, words, culture).join('\n') },
  { kind: 'action', label: words('track'), url: links.order },
  { kind: 'note', text: words('footer', { days: receipt.returnDays }), link: { label: words('open'), url: links.invoice } },
]

/** The amounts of the mail, in the order of the invoice. */
function sums(receipt: Receipt, words: Words): [string, string][] {
  const ledger = receipt.ledger.map((entry): [string, string] => [movement(entry, words), formatMoney(entry.amountCents)])
  return [
    ...ledger,
    [words('total', { rate: receipt.gstRate / 100 }), formatMoney(receipt.totalCents)],
    [words('gst'), formatMoney(receipt.gstCents)],
    ...receipt.tenders.map((tender): [string, string] => [words('paidWith', { tender: tender.label }), formatMoney(tender.amountCents)]),
  ]
}

/** A promotion by its name (promo-23); the fee of delivery, whose source is who sends it, by its kind. */
const movement = ({ kind, source, amountCents }: Receipt['ledger'][number], words: Words): string =>
  source === null || (kind === 'delivery' && amountCents >= 0) ? words(kind) : source

const deliveries = (receipt: Receipt, words: Words, culture: Culture): string[] =>
  receipt.deliveries.map((delivery) => `${delivery.group}: ${how(delivery, receipt.shipTo.lines.join(', '), words, culture)}`)

function how(delivery: Receipt['deliveries'][number], address: string, words: Words, culture: Culture): string {
  const { mode, storeName, readyBy, slot, parcel } = delivery
  if (mode === 'brand') return words('brand', { address })
  if (parcel) return words('parcel', { address, ...parcel })
  if (mode === 'delivery')
    return slot
      ? words('homeAt', { address, day: dayWithWeekday(slot.startsAt, culture), time: clockRange(slot, culture) })
      : words('home', { address })
  const store = storeName ?? ''
  if (readyBy === null) return words('collection', { store })
  return words('collectionBy', { store, day: dayWithWeekday(readyBy, culture), time: clockTime(readyBy, culture) })
}

const lineName = ({ brand, name, options }: Receipt['lines'][number]): string => [`${brand} ${name}`, options].filter(Boolean).join(', ')
