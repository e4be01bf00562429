import type { Cents } from '#src/kit/money.ts'

/** The units in which net content is stored; a piece is whatever is counted: a bag, a sheet, a capsule. */
export const netUnits = ['g', 'ml', 'm', 'm2', 'piece'] as const
export type NetUnit = (typeof netUnits)[number]

export interface Measure {
  /** Above zero, with at most three decimals. */
  amount: number
  unit: NetUnit
}

/** What a variant contains without its packing. */
export interface NetContent extends Measure {
  /** The amount that the merchant wants a unit price for; null leaves it to the customary amounts. */
  base: number | null
}

/** What an amount costs: 240 cents for 100 g. */
export interface UnitPrice extends Measure {
  cents: Cents
}

/**
 * The price of a variant for a customary amount, to the nearest cent, half a cent up (money-09, money-10). `siblings` are
 * the net contents of all variants of the product. Null where there is nothing to compare (money-11).
 */
export function unitPrice(priceCents: Cents, content: NetContent | null, siblings: readonly (NetContent | null)[]): UnitPrice | null {
  if (content === null || isSinglePiece(content)) return null
  const { amount, unit } = content
  const comparable = siblings.flatMap((other) => (other?.unit === unit ? other.amount : []))
  const base = content.base ?? customaryAmount({ amount: Math.min(amount, ...comparable), unit })
  const cents = Math.round(Number(((priceCents * base) / amount).toPrecision(exactDigits)))
  return cents === 0 ? null : { cents, amount: base, unit }
}

/** A quotient is exact to some more digits than these: 105 divided by 0.56 is 187.5, and comes out as a little less. */
const exactDigits = 12

const isSinglePiece = ({ amount, unit }: Measure): boolean => unit === 'piece' && amount === 1

/** The amount for which shops in Singapore compare prices of packages of about this size (money-10). */
function customaryAmount({ amount, unit }: Measure): number {
  switch (unit) {
    case 'g':
    case 'ml':
      return amount < 20 ? 1 : amount < 1000 ? 100 : 1000
    case 'piece':
      return amount < 100 ? 1 : 100
    case 'm':
    case 'm2':
      return 1
  }
}
