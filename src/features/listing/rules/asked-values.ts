import { codeOf } from '#src/features/catalogue/rules/codes.ts'
import { isColourOption } from '#src/features/catalogue/rules/colour-option.ts'
import type { Narrowing } from './count-facets.ts'

/** What a shopper asked for that a product may have in one variant and not in another: values of facets, and colours of a search. */
export interface AskedValues {
  /** By the facet's name in the listing index, `attribute:colour`; codes of values. */
  facets: ReadonlyMap<string, readonly string[]>
  /** Codes of colour words; `blue` is asked of `dusty-blue` too. */
  colours: readonly string[]
}

/** An option's English name with its English value. */
export type OptionValue = readonly [name: string, value: string]

export const askedValues = ({ chosen }: Pick<Narrowing, 'chosen'>, colours: readonly string[] = []): AskedValues => ({
  facets: new Map([...chosen].filter(([facet]) => facet.startsWith('attribute:'))),
  colours,
})

export const isAnythingAsked = ({ facets, colours }: AskedValues): boolean => facets.size > 0 || colours.length > 0

/** In how many of its options a variant is what was asked for. Of one option, a filter says more than a word of a search. */
export function askedIn(options: readonly OptionValue[], { facets, colours }: AskedValues): number {
  const isAsked = ([name, value]: OptionValue) => {
    const code = codeOf(value)
    const chosen = facets.get(`attribute:${codeOf(name)}`)
    if (chosen) return chosen.includes(code)
    return isColourOption(name) && colours.some((colour) => `-${code}-`.includes(`-${colour}-`))
  }
  return options.filter(isAsked).length
}
