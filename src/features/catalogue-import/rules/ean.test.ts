import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inStoreEan, isInStoreEan, readEan } from './ean.ts'

describe('readEan', () => {
  it.each([
    ['EAN-13', '5901234123457', '5901234123457'],
    ['EAN-8', '96385074', '96385074'],
    ['UPC-A becomes the EAN-13 it stands for', '036000291452', '0036000291452'],
    ['GTIN-14 with a leading zero', '05901234123457', '5901234123457'],
    ['EAN-13 with a leading zero', '0036000291452', '0036000291452'],
    ['GTIN-14 of a case of articles', '15901234123457', null],
    ['six digits with a check digit', '123457', null],
    ['an apostrophe against spreadsheets', "'5901234123457", '5901234123457'],
    ['spaces and hyphens', '590-1234 123457', '5901234123457'],
    ['a wrong check digit', '5901234123458', null],
    ['a wrong length', '59012341', null],
    ['a number that a spreadsheet rounded', '5.90123E+12', null],
    ['letters', 'ABC', null],
    ['nothing but zeros', '0000000000000', null],
    ['nothing', '', null],
  ])('%s', (_, text, ean) => {
    expect(readEan(text)).toBe(ean)
  })

  it('notices every single wrong digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 9 }), (place, change) => {
        const digits = [...'5901234123457']
        digits[place] = String((Number(digits[place]) + change) % 10)
        expect(readEan(digits.join(''))).toBeNull()
      }),
    )
  })
})

describe('inStoreEan', () => {
  it('is a valid EAN-13 of the range for stores, the same every time', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (parts) => {
        const ean = inStoreEan(...parts)
        expect(ean).toMatch(/^2\d{12}$/)
        expect(readEan(ean)).toBe(ean)
        expect(inStoreEan(...parts)).toBe(ean)
      }),
    )
  })

  it('is told from the numbers that makers give', () => {
    expect([inStoreEan('shirt'), '5901234123457', '20000004'].map(isInStoreEan)).toEqual([true, false, false])
  })
  it('tells parts apart that read the same when joined', () => {
    expect(inStoreEan('ab', 'c')).not.toBe(inStoreEan('a', 'bc'))
  })

  it('hardly ever gives a number twice', () => {
    const numbers = new Set(Array.from({ length: 20_000 }, (_, count) => inStoreEan(`product-${count % 5000}`, `SKU-${count}`, 'M')))
    expect(numbers.size).toBeGreaterThanOrEqual(19_998)
  })

  it('never changes: carts and labels are named by it', () => {
    expect(inStoreEan('straw-tote', 'ST-INK-S', 'Ink, dark', 'S')).toBe('2167736005650')
  })
})
