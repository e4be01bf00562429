import { inCulture, inLanguageOf, type Culture } from '#src/kit/culture.ts'
import type { MailSender } from '#src/outside/email/port.ts'
import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { Database } from '#src/platform/db/database.ts'
import { mailWords, renderMail, type MailPart } from '#src/platform/mail-template.ts'
import type { Receipt } from '../orders.contract.ts'
import { orderMailMessages } from '../mail-messages.ts'
import { orderPage } from '../rules/order-page.ts'
import type { OrdersService } from './orders.service.ts'
import { receiptParts } from './receipt-parts.ts'

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
  const { name, colours } = await parts.settings.heldAt(order.placedAt)
  const store = inCulture(name, culture)
  const words = mailWords(orderMailMessages, culture)
  const key = parts.orders.invoiceKey(orderNumber)
  const links = {
    order: inLanguageOf(culture, orderPage(parts.publicOrigin, orderNumber, key)),
    invoice: inLanguageOf(culture, `${parts.publicOrigin}/invoice?orderNumber=${orderNumber}&key=${key}`),
  }
  await parts.mail.send({
    messageId: `<order-${orderNumber}@${new URL(parts.publicOrigin).hostname}>`,
    to: receipt.billTo.email,
    subject: words('subject', { orderNumber, store }),
    ...renderMail({
      culture,
      store,
      accent: colours.leaf,
      title: words('greeting', { name: receipt.billTo.name }),
      parts: partsOf(receipt, words, culture, links),
    }),
  })
}

const partsOf = (receipt: Receipt, words: Words, culture: Culture, links: { order: string; invoice: string }): MailPart[] => [
  { kind: 'words', text: words('intro', { orderNumber: receipt.orderNumber }) },
  ...receiptParts(receipt, culture),
  { kind: 'action', label: words('track'), url: links.order },
  { kind: 'note', text: words('footer', { days: receipt.returnDays }), link: { label: words('open'), url: links.invoice } },
]
