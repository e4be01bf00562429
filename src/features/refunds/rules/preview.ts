import { gstContained, type Cents } from '#src/kit/money.ts'
import { partsOf, type Part, type SoldLine, type SoldOrder } from './parts.ts'

/** So many pieces of a line. */
export interface Pieces {
  line: number
  quantity: number
}

/** What is to be refunded. */
export interface Wanted {
  pieces: readonly Pieces[]
  /** Whether the last pieces take the delivery with them, as they do while nothing is sent. */
  withDelivery: boolean
  /** Gifts that do not come back although they should: their worth is deducted. */
  keptGifts?: readonly number[]
}

/** What is refunded already. */
export interface Refunded {
  pieces: readonly Pieces[]
  delivery: boolean
}

export const nothingRefunded: Refunded = { pieces: [], delivery: false }

/** What a refund comes to: `lines + deliveryCents = tenders + keptCents`. */
export interface RefundPreview {
  lines: (Pieces & { cents: Cents })[]
  /** Null: the delivery is not refunded. */
  deliveryCents: Cents | null
  /** The worth of gifts that are kept, deducted from what is paid back. */
  keptCents: Cents
  /** For each tender of the order, in its order. */
  tenders: Cents[]
  gstCents: Cents
  /** Whether nothing of the order is left to refund, gifts apart. */
  isLast: boolean
}

/**
 * What a refund of these pieces comes to (refund-01, refund-02, refund-03). Null: none, more than there is left, or a line
 * that the order does not have. Promotions are not computed anew: a piece is worth what was paid for it.
 */
export function previewRefund(
  order: SoldOrder,
  refunded: Refunded,
  { pieces, withDelivery, keptGifts = [] }: Wanted,
): RefundPreview | null {
  const left = leftOf(order, refunded)
  if (pieces.length === 0 || !pieces.every(({ line, quantity }) => quantity > 0 && quantity <= (left.get(line) ?? 0))) return null
  if (new Set(pieces.map(({ line }) => line)).size < pieces.length) return null
  const after = leftOf(order, { ...refunded, pieces: [...refunded.pieces, ...pieces] })
  const lost = lostGifts(order, after)
  const all = [...pieces, ...lost.filter(({ line }) => !pieces.some((wanted) => wanted.line === line))]
  const isLast = order.lines.every(({ position, gift }) => gift !== null || after.get(position) === 0)
  const takesDelivery = isLast && withDelivery && !refunded.delivery
  const parts = partsOf(order)
  const chosen = [
    ...all.flatMap((each) => piecesOf(parts, refunded, each)),
    ...(takesDelivery ? parts.filter(({ line }) => line === null) : []),
  ]
  const keptWorth = sum(all.filter(({ line }) => keptGifts.includes(line)).map(({ line }) => giftOf(order, line)?.worthCents ?? 0))
  const { tenders, deductedCents } = deducted(order, sumOfTenders(order, chosen), keptWorth)
  return {
    lines: all.map((each) => ({ ...each, cents: sum(piecesOf(parts, refunded, each).map(({ cents }) => cents)) })),
    deliveryCents: takesDelivery ? order.deliveryCents : null,
    keptCents: deductedCents,
    tenders,
    gstCents: sum(chosen.map(({ gstCents }) => gstCents)) - gstContained(deductedCents, order.gstRate),
    isLast,
  }
}

/** How many pieces of each line are not refunded yet. */
export function leftOf({ lines }: Pick<SoldOrder, 'lines'>, { pieces }: Pick<Refunded, 'pieces'>): Map<number, number> {
  const gone = (line: number): number => sum(pieces.filter((each) => each.line === line).map(({ quantity }) => quantity))
  return new Map(lines.map(({ position, quantity }) => [position, quantity - gone(position)]))
}

/** What is left of an order, without the gifts that go with it. */
export const everything = ({ lines }: Pick<SoldOrder, 'lines'>, refunded: Pick<Refunded, 'pieces'>): Pieces[] =>
  [...leftOf({ lines }, refunded)]
    .filter(([line, quantity]) => quantity > 0 && giftOf({ lines }, line) === null)
    .map(([line, quantity]) => ({ line, quantity }))

/** The gifts that the goods which are left no longer give (refund-03). */
function lostGifts({ lines }: SoldOrder, left: ReadonlyMap<number, number>): Pieces[] {
  const bought = lines.filter(({ gift }) => gift === null)
  const pieces = sum(bought.map(({ position }) => left.get(position)!))
  const worth = sum(bought.map((line) => leftWorth(line, left.get(line.position)!)))
  return lines.flatMap(({ position, gift }) => {
    const quantity = left.get(position)!
    const isKept = gift === null || (pieces > 0 && pieces >= gift.fromPieces && worth >= gift.fromCents)
    return isKept || quantity === 0 ? [] : [{ line: position, quantity }]
  })
}

const leftWorth = ({ thresholdCents, quantity }: SoldLine, left: number): Cents => Math.round((thresholdCents * left) / quantity)
const giftOf = ({ lines }: Pick<SoldOrder, 'lines'>, line: number) => lines.find(({ position }) => position === line)?.gift ?? null

/** Pieces of a line are refunded from the first one on. */
function piecesOf(parts: readonly Part[], { pieces }: Refunded, { line, quantity }: Pieces): Part[] {
  const done = sum(pieces.filter((each) => each.line === line).map((each) => each.quantity))
  return parts.filter((part) => part.line === line).slice(done, done + quantity)
}

const sumOfTenders = ({ tenders }: SoldOrder, parts: readonly Part[]): Cents[] =>
  tenders.map((_, tender) => sum(parts.map((part) => part.tenders[tender]!)))

/** Rebates pay a debt before the card does; a voucher never. What they cannot pay is not deducted. */
export function deducted(
  { tenders }: Pick<SoldOrder, 'tenders'>,
  paidBack: readonly Cents[],
  cents: Cents,
): { tenders: Cents[]; deductedCents: Cents } {
  let left = cents
  const after = [...paidBack]
  for (const kind of ['rebate', 'card'] as const)
    for (const [index, tender] of tenders.entries()) {
      if (tender.kind !== kind) continue
      const part = Math.min(left, after[index]!)
      after[index]! -= part
      left -= part
    }
  return { tenders: after, deductedCents: cents - left }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
