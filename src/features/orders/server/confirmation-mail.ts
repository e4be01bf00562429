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
      parts: receipt(invoice, words, link),
    }),
  })
}

const receipt = (invoice: Invoice, words: Words, link: string): MailPart[] => [
  { kind: 'words', text: words('intro', { orderNumber: invoice.orderNumber }) },
  {
    kind: 'rows',
    rows: [
      ...invoice.lines.map((line) => [`${lineName(line)} × ${line.quantity}`, formatMoney(line.amountCents)] as const),
      ...sums(invoice, words),
    ],
  },
  { kind: 'words', text: deliveries(invoice, words).join('\n') },
  { kind: 'action', label: words('open'), url: link },
  { kind: 'note', text: words('footer', { days: invoice.returnDays }) },
]

/** The amounts of the mail, in the order of the invoice. */
function sums(invoice: Invoice, words: Words): [string, string][] {
  const ledger = invoice.ledger.map((entry): [string, string] => [words(entry.kind), formatMoney(entry.amountCents)])
  return [
    ...ledger,
    [words('total', { rate: invoice.gstRate / 100 }), formatMoney(invoice.totalCents)],
    [words('gst'), formatMoney(invoice.gstCents)],
    ...invoice.tenders.map((tender): [string, string] => [words('paidWith', { tender: tender.label }), formatMoney(tender.amountCents)]),
  ]
}

const deliveryWords = { delivery: 'home', collection: 'collection', brand: 'brand' } as const

const deliveries = (invoice: Invoice, words: Words): string[] =>
  invoice.deliveries.map(({ group, mode, storeName }) => {
    const how = words(deliveryWords[mode], { store: storeName ?? '', address: invoice.shipTo.lines.join(', ') })
    return `${group}: ${how}`
  })

const lineName = ({ brand, name, options }: Invoice['lines'][number]): string => [`${brand} ${name}`, options].filter(Boolean).join(', ')
