import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openTestShop } from '#test/shop.ts'
import { createStock } from './stock.service.ts'

const { database } = await openTestShop()
const stock = createStock()
const { rows: places } = await database.pool.query<{ id: number; code: string }>('select auto_id id, code from locations order by 1')
const { rows: variants } = await database.pool.query<{ id: number }>('select auto_id id from variants order by 1 limit 3')

const levels = async () => (await database.pool.query('select variant_id, location_id, on_hand, held from stock_levels order by 1, 2')).rows

const anyPieces = fc.integer({ min: 1, max: 4 })
const anyOrder = fc.record({
  collectedAt: fc.option(fc.constantFrom(...places.map(({ code }) => code)), { nil: undefined }),
  pieces: fc.uniqueArray(fc.record({ variantId: fc.constantFrom(...variants.map(({ id }) => id)), quantity: anyPieces }), {
    minLength: 1,
    selector: ({ variantId }) => variantId,
  }),
})
/** No other order has such a number. */
let made = 1_000_000

interface AnyOrder {
  collectedAt: string | undefined
  pieces: { variantId: number; quantity: number }[]
}

/** Sells an order, if there is enough of it, and puts it back in two parts. */
async function sellAndPutBack({ collectedAt, pieces }: AnyOrder): Promise<void> {
  const orderId = made++
  const wanted = pieces.map((each) => ({ ...each, collectedAt }))
  const isHeld = await database.transaction(async ({ orm }) => {
    const planned = await stock.plan(orm, wanted)
    if (planned.ok) await stock.hold(orm, { id: orderId, expiresAt: new Date('2099-01-01') }, planned.value)
    return planned.ok
  })
  if (!isHeld) return
  expect(await database.transaction(({ orm }) => stock.sell(orm, orderId))).toBe(true)
  const each = wanted.flatMap((goods) => Array.from({ length: goods.quantity }, () => ({ ...goods, quantity: 1, isWhereTaken: true })))
  const half = Math.ceil(each.length / 2)
  for (const part of [each.slice(half), each.slice(0, half)]) await database.transaction(({ orm }) => stock.putBack(orm, orderId, part))
}

test('orders that are sold and put back at once leave every place as it was (refund-11)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(6), { minLength: places.length * 3, maxLength: places.length * 3 }),
      fc.array(anyOrder, { minLength: 1, maxLength: 6 }),
      async (onHand, orders) => {
        for (const [index, { id }] of places.entries())
          for (const [nth, variant] of variants.entries())
            await database.pool.query('update stock_levels set on_hand = $3 where variant_id = $1 and location_id = $2', [
              variant.id,
              id,
              onHand[index * 3 + nth],
            ])
        const before = await levels()
        await Promise.all(orders.map(sellAndPutBack))
        expect(await levels()).toEqual(before)
      },
    ),
    { numRuns: 40 },
  )
})
