/** What choosing needs to know of a variant: one value per product option, in order. */
export interface Choosable {
  ean: string
  options: readonly string[]
  notSold: object | null
}

/** The variant named in the address; else the one that cards show: the cheapest that can be bought, else the first one (listing-18). */
export function variantShown<V extends Choosable & { priceCents: number }>(variants: readonly V[], ean: string | null): V {
  const onCard = variants.filter(({ notSold }) => !notSold).toSorted((a, b) => a.priceCents - b.priceCents)[0]
  const shown = variants.find((variant) => variant.ean === ean) ?? onCard ?? variants[0]
  if (!shown) throw new Error('A product has at least one variant')
  return shown
}

/**
 * The variant after choosing a value for one option: the other options stay as they are if such a variant
 * exists, else the variant with the value and the most equal options. `place` counts from 0.
 */
export function chooseValue<V extends Choosable>(variants: readonly V[], current: V, place: number, value: string): V {
  const having = variants.filter(({ options }) => options[place] === value)
  const equalOptions = ({ options }: V) => options.filter((option, index) => option === current.options[index]).length
  const buyable = ({ notSold }: V) => (notSold ? 0 : 1)
  return having.toSorted((a, b) => equalOptions(b) - equalOptions(a) || buyable(b) - buyable(a))[0] ?? current
}
