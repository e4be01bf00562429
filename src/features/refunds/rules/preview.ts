import type { Cents } from '#src/kit/money.ts'
import { gstContained } from '#src/kit/money-shares.ts'
import type { GiftTerms } from '#src/features/orders/rules/order.ts'
import { partsOf, type Part, type SoldLine, type SoldOrder } from './parts.ts'

/** So many pieces of a line. */
export interface Pieces {
  line: number
  quantity: number
}

/** What is to be refunded. */
export interface Wanted {
  pieces: readonly Pieces[]
  /** Whether the last pieces of the order take the delivery with them, as they do while nothing is sent. */
  withDelivery: boolean
  /** The lines that the store delivers and has not sent: the last of their pieces take the delivery with them. */
  unsentDelivery?: readonly number[]
  /** Gifts that do not come back although they should: their worth is deducted. */
  keptGifts?: readonly number[]
}

/** A gift that is kept although it should come back, and what of its worth is deducted. */
export interface KeptGift {
  line: number
  cents: Cents
}

/** What is refunded already. */
export interface Refunded {
  pieces: readonly Pieces[]
  delivery: boolean
  /** The gifts that are kept, with what each refund deducted for them. */
  keptGifts: readonly KeptGift[]
}

export const nothingRefunded: Refunded = { pieces: [], delivery: false, keptGifts: [] }

/** An amount and the GST that it contains. */
interface Taxed {
  cents: Cents
  gstCents: Cents
}

/** What a refund comes to: lines and delivery are what the tenders get and what is deducted for gifts. */
export interface RefundPreview {
  lines: (Pieces & Taxed)[]
  /** Null: the delivery is not refunded. */
  delivery: Taxed | null
  /** The worth of gifts that are kept, deducted from what is paid back; null when there are none. */
  kept: Taxed | null
  /** For which gifts it is deducted: those of earlier refunds that are not paid yet, and all that are kept now. */
  keptGifts: KeptGift[]
  /** For each tender of the order, in its order. */
  tenders: Cents[]
  /** Whether nothing of the order is left to refund, gifts apart. */
  isLast: boolean
}

/**
 * What a refund of these pieces comes to (refund-01, refund-02, refund-03). Null: none, more than there is left, a line
 * that the order does not have, or a kept gift that is none of its gifts. Promotions are not computed anew: a piece is worth what was paid for it.
 */
export function previewRefund(order: SoldOrder, refunded: Refunded, wanted: Wanted): RefundPreview | null {
  const { pieces, withDelivery, unsentDelivery = [], keptGifts = [] } = wanted
  const left = leftOf(order, refunded)
  if (pieces.length === 0 || !pieces.every(({ line, quantity }) => quantity > 0 && quantity <= (left.get(line) ?? 0))) return null
  if (!keptGifts.every((kept) => order.lines.some(({ position, gift }) => position === kept && gift !== null))) return null
  if (new Set(pieces.map(({ line }) => line)).size < pieces.length) return null
  const after = leftOf(order, { ...refunded, pieces: [...refunded.pieces, ...pieces] })
  const all = [...pieces, ...lostGifts(order, after)]
  const isLast = order.lines.every(({ position, gift }) => gift !== null || after.get(position) === 0)
  const atEnd = leftOf(order, { ...refunded, pieces: [...refunded.pieces, ...all] })
  const isDeliveryOff = unsentDelivery.length > 0 && unsentDelivery.every((position) => atEnd.get(position) === 0)
  const takesDelivery = (isDeliveryOff || (isLast && withDelivery)) && !refunded.delivery
  const parts = partsOf(order)
  const delivery = takesDelivery ? parts.filter(({ line }) => line === null) : []
  const chosen = [...all.flatMap((each) => piecesOf(parts, refunded, each)), ...delivery]
  const keptNow = all.flatMap(({ line }) => (keptGifts.includes(line) ? [line] : []))
  const owed = owedGifts(order, refunded.keptGifts, keptNow)
  const { tenders, deductedCents } = deducted(order, sumOfTenders(order, chosen), sum(owed.map(({ cents }) => cents)))
  return {
    lines: all.map((each) => ({ ...each, ...taxed(piecesOf(parts, refunded, each)) })),
    delivery: takesDelivery ? taxed(delivery) : null,
    kept: deductedCents > 0 ? { cents: deductedCents, gstCents: gstContained(deductedCents, order.gstRate) } : null,
    keptGifts: paidOf(owed, deductedCents),
    tenders,
    isLast,
  }
}

/** What is refunded once a further refund is made. */
export const refundedWith = (refunded: Refunded, { lines, delivery, keptGifts }: RefundPreview): Refunded => ({
  pieces: [...refunded.pieces, ...lines],
  delivery: refunded.delivery || delivery !== null,
  keptGifts: [...refunded.keptGifts, ...keptGifts],
})

/** What kept gifts are worth, less what earlier refunds deducted for them (refund-03). */
function owedGifts(order: SoldOrder, earlier: readonly KeptGift[], keptNow: readonly number[]): KeptGift[] {
  const before = [...Map.groupBy(earlier, ({ line }) => line)].map(([line, deductions]) => ({
    line,
    cents: giftOf(order, line)!.worthCents - sum(deductions.map(({ cents }) => cents)),
  }))
  return [...before.filter(({ cents }) => cents > 0), ...keptNow.map((line) => ({ line, cents: giftOf(order, line)!.worthCents }))]
}

/** How much of what is owed for each gift is deducted, the first one first. */
function paidOf(owed: readonly KeptGift[], deductedCents: Cents): KeptGift[] {
  let left = deductedCents
  return owed.map(({ line, cents }) => {
    const paid = Math.min(left, cents)
    left -= paid
    return { line, cents: paid }
  })
}

/** How many pieces of each line are not refunded yet. */
export function leftOf(
  { lines }: { lines: readonly Pick<SoldLine, 'position' | 'quantity'>[] },
  { pieces }: Pick<Refunded, 'pieces'>,
): Map<number, number> {
  const gone = (line: number): number => sum(pieces.filter((each) => each.line === line).map(({ quantity }) => quantity))
  return new Map(lines.map(({ position, quantity }) => [position, quantity - gone(position)]))
}

/** What is left of an order, without the gifts that go with it. */
export const everything = ({ lines }: Pick<SoldOrder, 'lines'>, refunded: Pick<Refunded, 'pieces'>): Pieces[] =>
  [...leftOf({ lines }, refunded)]
    .filter(([line, quantity]) => quantity > 0 && giftOf({ lines }, line) === null)
    .map(([line, quantity]) => ({ line, quantity }))

/** What of an order still counts as spend for goods, as `qualifyingCents` counts the whole: without what vouchers and rebates paid (reward-07). */
export function leftQualifying(order: SoldOrder, refunded: Refunded): Cents {
  const gone = refunded.pieces.reduce(
    (sum, { line, quantity }) => sum.set(line, (sum.get(line) ?? 0) + quantity),
    new Map<number, number>(),
  )
  const left = Map.groupBy(partsOf(order), ({ line }) => line)
  const parts = [...left].flatMap(([line, pieces]) =>
    line === null ? (refunded.delivery ? [] : pieces) : pieces.slice(gone.get(line) ?? 0),
  )
  const paidOtherwise = ({ tenders }: Part): Cents => sum(tenders.filter((_, index) => order.tenders[index]!.kind !== 'card'))
  return Math.max(0, sum(parts.map((part) => (part.line === null ? 0 : part.cents) - paidOtherwise(part))))
}

/** The gifts that the goods which are left no longer give (refund-03). */
function lostGifts({ lines }: SoldOrder, left: ReadonlyMap<number, number>): Pieces[] {
  return lines.flatMap(({ position, gift }) => {
    const quantity = left.get(position)!
    return gift === null || quantity === 0 || isEarned(gift) ? [] : [{ line: position, quantity }]
  })

  function isEarned({ fromCents, fromPieces, lines: earnedBy }: GiftTerms): boolean {
    const goods = lines.filter(({ position }) => earnedBy.includes(position))
    const pieces = sum(goods.map(({ position }) => left.get(position)!))
    const worth = sum(goods.map((line) => leftWorth(line, left.get(line.position)!)))
    return pieces > 0 && pieces >= fromPieces && worth >= fromCents
  }
}

const leftWorth = ({ thresholdCents, quantity }: SoldLine, left: number): Cents => Math.round((thresholdCents * left) / quantity)
const giftOf = ({ lines }: Pick<SoldOrder, 'lines'>, line: number) => lines.find(({ position }) => position === line)!.gift

/** Pieces of a line are refunded from the first one on. */
function piecesOf(parts: readonly Part[], { pieces }: Refunded, { line, quantity }: Pieces): Part[] {
  const done = sum(pieces.filter((each) => each.line === line).map((each) => each.quantity))
  return parts.filter((part) => part.line === line).slice(done, done + quantity)
}

const taxed = (parts: readonly Part[]): Taxed => ({
  cents: sum(parts.map(({ cents }) => cents)),
  gstCents: sum(parts.map(({ gstCents }) => gstCents)),
})
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
