import { clockRange, clockTime, dayWithWeekday } from '#src/kit/clock-times.ts'
import { languages, type Culture } from '#src/kit/culture.ts'
import { formatMoney } from '#src/kit/money.ts'
import { mailWords, type MailPart } from '#src/platform/mail-template.ts'
import { orderMailMessages } from '../mail-messages.ts'
import type { Receipt } from '../orders.contract.ts'

type Words = ReturnType<typeof mailWords<(typeof orderMailMessages)['en']>>

/** What was bought, what it came to and how it is delivered, as parts of a mail. The receipt is in the language of the mail. */
export function receiptParts(receipt: Receipt, culture: Culture): MailPart[] {
  const words = mailWords(orderMailMessages, culture)
  const lines = receipt.lines.map(
    (line) => [`${lineName(line, culture)} × ${line.quantity}`, line.isGift ? words('gift') : formatMoney(line.amountCents)] as const,
  )
  return [
    { kind: 'rows', rows: [...lines, ...sums(receipt, words)] },
    { kind: 'words', text: deliveries(receipt, words, culture).join('\n') },
  ]
}

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
  receipt.deliveries.map(
    (delivery) => `${delivery.group}${languages[culture].colon}${how(delivery, receipt.shipTo.lines.join(', '), words, culture)}`,
  )

function how(delivery: Receipt['deliveries'][number], address: string, words: Words, culture: Culture): string {
  const { group, mode, storeName, readyBy, slot, parcel } = delivery
  if (mode === 'brand') return words('brand', { address })
  if (parcel) return words('parcel', { address, ...parcel })
  if (mode === 'delivery')
    return slot
      ? words('homeAt', { address, day: dayWithWeekday(slot.startsAt, culture), time: clockRange(slot, culture) })
      : words('home', { address })
  const store = storeName ?? group
  if (readyBy === null) return words('collection', { store })
  return words('collectionBy', { store, day: dayWithWeekday(readyBy, culture), time: clockTime(readyBy, culture) })
}

const lineName = ({ brand, name, options }: Receipt['lines'][number], culture: Culture): string =>
  [`${brand} ${name}`, options].filter(Boolean).join(languages[culture].comma)
