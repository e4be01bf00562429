import { describe, expect, it } from 'vitest'
import { chooseValue, variantShown } from './choose-variant.ts'

const variant = (ean: string, colour: string, size: string, isSoldOut = false, priceCents = 5800) => ({
  ean,
  priceCents,
  options: [colour, size],
  notSold: isSoldOut ? {} : null,
})
const oxbloodSmall = variant('1', 'Oxblood', 'Small', true)
const oxbloodMedium = variant('2', 'Oxblood', 'Medium')
const forestMedium = variant('3', 'Forest', 'Medium', true)
const tanSmall = variant('4', 'Tan', 'Small')
const tanLarge = variant('5', 'Tan', 'Large', true)
const variants = [oxbloodSmall, oxbloodMedium, forestMedium, tanSmall, tanLarge]

describe('variantShown', () => {
  it('is the one in the address, even sold out', () => expect(variantShown(variants, '3')).toBe(forestMedium))
  it('is the first that can be bought when the address names none', () => expect(variantShown(variants, null)).toBe(oxbloodMedium))
  it('is the cheapest that can be bought, as on cards (listing-18)', () => {
    const [cheap, cheaper] = [variant('6', 'Tan', 'Mini', false, 3000), variant('7', 'Tan', 'Baby', true, 2000)]
    expect(variantShown([...variants, cheap, cheaper], null)).toBe(cheap)
    expect(variantShown([...variants, cheap, cheaper], '2')).toBe(oxbloodMedium)
  })
  it('is the first that can be bought when the address names another product', () =>
    expect(variantShown(variants, '999')).toBe(oxbloodMedium))
  it('is never none', () => expect(() => variantShown([], null)).toThrow())
  it('is the first when all are sold out', () => expect(variantShown([oxbloodSmall, forestMedium], null)).toBe(oxbloodSmall))
})

describe('chooseValue', () => {
  it('keeps the other options', () => expect(chooseValue(variants, oxbloodMedium, 0, 'Forest')).toBe(forestMedium))
  it('takes the nearest when the combination is not made', () => expect(chooseValue(variants, oxbloodMedium, 0, 'Tan')).toBe(tanSmall))
  it('keeps as many of the other options as it can, and then takes what can be bought', () => {
    const sofa = (ean: string, options: string[], isSoldOut = false) => ({ ean, options, notSold: isSoldOut ? {} : null })
    const shown = sofa('1', ['Linen', 'Oak', 'Wide'])
    const sofas = [
      shown,
      sofa('2', ['Wool', 'Teak', 'Narrow']),
      sofa('3', ['Wool', 'Oak', 'Narrow'], true),
      sofa('4', ['Wool', 'Teak', 'Wide']),
      sofa('5', ['Wool', 'Oak', 'Small'], true),
    ]
    for (const any of [sofas, sofas.toReversed()]) expect(chooseValue(any, shown, 0, 'Wool').ean).toBe('4')
    const wide = sofa('6', ['Wool', 'Oak', 'Wide'], true)
    for (const any of [
      [...sofas, wide],
      [wide, ...sofas],
    ])
      expect(chooseValue(any, shown, 0, 'Wool')).toBe(wide)
    // The option that is chosen is no other option.
    const back = [sofa('7', ['Linen', 'Teak', 'Small']), sofa('8', ['Linen', 'Oak', 'Small'])]
    expect(chooseValue(back, sofa('9', ['Linen', 'Oak', 'Wide']), 2, 'Small').ean).toBe('8')
  })
  it('stays the same for a value that no variant has', () => expect(chooseValue(variants, tanSmall, 0, 'Blue')).toBe(tanSmall))
})
