import { createTranslator } from 'use-intl/core'
import { htmlLang, type Culture } from '#src/kit/culture.ts'
import { formatMoney } from '#src/kit/money.ts'
import type { MailSender } from '#src/outside/email/port.ts'
import type { Invoice } from '../orders.contract.ts'
import { orderMailMessages } from '../mail-messages.ts'
import type { OrdersService } from './orders.service.ts'

type Words = (key: keyof (typeof orderMailMessages)['en'], values?: Record<string, string | number>) => string

/** Sends the receipt of a paid order, in the language it was placed in. The same order always sends the same Message-ID. */
export async function sendConfirmation(parts: { orders: OrdersService; mail: MailSender; publicOrigin: string }, orderId: number): Promise<void> {
  const found = await parts.orders.invoiceForMail(orderId)
  if (!found) return
  const { invoice, culture, key } = found
  const words = createTranslator({ locale: htmlLang[culture] as never, messages: orderMailMessages[culture] as Record<string, string> }) as unknown as Words
  const link = `${parts.publicOrigin}/invoice?orderNumber=${invoice.orderNumber}&key=${key}`
  await parts.mail.send({
    messageId: `<order-${invoice.orderNumber}@${new URL(parts.publicOrigin).hostname}>`,
    to: invoice.billTo.email,
    subject: words('subject', { orderNumber: invoice.orderNumber, store: invoice.seller.name }),
    text: textPart(invoice, words, link),
    html: htmlPart(invoice, words, link, culture),
  })
}

/** Every sum of the mail, in the order of the invoice. */
function sums(invoice: Invoice, words: Words): [string, string][] {
  const ledger = invoice.ledger.map((entry): [string, string] => [words(entry.kind as 'list'), formatMoney(entry.amountCents)])
  return [
    ...ledger,
    [words('total', { rate: invoice.gstRate / 100 }), formatMoney(invoice.totalCents)],
    [words('gst'), formatMoney(invoice.gstCents)],
    ...invoice.tenders.map((tender): [string, string] => [words('paidWith', { tender: tender.label }), formatMoney(tender.amountCents)]),
  ]
}

const deliveries = (invoice: Invoice, words: Words): string[] =>
  invoice.deliveries.map(({ group, mode, storeName }) => {
    const address = invoice.shipTo.lines.join(', ')
    const how = mode === 'collection' ? words('collection', { store: storeName ?? '' }) : words(mode === 'brand' ? 'brand' : 'home', { address })
    return `${group}: ${how}`
  })

const lineName = ({ brand, name, options }: Invoice['lines'][number]): string => [`${brand} ${name}`, options].filter(Boolean).join(', ')

function textPart(invoice: Invoice, words: Words, link: string): string {
  const lines = invoice.lines.map((line) => `${lineName(line)}\n  ${words('quantity', { quantity: line.quantity })}  ${formatMoney(line.amountCents)}`)
  return [
    words('greeting', { name: invoice.billTo.name }),
    words('intro', { orderNumber: invoice.orderNumber }),
    lines.join('\n'),
    sums(invoice, words).map(([label, amount]) => `${label}: ${amount}`).join('\n'),
    deliveries(invoice, words).join('\n'),
    `${words('open')}: ${link}`,
    words('footer'),
  ].join('\n\n')
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const cell = (text: string, style = ''): string => `<td style="padding:8px 0;border-bottom:1px solid #D5DDD8;${style}">${escaped(text)}</td>`

function htmlPart(invoice: Invoice, words: Words, link: string, culture: Culture): string {
  const lines = invoice.lines.map(
    (line) => `<tr>${cell(`${lineName(line)} × ${line.quantity}`)}${cell(formatMoney(line.amountCents), 'text-align:right;white-space:nowrap')}</tr>`,
  )
  const rows = sums(invoice, words).map(([label, amount]) => `<tr>${cell(label, 'color:#4A5853')}${cell(amount, 'text-align:right;white-space:nowrap')}</tr>`)
  return `<!doctype html><html lang="${htmlLang[culture]}"><body style="margin:0;background:#F5F8F6;font:16px/1.5 'Instrument Sans',system-ui,sans-serif;color:#15211E">
<div style="max-width:560px;margin:0 auto;padding:32px 24px;background:#fff">
<p style="margin:0 0 24px;color:#0F4A40;font:500 24px Georgia,serif">${escaped(invoice.seller.name)}</p>
<h1 style="margin:0 0 8px;font:500 32px/1.15 Georgia,serif">${escaped(words('greeting', { name: invoice.billTo.name }))}</h1>
<p style="margin:0 0 24px;color:#4A5853">${escaped(words('intro', { orderNumber: invoice.orderNumber }))}</p>
<table style="width:100%;border-collapse:collapse">${lines.join('')}${rows.join('')}</table>
<p style="color:#4A5853">${deliveries(invoice, words).map(escaped).join('<br>')}</p>
<p><a href="${escaped(link)}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:#0F4A40;color:#fff;text-decoration:none;font-weight:600">${escaped(words('open'))}</a></p>
<p style="color:#5F6D67;font-size:14px">${escaped(words('footer'))}</p>
</div></body></html>`
}
