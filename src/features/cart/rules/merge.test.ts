import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { leaveUnmerged, mergeCarts, mostLines, type MergingLine } from './merge.ts'

const lines = (...given: [variantId: number, quantity: number, offeredBy?: number][]): MergingLine[] =>
  given.map(([variantId, quantity, offeredBy = null]) => ({ variantId, quantity, offeredBy }))
const merged = (variantId: number, quantity: number, capped = false, offeredBy: number | null = null) => ({
  variantId,
  quantity,
  offeredBy,
  capped,
})

it.each([
  ['the sum', lines([1, 2]), lines([1, 3]), 10, { merged: [merged(1, 5)], left: [] }],
  ['no more than there is', lines([1, 2]), lines([1, 3]), 4, { merged: [merged(1, 4, true)], left: [] }],
  ['never less than the guest had', lines([1, 6]), lines([1, 3]), 4, { merged: [merged(1, 6, true)], left: [] }],
  ['what is new', lines([1, 1]), lines([2, 1]), 10, { merged: [merged(2, 1)], left: [] }],
  ['nothing sold out', lines([1, 1]), lines([2, 1], [2, 1, 7]), 0, { merged: [], left: [2] }],
  ['both prices of one variant', lines([2, 1]), lines([1, 3], [1, 1, 7]), 10, { merged: [merged(1, 3), merged(1, 1, false, 7)], left: [] }],
  [
    'each price to its own',
    lines([1, 2], [1, 1, 7]),
    lines([1, 3], [1, 1, 7], [1, 1, 8]),
    10,
    { merged: [merged(1, 5), merged(1, 2, false, 7), merged(1, 1, false, 8)], left: [] },
  ],
  [
    'no more of both prices than there is',
    lines([1, 2]),
    lines([1, 3], [1, 2, 7]),
    6,
    { merged: [merged(1, 5), merged(1, 1, true, 7)], left: [] },
  ],
])('merging gives %s (cart-11)', (_, kept, older, most, result) => expect(mergeCarts(kept, older, () => most)).toEqual(result))

test('no variant is lost, no quantity is more than allowed, none of the guest’s falls, and no price becomes another (cart-11)', () => {
  const line = fc.record({
    variantId: fc.integer({ min: 1, max: 50 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    offeredBy: fc.constantFrom(null, 7, 8),
  })
  const keyOf = ({ variantId, offeredBy }: Omit<MergingLine, 'quantity'>) => `${variantId} ${offeredBy}`
  const cart = fc.uniqueArray(line, { selector: keyOf, maxLength: mostLines })
  fc.assert(
    fc.property(cart, cart, fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 51, maxLength: 51 }), (kept, older, most) => {
      const { merged: changed, left } = mergeCarts(kept, older, (variantId) => most[variantId]!)
      const [had, added] = [kept, older].map((all) => new Map(all.map((each) => [keyOf(each), each.quantity])))
      const after = new Map<string, MergingLine>(kept.map((each) => [keyOf(each), each]))
      for (const each of changed) after.set(keyOf(each), each)
      const sound = changed.every((each) => {
        const own = had!.get(keyOf(each)) ?? 0
        const wanted = own + added!.get(keyOf(each))!
        return each.quantity >= own && each.quantity <= wanted && each.capped === each.quantity < wanted
      })
      const piecesOf = (all: Iterable<MergingLine>, id: number) =>
        [...all].reduce((sum, { variantId, quantity }) => (variantId === id ? sum + quantity : sum), 0)
      const allowed = most.every((each, id) => piecesOf(after.values(), id) <= Math.max(piecesOf(kept, id), each))
      const placed = older.every((each) => changed.some((other) => keyOf(other) === keyOf(each)) || left.includes(each.variantId))
      return sound && allowed && placed && after.size <= mostLines && new Set(left).size === left.length
    }),
  )
})

test('what is new is left out once the cart is full, and what is there already still grows (cart-11)', () => {
  const own = lines(...Array.from({ length: mostLines - 1 }, (_, index): [number, number] => [index + 1, 1]))
  const { merged, left } = mergeCarts(own, lines([1, 1], [101, 1], [2, 1], [102, 1]), () => 10)
  expect(merged.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
    [1, 2],
    [101, 1],
    [2, 2],
  ])
  expect(left).toEqual([102])
})

test('during checkout the cart does not change (cart-12)', () => {
  expect(leaveUnmerged(lines([1, 2], [3, 1]), lines([1, 3], [2, 1], [2, 1, 7]))).toEqual({ merged: [], left: [2] })
})
