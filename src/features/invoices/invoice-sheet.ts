import type { useTranslations } from 'use-intl'
import type { Culture } from '#src/kit/culture.ts'
import { dayOf, momentOf } from '#src/kit/dates.ts'
import { formatMoney, type Cents } from '#src/kit/money.ts'
import { chargeRows, deliveryWords, ledgerRows, percent, type LedgerRow, type OrderWords } from '#src/features/orders/order-words.ts'
import type { CreditNote, Invoice } from './invoices.contract.ts'
import { gstByRow } from './rules/gst.ts'

/** A tax document as it is printed on A4, by a browser and as PDF alike. */
export interface Sheet {
  title: string
  number: string
  /** Below its number. */
  facts: string[]
  seller: { name: string; lines: string[] }
  parties: { title: string; lines: string[] }[]
  /** The first column is text, all others are numbers. */
  head: string[]
  rows: SheetRow[]
  /** Side by side below the table. */
  sums: SheetSum[][]
  foot: string
}

export interface SheetRow {
  name: string
  /** In small type below the name. */
  notes: string[]
  cells: string[]
}

export interface SheetSum {
  title: string
  /** A total has a line above it. */
  rows: { words: string; amount: string; isTotal: boolean }[]
}

/** The messages of a page or of the server. */
export interface SheetWords {
  t: ReturnType<typeof useTranslations<'invoices'>>
  tOrders: OrderWords
  culture: Culture
}

/** In the foot of each page of a sheet, counted from 1. */
export const pageOf = (page: number, pages: number, { t }: SheetWords): string => t('pageOf', { page, pages })

/** The tax invoice of a GST-registered seller (order-03). */
export function invoiceSheet(invoice: Invoice, words: SheetWords): Sheet {
  const { t, culture } = words
  return {
    title: t('title'),
    number: invoice.invoiceNumber,
    facts: [dayOf(invoice.paidAt, culture), t('order', { number: invoice.orderNumber })],
    seller: sellerOf(invoice, words),
    parties: partiesOf(invoice, words),
    head: [t('item'), t('quantity'), t('list'), t('offers'), t('amount'), t('gstIn')],
    rows: invoiceRows(invoice, words),
    sums: invoiceSums(invoice, words),
    foot: t('returns', { days: invoice.returnDays }),
  }
}

/** What a refund takes off the invoice, and how it is paid back (order-14). */
export function creditSheet(invoice: Invoice, note: CreditNote, words: SheetWords): Sheet {
  const { t, tOrders, culture } = words
  const { totalCents, gstCents, owedCents, tenders, kept, delivery } = note
  const row = (
    name: string,
    notes: string[],
    quantity: number,
    { amountCents, gstCents: gst }: { amountCents: Cents; gstCents: Cents },
  ): SheetRow => ({
    name,
    notes,
    cells: [String(quantity), formatMoney(amountCents), formatMoney(gst)],
  })
  const owed = owedCents > 0 ? [{ words: t('owed'), amountCents: owedCents }] : []
  return {
    title: t('creditNote'),
    number: note.creditNumber,
    facts: [dayOf(note.issuedAt, culture), t('forInvoice', { number: invoice.invoiceNumber }), t('order', { number: invoice.orderNumber })],
    seller: sellerOf(invoice, words),
    parties: [billedTo(invoice, words)],
    head: [t('item'), t('quantity'), t('amount'), t('gstIn')],
    rows: [
      ...note.lines.map((line) => row(lineName(line, words), [line.ean], line.quantity, line)),
      ...(delivery ? [row(tOrders('ledger.delivery'), [], 1, delivery)] : []),
      ...(kept ? [row(t('kept'), [], 1, { amountCents: -kept.amountCents, gstCents: -kept.gstCents })] : []),
    ],
    sums: [
      [
        sumsOf(t('paidBack'), [...tenders.map(({ label, amountCents }) => ({ words: label, amountCents })), ...owed], {
          words: t('total'),
          amountCents: totalCents,
        }),
      ],
      [gstSums({ totalCents, gstCents, gstRate: invoice.gstRate }, words)],
    ],
    foot: t('creditFoot', { number: invoice.invoiceNumber }),
  }
}

const sellerOf = ({ seller }: Invoice, { t }: SheetWords): Sheet['seller'] => ({
  name: seller.name,
  lines: [seller.company, seller.address, ...(seller.gstNumber ? [t('gstNumber', { number: seller.gstNumber })] : [])],
})

const billedTo = ({ billTo }: Invoice, { t }: SheetWords) => ({ title: t('billedTo'), lines: [billTo.name, ...billTo.lines] })

function partiesOf(invoice: Invoice, words: SheetWords): Sheet['parties'] {
  const { t, tOrders, culture } = words
  const { shipTo, deliveries, tenders, paidAt } = invoice
  const sentHow = deliveries.map((delivery) => t('groupHow', { group: delivery.group, how: deliveryWords(delivery, tOrders, culture) }))
  return [
    billedTo(invoice, words),
    { title: t('deliveredTo'), lines: [shipTo.name, ...shipTo.lines, ...sentHow] },
    { title: t('paidOn'), lines: [momentOf(paidAt, culture), ...tenders.map(({ label }) => label)] },
  ]
}

/** One row for each line, and one for the delivery of the store's own goods. */
function invoiceRows({ lines, ledger, gstCents }: Invoice, words: SheetWords): SheetRow[] {
  const { t, tOrders } = words
  const moved = (entries: Invoice['ledger']): string[] =>
    ledgerRows({ ledger: entries }, tOrders).map((row) => t('moved', { words: row.words, amount: formatMoney(row.amountCents) }))
  const fees = ledger.filter(({ kind }) => kind === 'delivery')
  const [listCents, offersCents] = [sum(fees.filter(isFee)), sum(fees.filter((fee) => !isFee(fee)))]
  const gst = gstByRow(gstCents, { lines: lines.map(({ amountCents }) => amountCents), deliveryCents: listCents + offersCents })
  const numbers = (quantity: number, amounts: { listCents: Cents; offersCents: Cents }, gstOfRow: Cents): string[] => [
    String(quantity),
    formatMoney(amounts.listCents),
    amounts.offersCents === 0 ? '–' : formatMoney(amounts.offersCents),
    formatMoney(amounts.listCents + amounts.offersCents),
    formatMoney(gstOfRow),
  ]
  const goods = lines.map((line, index) => ({
    name: line.isGift ? t('isGift', { name: lineName(line, words) }) : lineName(line, words),
    // What moved a line's price, by name; the column has it without.
    notes: [line.ean, ...moved(line.ledger.filter(({ source }) => source !== null))],
    cells: numbers(line.quantity, line, gst[index]!),
  }))
  const [fee] = ledgerRows({ ledger: fees.filter(isFee) }, tOrders)
  if (!fee) return goods
  const notes = moved(fees.filter((each) => !isFee(each)))
  return [...goods, { name: fee.words, notes, cells: numbers(1, { listCents, offersCents }, gst.at(-1)!) }]
}

const isFee = ({ amountCents }: { amountCents: Cents }): boolean => amountCents >= 0

/** How the price came about, beside the GST it contains and what it was paid with. */
function invoiceSums(invoice: Invoice, words: SheetWords): SheetSum[][] {
  const { t, tOrders } = words
  const { totalCents, gstRate, tenders } = invoice
  const { before, charged } = chargeRows(invoice, tOrders)
  const reached = sumsOf(t('howReached'), ledgerRows(invoice, tOrders), {
    words: tOrders('totalWithGst', { rate: percent(gstRate) }),
    amountCents: totalCents,
  })
  const paid = charged ? sumsOf('', before, charged).rows : []
  const paidWith = tenders.map(({ label, amountCents }) => ({ words: label, amountCents }))
  return [
    [{ ...reached, rows: [...reached.rows, ...paid] }],
    [gstSums(invoice, words), sumsOf(t('tenders'), paidWith, { words: t('total'), amountCents: totalCents })],
  ]
}

const gstSums = ({ totalCents, gstCents, gstRate }: Pick<Invoice, 'totalCents' | 'gstCents' | 'gstRate'>, { t }: SheetWords): SheetSum =>
  sumsOf(
    t('gst'),
    [
      { words: t('beforeGst'), amountCents: totalCents - gstCents },
      { words: t('gstAt', { rate: percent(gstRate) }), amountCents: gstCents },
    ],
    { words: t('total'), amountCents: totalCents },
  )

const sumsOf = (title: string, rows: readonly LedgerRow[], total: LedgerRow): SheetSum => ({
  title,
  rows: [
    ...rows.map(({ words, amountCents }) => ({ words, amount: formatMoney(amountCents), isTotal: false })),
    { words: total.words, amount: formatMoney(total.amountCents), isTotal: true },
  ],
})

function lineName({ brand, name, options }: { brand: string; name: string; options: string }, { t }: SheetWords): string {
  const whole = `${brand} ${name}`
  return options ? t('withOptions', { name: whole, options }) : whole
}

const sum = (rows: readonly { amountCents: Cents }[]): Cents => rows.reduce((total, { amountCents }) => total + amountCents, 0)
