import { describe, expect, it } from 'vitest'
import type { SaleFacts } from '#src/features/availability/rules/why-not-sold.ts'
import { sold, unsold } from '#test/cast/not-sold.ts'
import { cardVariant, hasSeveralPrices } from './card-variant.ts'

const variant = (name: string, priceCents: number, facts: Partial<SaleFacts> = {}) => ({ name, priceCents, facts: { ...sold, ...facts } })
const gone = unsold.outOfStock.facts
const large = variant('large', 5220)
const small = variant('small', 2160)

describe('the variant of a card (listing-18)', () => {
  it.each([
    ['is the cheapest one', [large, small], 'small'],
    ['is the first one where two cost the same', [large, variant('another', 5220), variant('dear', 6000)], 'large'],
    ['is the cheapest that is sold', [variant('tiny', 900, gone), large, small], 'small'],
    ['is the first one where none is sold', [variant('large', 5220, gone), variant('small', 2160, gone)], 'large'],
  ])('%s', (_, variants, name) => expect(cardVariant(variants)?.name).toBe(name))
  it('is what is wanted most among the cheapest, and never a dearer one', () => {
    const [red, blue, dearBlue] = [variant('red', 5220), variant('blue', 5220), variant('dear blue', 6000)]
    const isBlue = ({ name }: { name: string }) => Number(name.includes('blue'))
    expect(cardVariant([red, dearBlue, blue], isBlue)?.name).toBe('blue')
    expect(cardVariant([red, dearBlue], isBlue)?.name).toBe('red')
    expect(cardVariant([red, variant('blue', 5220, gone)], isBlue)?.name).toBe('red')
  })
  it('is none of none', () => expect(cardVariant([])).toBeUndefined())
})

describe('a card says "From" (listing-18)', () => {
  it.each([
    ['where what is sold has two prices', [large, small], true],
    ['not for one price', [large, variant('another', 5220)], false],
    ['not for the price of what is sold out', [large, variant('small', 2160, gone), variant('huge', 9000, gone)], false],
    ['not where nothing is sold', [variant('large', 5220, gone), variant('small', 2160, gone)], false],
  ])('%s', (_, variants, answer) => expect(hasSeveralPrices(variants)).toBe(answer))
})
