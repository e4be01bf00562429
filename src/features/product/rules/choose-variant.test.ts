import { describe, expect, it } from 'vitest'
import { chooseValue, variantShown } from './choose-variant.ts'

const variant = (ean: string, colour: string, size: string, isSoldOut = false) => ({
  ean,
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
  it('is the first that can be bought when the address names another product', () =>
    expect(variantShown(variants, '999')).toBe(oxbloodMedium))
  it('is the first when all are sold out', () => expect(variantShown([oxbloodSmall, forestMedium], null)).toBe(oxbloodSmall))
})

describe('chooseValue', () => {
  it('keeps the other options', () => expect(chooseValue(variants, oxbloodMedium, 0, 'Forest')).toBe(forestMedium))
  it('takes the nearest when the combination is not made', () => expect(chooseValue(variants, oxbloodMedium, 0, 'Tan')).toBe(tanSmall))
  it('stays the same for a value that no variant has', () => expect(chooseValue(variants, tanSmall, 0, 'Blue')).toBe(tanSmall))
})
