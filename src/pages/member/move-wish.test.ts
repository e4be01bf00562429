import { expect, test } from 'vitest'
import type { SharedCart } from '#src/features/cart/web/use-cart.tsx'
import { createClient, noAnswer, type Failure } from '#src/kit/client.ts'
import { createMove } from './move-wish.ts'

type Added = Awaited<ReturnType<SharedCart['addToCart']>>

const refusal: Failure = { status: 409, code: 'NOT_FOUND', title: 'Sorry', message: 'This product is OUT OF STOCK' }

/** What is said of a wish, what was removed, and what was refused apart. */
async function moved(added: Added, removal?: { status: number; body: unknown }) {
  const removed: string[] = []
  const refused: Failure[] = []
  const client = createClient(async ({ url }) => {
    removed.push(url)
    if (!removal) throw new Error('no connection')
    return removal
  })
  const move = createMove({ client, addToCart: async () => added, say: (why) => why, onRefused: (problem) => refused.push(problem) })
  return { said: await move({ ean: '88880001', name: 'Vase' }), removed, refused }
}

const inBag: Added = { ok: true, isWaiting: false }
const url = '/api/Member/RemoveWishlist/88880001'
const removal = { status: 200, body: { succeeded: true, data: { ean: '88880001', count: 0, removedFromCart: false } } }

test('a wish that is in the bag leaves the list', async () => {
  expect(await moved(inBag, removal)).toEqual({ said: null, removed: [url], refused: [] })
})

test('one that waits for the network, or was refused, stays and says why', async () => {
  expect(await moved({ ok: true, isWaiting: true }, removal)).toEqual({ said: 'waiting', removed: [], refused: [] })
  expect(await moved({ ok: false, problem: refusal }, removal)).toEqual({ said: refusal.message, removed: [], refused: [] })
  expect(await moved({ ok: false, problem: { ...refusal, message: '' } }, removal)).toEqual({ said: 'noAnswer', removed: [], refused: [] })
})

test('one that is in the bag but could not be removed counts as moved, and the refusal is said apart', async () => {
  expect(await moved(inBag)).toEqual({ said: null, removed: [url], refused: [noAnswer] })
})
