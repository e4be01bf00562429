import type { Promotion } from '#src/features/promotions/rules/promotion.ts'

// What a promotion takes, worked out piece by piece from the words of promo-16 and promo-17. It shares no code with the rules.

/** The kinds that count pieces. */
export type OfPieces = Extract<Promotion, { kind: 'itemPercent' | 'itemAmount' | 'multiBuy' | 'setPrice' }>

/** A line with what is left of its price. */
export interface LineLeft {
  line: { quantity: number }
  leftCents: number
}

interface Piece {
  line: number
  cents: number
}

/** Every piece with its part of what is left of its line; cents that are left over belong to the first pieces. The dearest first. */
function piecesOf(lines: readonly LineLeft[]): Piece[] {
  const pieces: Piece[] = []
  for (const [
    line,
    {
      leftCents,
      line: { quantity },
    },
  ] of lines.entries()) {
    // oxfmt-ignore
    const least = (leftCents - (leftCents % quantity)) / quantity
    for (let at = 0; at < quantity; at++) pieces.push({ line, cents: at < leftCents % quantity ? least + 1 : least })
  }
  return pieces.sort((a, b) => b.cents - a.cents || a.line - b.line)
}

const total = (pieces: readonly Piece[]): number => pieces.reduce((sum, { cents }) => sum + cents, 0)

/** Divides cents over lines by what the pieces cost, one cent after the other to the line that has most to come. */
function divided(cents: number, pieces: readonly Piece[], lines: number): number[] {
  const whole = total(pieces)
  const due = Array.from({ length: lines }, (_, line) => cents * total(pieces.filter((piece) => piece.line === line)))
  const parts = due.map((each) => (whole === 0 ? 0 : Math.floor(each / whole)))
  const given = parts.reduce((sum, part) => sum + part, 0)
  const rest = due.map((each, line) => ({ line, rest: each - parts[line]! * whole })).sort((a, b) => b.rest - a.rest || a.line - b.line)
  for (const { line } of rest.slice(0, cents - given)) parts[line]! += 1
  return parts
}

/** What it takes off each line, all of which are among its goods. */
export function takenByPieces(promotion: OfPieces, lines: readonly LineLeft[]): number[] {
  const pieces = piecesOf(lines)
  const most = promotion.limits.perOrder ?? Number.MAX_SAFE_INTEGER
  if (promotion.kind === 'itemPercent' || promotion.kind === 'itemAmount') {
    const counted = pieces.slice(0, most)
    return lines.map((_, line) => {
      const own = counted.filter((piece) => piece.line === line)
      if (promotion.kind === 'itemAmount') return own.reduce((sum, { cents }) => sum + Math.min(cents, promotion.amountCents), 0)
      // Half a cent is the shopper's.
      return Math.floor((total(own) * promotion.percent * 2 + 100) / 200)
    })
  }
  const inSets: Piece[] = []
  let cents = 0
  for (let set = 0; set < most && (set + 1) * promotion.pieces <= pieces.length; set++) {
    const own = pieces.slice(set * promotion.pieces, (set + 1) * promotion.pieces)
    const saved = promotion.kind === 'multiBuy' ? total(own.slice(promotion.paidPieces)) : total(own) - promotion.priceCents
    // A set that costs less already is none.
    if (promotion.kind === 'setPrice' && saved <= 0) continue
    cents += saved
    inSets.push(...own)
  }
  return divided(cents, inSets, lines.length)
}
