import { htmlLang, inCulture, inEachCulture, inLanguage, type Culture } from '#src/kit/culture.ts'
import type { Facet, Facets } from '../listing.contract.ts'
import { listingMessages } from '../messages.ts'
import type { FacetResult } from '../rules/count-facets.ts'
import type { ListingFilters, Sorting } from '../rules/listing-query.ts'
import { countIn, priceRanges } from '../rules/price-ranges.ts'
import { valueId, type ListingIndex } from '../rules/listing-index.ts'
import { usefulAttributes } from '../rules/useful-attributes.ts'
import { inNaturalOrder } from '../rules/value-order.ts'
import type { Named } from './entries.store.ts'

/** The names of brands and stores, and the categories that divide the list. */
export interface FacetNames {
  brands: readonly Named[]
  stores: readonly Named[]
  categories: readonly (Named & { autoId: number })[]
}

/** A list with its facets counted. */
export interface CountedList {
  index: ListingIndex
  result: FacetResult
  filters: ListingFilters
  culture: Culture
}

const mostBrands = 100
// Created once, because creating a collator takes longer than sorting with it.
const byName = inEachCulture((culture) => new Intl.Collator(htmlLang[culture]))

/** The brands that are offered to filter by: those with the most products, and those applied, as far as the index has them. */
export function offeredBrands({ index, result: { counts }, filters }: CountedList): Named[] {
  const at = index.facets.indexOf('brand')
  const ids: number[] = []
  for (let id = 0; id < counts.length; id++) if (counts[id]! > 0 && index.facetOf[id] === at) ids.push(id)
  // Not by their ids, which are given in the order in which a process has met them.
  const codeOf = (id: number) => index.values[id]!.code
  const most = ids.sort((a, b) => counts[b]! - counts[a]! || (codeOf(a) < codeOf(b) ? -1 : 1)).slice(0, mostBrands)
  const applied = filters.BrandCodes.flatMap((code) => valueId(index, 'brand', code) ?? [])
  return [...new Set([...most, ...applied])].map((id) => ({ code: index.values[id]!.code, name: index.values[id]!.name! }))
}

/** The facets in their wire form. A value without products is left out, unless it is applied. */
export function presentFacets(list: CountedList, names: FacetNames, offered: readonly Sorting[]): Facets {
  const { index, result, filters, culture } = list
  const words = listingMessages[culture]
  const countOf = (facet: string, code: string) => result.counts[valueId(index, facet, code) ?? -1] ?? 0
  const facet = <Value extends { code: string; name: string }>(
    facetName: string,
    chosen: readonly string[],
    values: readonly Value[],
  ): (Value & Facet)[] =>
    values
      .map((value) => ({ ...value, count: countOf(facetName, value.code), selected: chosen.includes(value.code) }))
      .filter(({ count, selected }) => count > 0 || selected)
  const brands = names.brands
    .map(({ code, name }) => ({ code, ...inLanguage({ name }, culture) }))
    .sort((a, b) => byName[culture].compare(a.name, b.name))
  const stores = names.stores.map(({ code, name }) => ({ code, name: words.collectAt.replace('{store}', inCulture(name, culture)) }))
  return {
    brands: facet('brand', filters.BrandCodes, brands),
    categories: facet(
      'category',
      filters.CategoryCodes,
      names.categories.map(({ code, autoId, name }) => ({ code, id: autoId, ...inLanguage({ name }, culture) })),
    ),
    attributes: presentAttributes(list),
    prices: presentPriceRanges(list),
    availability: facet('availability', filters.Availability, [{ code: 'in-stock', name: words.inStock }, ...stores]),
    offers: facet(
      'offer',
      filters.Offers,
      offers.map((code) => ({ code, name: words.offer[code] })),
    ),
    sortings: offered.map((code) => ({ code, name: words.sort[code] })),
  }
}

const offers = ['sale', 'new', 'exclusive'] as const

function presentAttributes({ index, result, filters, culture }: CountedList): Facets['attributes'] {
  const chosen = new Set(filters.Attributes)
  const applied = new Set(filters.Attributes.map((each) => `attribute:${each.slice(0, each.indexOf(':'))}`))
  return usefulAttributes(index, result, applied).map(({ facet, values }) => {
    const code = facet.slice('attribute:'.length)
    const shown = values.map((id) => ({
      ...index.labels[result.labelIds[id]!]!,
      code: index.values[id]!.code,
      count: result.counts[id]!,
      selected: chosen.has(`${code}:${index.values[id]!.code}`),
    }))
    const label = shown[0]!.label!
    const attributeValues = shown
      .filter(({ count, selected }) => count > 0 || selected)
      .map((value) => ({
        code: value.code,
        ...inLanguage({ name: value.name! }, culture),
        count: value.count,
        selected: value.selected,
        swatch: value.swatch ?? null,
      }))
    const selected = attributeValues.some((value) => value.selected)
    return { code, ...inLanguage({ name: label }, culture), attributeValues: inNaturalOrder(attributeValues), selected }
  })
}

function presentPriceRanges({ result: { priceCounts, unfilteredPriceCounts }, filters }: CountedList): Facets['prices'] {
  return priceRanges(unfilteredPriceCounts).map((range) => ({
    ...range,
    count: countIn(range, priceCounts),
    selected: range.minPriceCents === filters.minPriceCents && range.maxPriceCents === filters.maxPriceCents,
  }))
}
