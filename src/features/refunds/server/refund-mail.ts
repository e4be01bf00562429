import { inCulture, inLanguageOf, type Culture } from '#src/kit/culture.ts'
import { formatMoney } from '#src/kit/money.ts'
import { orderPage } from '#src/features/orders/rules/order-page.ts'
import type { MailSender } from '#src/outside/email/port.ts'
import { mailWords, renderMail } from '#src/platform/mail-template.ts'
import { refundMailMessages } from '../mail-messages.ts'
import type { OrderRefund } from '../refunds.contract.ts'
import { goodsName } from '../rules/goods-name.ts'
import { notesOf } from '../rules/mail-notes.ts'
import { presentRefund } from './refunds.present.ts'
import type { RefundParts } from './refund-parts.ts'
import { findRefund } from './refunds.store.ts'

type Words = ReturnType<typeof mailWords<(typeof refundMailMessages)['en']>>

/** Working days until a card shows it. */
const cardDays = { from: 3, to: 10 }

/** Says what was refunded and where to, in the language of the order (refund-12). The same refund always sends the same Message-ID. */
export async function sendRefundMail(
  { database, orders, progress, settings, mail, publicOrigin }: RefundParts & { mail: MailSender; publicOrigin: string },
  refundId: number,
): Promise<void> {
  const refund = await findRefund(database.orm, refundId)
  const found = refund && (await progress.find(database.orm, refund.orderNumber))
  if (!refund || !found) return
  const { order, lines } = found
  const { culture, orderNumber } = order
  const words = mailWords(refundMailMessages, culture)
  const { name, colours } = await settings.current()
  const store = inCulture(name, culture)
  const presented = presentRefund(refund, lines, culture)
  const kind = refund.reason === 'cancelled' ? 'cancelled' : 'refunded'
  await mail.send({
    messageId: `<refund-${refundId}@${new URL(publicOrigin).hostname}>`,
    to: order.billingAddress.email,
    subject: words('subject', { orderNumber, store }),
    ...renderMail({
      culture,
      store,
      accent: colours.leaf,
      title: words(`${kind}Title`),
      parts: [
        { kind: 'words', text: words(`${kind}Intro`, { orderNumber }) },
        { kind: 'rows', rows: rowsOf(presented, words, culture) },
        {
          kind: 'action',
          label: words('open'),
          url: inLanguageOf(culture, orderPage(publicOrigin, orderNumber, orders.invoiceKey(orderNumber))),
        },
        ...notesOf(presented.tenders).map((note) => ({ kind: 'note' as const, text: words(note, note === 'card' ? cardDays : {}) })),
      ],
    }),
  })
}

const rowsOf = (
  { lines, deliveryCents, keptCents, owedCents, tenders }: OrderRefund,
  words: Words,
  culture: Culture,
): [string, string][] => [
  ...lines.map((goods): [string, string] => [`${goodsName(goods, culture)} × ${goods.quantity}`, formatMoney(goods.amountCents)]),
  ...(deliveryCents ? [[words('delivery'), formatMoney(deliveryCents)] as [string, string]] : []),
  ...(keptCents ? [[words('kept'), formatMoney(-keptCents)] as [string, string]] : []),
  ...(owedCents ? [[words('owed'), formatMoney(-owedCents)] as [string, string]] : []),
  ...tenders.map(({ kind, label, amountCents, isEnded }): [string, string] => [
    isEnded ? label : words(kind === 'voucher' ? 'voucher' : 'back', { tender: label }),
    formatMoney(amountCents),
  ]),
]
