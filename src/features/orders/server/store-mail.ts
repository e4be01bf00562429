import { clockTime, dayWithWeekday } from '#src/kit/clock-times.ts'
import { htmlLang, inCulture, type Culture } from '#src/kit/culture.ts'
import { formatMoney } from '#src/kit/money.ts'
import type { MailSender } from '#src/outside/email/port.ts'
import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { Database } from '#src/platform/db/database.ts'
import { mailWords, renderMail, type MailPart } from '#src/platform/mail-template.ts'
import type { Receipt } from '../orders.contract.ts'
import { storeMailMessages } from '../store-mail-messages.ts'
import type { OrdersService } from './orders.service.ts'
import { receiptParts } from './receipt-parts.ts'

/** Tells the store of a paid order, in the language of its staff (order-20). The same order always sends the same Message-ID. */
export async function sendToStore(
  parts: { database: Database; settings: SettingsService; orders: OrdersService; mail: MailSender; publicOrigin: string },
  orderId: number,
): Promise<void> {
  const order = await parts.orders.byId(parts.database.orm, orderId)
  if (!order?.paidAt) return
  const { contactEmail, staffCulture: culture, name, colours } = await parts.settings.current()
  const receipt = await parts.orders.receipt(order, culture)
  const words = mailWords(storeMailMessages, culture)
  const { orderNumber } = order
  await parts.mail.send({
    messageId: `<store-${orderNumber}@${new URL(parts.publicOrigin).hostname}>`,
    to: contactEmail,
    replyTo: receipt.billTo.email,
    subject: words('subject', { orderNumber, amount: formatMoney(receipt.totalCents) }),
    ...renderMail({
      culture,
      store: inCulture(name, culture),
      accent: colours.leaf,
      title: words('title', { orderNumber }),
      parts: partsOf(receipt, { culture, of: order.culture }),
    }),
  })
}

/** The article numbers stand beside the pieces, because the names of two articles can be alike. */
function partsOf(receipt: Receipt, { culture, of }: { culture: Culture; of: Culture }): MailPart[] {
  const words = mailWords(storeMailMessages, culture)
  const { billTo, lines, totalCents, paidAt } = receipt
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const when = { day: dayWithWeekday(paidAt, culture), time: clockTime(paidAt, culture) }
  return [
    { kind: 'words', text: words('pieces', { count, amount: formatMoney(totalCents), ...when }) },
    { kind: 'rows', rows: [[words('articles'), lines.map(({ ean, quantity }) => `${ean} × ${quantity}`).join('\n')]] },
    ...receiptParts(receipt, culture),
    {
      kind: 'rows',
      rows: [
        [words('customer'), billTo.name],
        [words('email'), billTo.email],
        [words('mobileNumber'), billTo.contactNo],
        [words('language'), new Intl.DisplayNames(htmlLang[culture], { type: 'language' }).of(of)!],
      ],
    },
    { kind: 'note', text: words('answer') },
  ]
}
