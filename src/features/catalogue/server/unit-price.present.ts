import { LRUCache } from 'lru-cache'
import { inEachCulture, type Culture } from '#src/kit/culture.ts'
import { formatMoney } from '#src/kit/money.ts'
import { unitPrice, type Measure, type NetContent } from '#src/features/pricing/rules/unit-price.ts'
import { mailWords } from '#src/platform/mail-template.ts'
import type { UnitPrice } from '../catalogue.contract.ts'
import { spokenUnitPriceMessages, unitPriceMessages } from '../unit-price-messages.ts'

type Keys = (typeof unitPriceMessages)['en']
type Words = ReturnType<typeof mailWords<Record<keyof Keys, string>>>

interface Priced {
  priceCents: number
  netContent: NetContent | null
}

/** The unit price in the caller's language; `variants` are all of the product (money-09). */
export function presentUnitPrice(variant: Priced, variants: readonly Priced[], culture: Culture): UnitPrice | null {
  const siblings = variants.map(({ netContent }) => netContent)
  const price = unitPrice(variant.priceCents, variant.netContent, siblings)
  if (price === null) return null
  const { cents, amount } = price
  const around = wordsAround(price, culture)
  const withPrice = (text: string): string => text.replace(gap, () => formatMoney(cents))
  return { cents, amount, text: withPrice(around.text), spoken: withPrice(around.spoken) }
}

interface Texts {
  text: string
  spoken: string
}

/** Stands in a text for the amount of money. */
const gap = '{price}'

/** Few amounts are in use, and their words take longer than all else about a card. */
const texts = new LRUCache<string, Texts>({ max: 500 })

function wordsAround(measure: Measure, culture: Culture): Texts {
  const key = `${culture} ${measure.amount} ${measure.unit}`
  const cached = texts.get(key)
  if (cached) return cached
  const made = { text: worded(measure, written[culture]), spoken: worded(measure, spoken[culture]) }
  texts.set(key, made)
  return made
}

const written = inEachCulture<Words>((culture) => mailWords(unitPriceMessages, culture))
const spoken = inEachCulture<Words>((culture) => mailWords(spokenUnitPriceMessages, culture))

/** From 1000 on, grams are written as kilograms and millilitres as litres. */
function worded({ amount, unit }: Measure, words: Words): string {
  const isLarge = amount >= 1000 && (unit === 'g' || unit === 'ml')
  const quantity = isLarge ? words(unit === 'g' ? 'kg' : 'l', { amount: amount / 1000 }) : words(unit, { amount })
  return words('unitPrice', { price: gap, quantity })
}
