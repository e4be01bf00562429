import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { leaveUnmerged, mergeCarts, mostLines, type MergingLine } from './merge.ts'

const lines = (...pairs: [number, number][]): MergingLine[] => pairs.map(([variantId, quantity]) => ({ variantId, quantity }))

it.each([
  ['the sum', lines([1, 2]), lines([1, 3]), 10, { merged: [{ variantId: 1, quantity: 5, capped: false }], left: [] }],
  ['no more than there is', lines([1, 2]), lines([1, 3]), 4, { merged: [{ variantId: 1, quantity: 4, capped: true }], left: [] }],
  ['never less than the guest had', lines([1, 6]), lines([1, 3]), 4, { merged: [{ variantId: 1, quantity: 6, capped: true }], left: [] }],
  ['what is new', lines([1, 1]), lines([2, 1]), 10, { merged: [{ variantId: 2, quantity: 1, capped: false }], left: [] }],
  ['nothing sold out', lines([1, 1]), lines([2, 1]), 0, { merged: [], left: [2] }],
])('merging gives %s (cart-11)', (_, kept, older, most, result) => expect(mergeCarts(kept, older, () => most)).toEqual(result))

test('no variant is lost, no quantity is more than allowed, none of the guest’s falls', () => {
  const cart = fc.uniqueArray(fc.record({ variantId: fc.integer({ min: 1, max: 90 }), quantity: fc.integer({ min: 1, max: 99 }) }), {
    selector: ({ variantId }) => variantId,
    maxLength: mostLines,
  })
  fc.assert(
    fc.property(cart, cart, fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 91, maxLength: 91 }), (kept, older, most) => {
      const { merged, left } = mergeCarts(kept, older, (variantId) => most[variantId]!)
      const had = new Map(kept.map(({ variantId, quantity }) => [variantId, quantity]))
      const total = new Set([...had.keys(), ...merged.map(({ variantId }) => variantId)]).size
      const sound = merged.every(({ variantId, quantity, capped }) => {
        const own = had.get(variantId) ?? 0
        const wanted = own + older.find((line) => line.variantId === variantId)!.quantity
        return quantity >= own && quantity <= Math.max(own, most[variantId]!) && quantity <= wanted && capped === quantity < wanted
      })
      return (
        sound &&
        total <= mostLines &&
        [...merged.map(({ variantId }) => variantId), ...left].toSorted().join() ===
          older
            .map(({ variantId }) => variantId)
            .toSorted()
            .join()
      )
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
  expect(leaveUnmerged(lines([1, 2], [3, 1]), lines([1, 3], [2, 1]))).toEqual({ merged: [], left: [2] })
})
