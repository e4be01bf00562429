import { inEachCulture, type Culture } from '#src/kit/culture.ts'
import { formatMoney } from '#src/kit/money.ts'
import { unitPrice, type NetContent, type UnitPrice as Price } from '#src/features/pricing/rules/unit-price.ts'
import { mailWords } from '#src/platform/mail-template.ts'
import type { UnitPrice } from '../catalogue.contract.ts'
import { spokenUnitPriceMessages, unitPriceMessages } from '../unit-price-messages.ts'

type Keys = (typeof unitPriceMessages)['en']
type Words = ReturnType<typeof mailWords<Record<keyof Keys, string>>>

const written = inEachCulture<Words>((culture) => mailWords(unitPriceMessages, culture))
const spoken = inEachCulture<Words>((culture) => mailWords(spokenUnitPriceMessages, culture))

interface Priced {
  priceCents: number
  netContent: NetContent | null
}

/** The unit price in the caller's language; `variants` are all of the product (money-09). */
export function presentUnitPrice(variant: Priced, variants: readonly Priced[], culture: Culture): UnitPrice | null {
  const siblings = variants.map(({ netContent }) => netContent)
  const price = unitPrice(variant.priceCents, variant.netContent, siblings)
  return (
    price && { cents: price.cents, amount: price.amount, text: worded(price, written[culture]), spoken: worded(price, spoken[culture]) }
  )
}

/** From 1000 on, grams are written as kilograms and millilitres as litres. */
function worded({ cents, amount, unit }: Price, words: Words): string {
  const isLarge = amount >= 1000 && (unit === 'g' || unit === 'ml')
  const quantity = isLarge ? words(unit === 'g' ? 'kg' : 'l', { amount: amount / 1000 }) : words(unit, { amount })
  return words('unitPrice', { price: formatMoney(cents), quantity })
}
