import { useTranslations } from 'use-intl'
import type { PriceRange } from '#src/features/listing/rules/price-ranges.ts'
import { formatMoney } from '#src/kit/money.ts'

/** A range of prices in words: `Up to S$500.00`. */
export function usePriceWords(): (range: PriceRange) => string {
  const t = useTranslations('listing')
  return ({ minPriceCents: min, maxPriceCents: max }) => {
    if (min === null) return t('priceUpTo', { to: formatMoney(max ?? 0) })
    if (max === null) return t('priceFrom', { from: formatMoney(min) })
    return t('priceRange', { from: formatMoney(min), to: formatMoney(max) })
  }
}
