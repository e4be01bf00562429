import type { Cents } from '#src/kit/money.ts'
import { inCulture, type Translated } from '#src/kit/culture.ts'
import { priceMovements, tendersOf, type LedgerEntry, type TenderKind } from '#src/features/pricing/rules/ledger.ts'
import type { Order, OrderLine } from '#src/features/orders/rules/order.ts'
import type { Credit } from './credit-note.ts'
import { gstByRow } from './gst.ts'

/** One row of the export for accounting. Amounts are never negative: what goes back has columns of its own. */
export interface AccountRow {
  number: string
  at: Date
  orderNumber: string
  kind: 'goods' | 'delivery' | 'giftKept' | 'rebateOwed' | TenderKind
  ean: string
  text: string
  quantity: number | null
  /** Sold, with the GST that it contains. */
  soldCents: Cents
  soldGstCents: Cents
  /** Taken off an invoice, with the GST that it contained. */
  creditedCents: Cents
  creditedGstCents: Cents
  paidCents: Cents
  /** Paid back, or set against a debt. */
  paidBackCents: Cents
}

export interface SoldInvoice {
  order: Pick<Order, 'orderNumber' | 'invoiceNumber' | 'paidAt' | 'gstCents'>
  lines: readonly Pick<OrderLine, 'ean' | 'brand' | 'title' | 'options' | 'quantity' | 'amountCents' | 'position'>[]
  ledger: readonly LedgerEntry[]
}

/** The rows of an invoice (order-16): what is sold comes to what is paid, and the GST of its rows to its own. */
export function invoiceAccount({ order, lines, ledger }: SoldInvoice): AccountRow[] {
  const deliveryCents = sum(priceMovements(ledger).filter(({ kind }) => kind === 'delivery'))
  const gst = gstByRow(order.gstCents, { lines: lines.map(({ amountCents }) => amountCents), deliveryCents })
  const row = rowOf({ number: order.invoiceNumber!, at: order.paidAt!, orderNumber: order.orderNumber })
  return [
    ...lines.map((line, index) =>
      row('goods', { ...named(line), quantity: line.quantity, soldCents: line.amountCents, soldGstCents: gst[index]! }),
    ),
    ...(deliveryCents > 0 ? [row('delivery', { soldCents: deliveryCents, soldGstCents: gst.at(-1)! })] : []),
    ...tendersOf(ledger).map(({ kind, source, amountCents }) => row(kind, { text: english(source), paidCents: 0 - amountCents })),
  ]
}

/** The rows of a credit note (order-16). A gift that is kept is sold by it. */
export function creditAccount(
  { number, at, orderNumber }: Pick<AccountRow, 'number' | 'at' | 'orderNumber'>,
  credit: Credit,
  lines: SoldInvoice['lines'],
): AccountRow[] {
  const row = rowOf({ number, at, orderNumber })
  const { delivery, kept, tenders, owedCents } = credit
  return [
    ...credit.lines.map(({ line, quantity, cents, gstCents }) => {
      const sold = lines.find(({ position }) => position === line)
      return row('goods', { ...(sold && named(sold)), quantity, creditedCents: cents, creditedGstCents: gstCents })
    }),
    ...(delivery ? [row('delivery', { creditedCents: delivery.cents, creditedGstCents: delivery.gstCents })] : []),
    ...(kept ? [row('giftKept', { soldCents: kept.cents, soldGstCents: kept.gstCents })] : []),
    ...tenders.map(({ kind, source, amountCents }) => row(kind, { text: english(source), paidBackCents: amountCents })),
    ...(owedCents > 0 ? [row('rebateOwed', { paidBackCents: owedCents })] : []),
  ]
}

const rowOf =
  (document: Pick<AccountRow, 'number' | 'at' | 'orderNumber'>) =>
  (kind: AccountRow['kind'], cells: Partial<AccountRow>): AccountRow => ({
    ...document,
    kind,
    ean: '',
    text: '',
    quantity: null,
    soldCents: 0,
    soldGstCents: 0,
    creditedCents: 0,
    creditedGstCents: 0,
    paidCents: 0,
    paidBackCents: 0,
    ...cells,
  })

const named = ({ ean, brand, title, options }: SoldInvoice['lines'][number]) => ({
  ean,
  text: [`${brand.en} ${title.en}`, options.en].filter(Boolean).join(', '),
})
const english = (source: Translated | null): string => (source ? inCulture(source, 'en') : '')
const sum = (entries: readonly { amountCents: Cents }[]): Cents => entries.reduce((total, { amountCents }) => total + amountCents, 0)
