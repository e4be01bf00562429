import type { Promotion } from '#src/features/promotions/rules/promotion.ts'
import type { GiftTerms } from './parts.ts'

/** What a gift was given for, of the promotions that give it the one that asks for least; null when none is known any more. */
export function giftTerms(ean: string, promotions: readonly Promotion[]): GiftTerms | null {
  const steps = promotions.flatMap((promotion) =>
    promotion.kind === 'gift'
      ? promotion.steps.flatMap(({ fromCents, fromPieces, choices }) => {
          const choice = choices.find(({ sku, substitutes }) => sku === ean || substitutes.includes(ean))
          return choice ? [{ fromCents, fromPieces, worthCents: choice.worthCents }] : []
        })
      : [],
  )
  return steps.toSorted((a, b) => a.fromCents - b.fromCents || a.fromPieces - b.fromPieces)[0] ?? null
}
