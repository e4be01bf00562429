import { inCulture, inLanguageOf } from '#src/kit/culture.ts'
import { orderPage } from '#src/features/orders/rules/order-page.ts'
import type { MailSender } from '#src/outside/email/port.ts'
import { mailWords, renderMail } from '#src/platform/mail-template.ts'
import { returnMailMessages } from '../return-mail-messages.ts'
import { goodsName } from '../rules/goods-name.ts'
import { namesOf } from './refunds.present.ts'
import type { RefundParts } from './refund-parts.ts'
import { findReturnsOf } from './refunds.store.ts'

export interface AnsweredReturn {
  orderNumber: string
  returnId: number
  to: 'received' | 'refused'
}

/**
 * Answers a wish to send goods back, in the language of the order: they arrived and what comes next, or they are not taken and why
 * (refund-10). An answer that another has followed is not sent any more. The same answer always sends the same Message-ID.
 */
export async function sendReturnMail(
  { database, orders, progress, settings, mail, publicOrigin }: RefundParts & { mail: MailSender; publicOrigin: string },
  { orderNumber, returnId, to }: AnsweredReturn,
): Promise<void> {
  const found = await progress.find(database.orm, orderNumber)
  const asked = found && (await findReturnsOf(database.orm, found.order.autoId)).find(({ autoId }) => autoId === returnId)
  if (asked?.state !== to) return
  const { order, lines } = found!
  const { culture } = order
  const words = mailWords(returnMailMessages, culture)
  const { name, colours } = await settings.current()
  const store = inCulture(name, culture)
  const goods = asked.pieces.map(({ line, quantity }) => [goodsName(namesOf(lines, line, culture), culture), `× ${quantity}`] as const)
  await mail.send({
    messageId: `<return-${returnId}-${to}@${new URL(publicOrigin).hostname}>`,
    to: order.billingAddress.email,
    subject: words(`${to}Subject`, { orderNumber, store }),
    ...renderMail({
      culture,
      store,
      accent: colours.leaf,
      title: words(`${to}Title`),
      parts: [
        { kind: 'words', text: words(`${to}Intro`, { orderNumber }) },
        ...(asked.note ? [{ kind: 'words' as const, text: asked.note }] : []),
        { kind: 'rows', rows: goods },
        {
          kind: 'action',
          label: words('open'),
          url: inLanguageOf(culture, orderPage(publicOrigin, orderNumber, orders.invoiceKey(orderNumber))),
        },
      ],
    }),
  })
}
