import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changesBetween, valueAt, withValueAt } from './changes.ts'

describe('where two values differ (shop-18)', () => {
  test.each([
    ['nothing', { name: { en: 'A', zh: null } }, { name: { en: 'A' } }, []],
    ['the order of names', { en: 'A', zh: '甲' }, { zh: '甲', en: 'A' }, []],
    ['null, empty and absent', { hours: { en: '', zh: null } }, { hours: {} }, []],
    ['one text', { name: { en: 'A', zh: '甲' } }, { name: { en: 'B', zh: '甲' } }, [{ path: 'name.en', before: 'A', after: 'B' }]],
    ['a text that is new', { name: { en: 'A' } }, { name: { en: 'A', zh: '甲' } }, [{ path: 'name.zh', before: undefined, after: '甲' }]],
    ['a text that is gone', { FB: 'https://a' }, {}, [{ path: 'FB', before: 'https://a', after: undefined }]],
    ['a number', 0, 5, [{ path: '', before: 0, after: 5 }]],
    ['nothing and zero', null, 0, [{ path: '', before: null, after: 0 }]],
    ['nothing and false', null, false, [{ path: '', before: null, after: false }]],
    ['a list, as one value', { days: [1, 2] }, { days: [2, 1] }, [{ path: 'days', before: [1, 2], after: [2, 1] }]],
    ['a list of objects', { plans: [{ months: 3, zh: null }] }, { plans: [{ months: 3 }] }, []],
    ['the order of names in a list', [{ b: 1, a: { d: 2, c: 3 }, e: '' }], [{ a: { c: 3, d: 2 }, b: 1 }], []],
    ['one of a list', [{ a: 1, b: 2 }], [{ a: 1, b: 3 }], [{ path: '', before: [{ a: 1, b: 2 }], after: [{ a: 1, b: 3 }] }]],
    ['closed and as usual', { days: {} }, { days: { '2027-02-06': null } }, [{ path: 'days.2027-02-06', before: undefined, after: null }]],
    ['as usual again', { days: { '2027-02-06': null } }, { days: {} }, [{ path: 'days.2027-02-06', before: null, after: undefined }]],
    [
      'closed and open',
      { days: { a: null } },
      { days: { a: ['10:00', '20:00'] } },
      [{ path: 'days.a', before: null, after: ['10:00', '20:00'] }],
    ],
  ])('%s', (_, before, after, expected) => expect(changesBetween(before, after)).toEqual(expected))

  test('a value and its JSON never differ, and a difference is found from both sides', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(changesBetween(one, JSON.parse(JSON.stringify(one)))).toEqual([])
        expect(
          changesBetween(one, other)
            .map(({ path }) => path)
            .toSorted(),
        ).toEqual(
          changesBetween(other, one)
            .map(({ path }) => path)
            .toSorted(),
        )
      }),
    )
  })
})

describe('a path', () => {
  const shop = { name: { en: 'A', zh: null }, windows: [{ from: '09:00' }] }

  test.each([
    ['name.en', 'A'],
    ['windows.0.from', '09:00'],
    ['windows.1.from', undefined],
    ['name.toString', undefined],
    ['name.en.length', undefined],
    ['name.zh.length', undefined],
  ])('%s leads to %j', (path, expected) => expect(valueAt(shop, path)).toEqual(expected))

  test.each([
    ['name.en', 'B', { name: { en: 'B', zh: null } }],
    ['windows.0.from', '10:00', { windows: [{ from: '10:00' }] }],
    ['windows.1', { from: '14:00' }, { windows: [{ from: '09:00' }, { from: '14:00' }] }],
    // No list any more, which the schema refuses.
    ['windows.7', {}, { windows: { 0: { from: '09:00' }, 7: {} } }],
    ['windows.from', '10:00', { windows: { 0: { from: '09:00' }, from: '10:00' } }],
    ['name.1', 'B', { name: { en: 'A', zh: null, 1: 'B' } }],
    ['colours.leaf', '#204080', { colours: { leaf: '#204080' } }],
  ])('%s takes another value', (path, value, expected) => {
    expect(withValueAt(shop, path, value)).toEqual({ ...shop, ...expected })
    expect(shop.windows).toEqual([{ from: '09:00' }])
  })
})
