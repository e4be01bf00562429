import { clockRange, clockTime, dayWithWeekday } from '#src/kit/clock-times.ts'
import type { Culture } from '#src/kit/culture.ts'
import { formatMoney } from '#src/kit/money.ts'
import type { MailSender } from '#src/outside/email/port.ts'
import { mailWords, renderMail, type MailPart } from '#src/platform/mail-template.ts'
import type { Invoice } from '../orders.contract.ts'
import { orderMailMessages } from '../mail-messages.ts'
import type { OrdersService } from './orders.service.ts'

type Words = ReturnType<typeof mailWords<(typeof orderMailMessages)['en']>>

/** Sends the receipt of a paid order, in the language of the order. The same order always sends the same Message-ID. */
export async function sendConfirmation(
  parts: { orders: OrdersService; mail: MailSender; publicOrigin: string },
  orderId: number,
): Promise<void> {
  const found = await parts.orders.invoiceForMail(orderId)
  if (!found) return
  const { invoice, culture, key } = found
  const words = mailWords(orderMailMessages, culture)
  const link = `${parts.publicOrigin}/invoice?orderNumber=${invoice.orderNumber}&key=${key}`
  await parts.mail.send({
    messageId: `<order-${invoice.orderNumber}@${new URL(parts.publicOrigin).hostname}>`,
    to: invoice.billTo.email,
    subject: words('subject', { orderNumber: invoice.orderNumber, store: invoice.seller.name }),
    ...renderMail({
      culture,
      store: invoice.seller.name,
      title: words('greeting', { name: invoice.billTo.name }),
      parts: receipt(invoice, words, culture, link),
    }),
  })
}

const receipt = (invoice: Invoice, words: Words, culture: Culture, link: string): MailPart[] => [
  { kind: 'words', text: words('intro', { orderNumber: invoice.orderNumber }) },
  {
    kind: 'rows',
    rows: [
      ...invoice.lines.map(
        (line) => [`${lineName(line)} × ${line.quantity}`, line.isGift ? words('gift') : formatMoney(line.amountCents)] as const,
      ),
      ...sums(invoice, words),
    ],
  },
  { kind: 'words', text: deliveries(invoice, words, culture).join('\n') },
  { kind: 'action', label: words('open'), url: link },
  { kind: 'note', text: words('footer', { days: invoice.returnDays }) },
]

/** The amounts of the mail, in the order of the invoice. */
function sums(invoice: Invoice, words: Words): [string, string][] {
  const ledger = invoice.ledger.map((entry): [string, string] => [movement(entry, words), formatMoney(entry.amountCents)])
  return [
    ...ledger,
    [words('total', { rate: invoice.gstRate / 100 }), formatMoney(invoice.totalCents)],
    [words('gst'), formatMoney(invoice.gstCents)],
    ...invoice.tenders.map((tender): [string, string] => [words('paidWith', { tender: tender.label }), formatMoney(tender.amountCents)]),
  ]
}

/** A promotion by its name (promo-23); the fee of delivery, whose source is who sends it, by its kind. */
const movement = ({ kind, source, amountCents }: Invoice['ledger'][number], words: Words): string =>
  source === null || (kind === 'delivery' && amountCents >= 0) ? words(kind) : source

const deliveries = (invoice: Invoice, words: Words, culture: Culture): string[] =>
  invoice.deliveries.map((delivery) => `${delivery.group}: ${how(delivery, invoice.shipTo.lines.join(', '), words, culture)}`)

function how(delivery: Invoice['deliveries'][number], address: string, words: Words, culture: Culture): string {
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

const lineName = ({ brand, name, options }: Invoice['lines'][number]): string => [`${brand} ${name}`, options].filter(Boolean).join(', ')
