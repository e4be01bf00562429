import { expect, test } from 'vitest'
import type { SharedCart } from '#src/features/cart/web/use-cart.tsx'
import { noAnswer } from '#src/kit/client.ts'
import { createAddLine } from './buy-line.ts'

type Added = Awaited<ReturnType<SharedCart['addToCart']>>

/** What is said of a line that is not in the bag; null of one that is. */
const said = (added: Added) =>
  createAddLine(
    async () => added,
    (why) => why,
  )({ ean: '88880001', name: 'Vase', quantity: 1 })

test('a line that is bought again is in the bag only once the shop has it; another says why, also without an answer (cart-27)', async () => {
  expect(await said({ ok: true, isWaiting: false })).toBeNull()
  expect(await said({ ok: true, isWaiting: true })).toBe('waiting')
  expect(await said({ ok: false, problem: { ...noAnswer, message: 'This product is OUT OF STOCK' } })).toBe('This product is OUT OF STOCK')
  expect(await said({ ok: false, problem: { ...noAnswer, message: '' } })).toBe('noAnswer')
})
