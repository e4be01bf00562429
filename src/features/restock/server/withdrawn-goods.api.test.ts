import { expect, test } from 'vitest'
import { dayMs } from '#src/kit/clock.ts'
import { cast } from '#test/cast/catalogue.ts'
import { restockOf } from '#test/restock.ts'
import { openTestShop } from '#test/shop.ts'
import { withdrawnDays } from '../rules/restock.ts'

const testShop = await openTestShop({ onlyEnqueues: true })
const { pool } = testShop.database
const asked = new Date('2026-11-21T12:00:00+08:00')
const ean = cast.soldOut.ean

/** A confirmed subscriber of the sold-out vase, who has waited since `asked`. */
async function insertWaiting(email: string): Promise<void> {
  await pool.query(
    `with asker as (
       insert into restock_askers (email, product_id, culture, state, nonce, confirm_hash, unsubscribe_hash, asked_at)
       select $1, product_id, 'en', 'confirmed', '', $1, $1, $2 from variants where ean = $3 returning auto_id)
     insert into restock_subscriptions (asker_id, variant_id, since)
     select asker.auto_id, variants.auto_id, $2 from asker, variants where ean = $3`,
    [email, asked, ean],
  )
}

async function waiting(): Promise<string[]> {
  const { rows } = await pool.query<{ email: string }>(
    'select email from restock_askers asker join restock_subscriptions on asker_id = asker.auto_id',
  )
  return rows.map(({ email }) => email)
}

const ofProduct = (change: string) => `update products p set ${change} from variants v where v.product_id = p.auto_id and v.ean = $1`
const ofVariant = (change: string) => `update variants set ${change} where ean = $1`

test.each([
  ['a product that is not published', ofProduct('published = false'), ofProduct('published = true')],
  ['a variant that an import has left out', ofVariant('out_of_stock_quantity = 1000000000'), ofVariant('out_of_stock_quantity = 0')],
])('who waits for %s is forgotten after a year, and who waits for goods that are sold out is not', async (what, withdraw, restore) => {
  const email = `${what.replaceAll(' ', '-')}@example.sg`
  await insertWaiting(email)
  const forget = (later: number) =>
    restockOf(testShop, { now: () => new Date(asked.getTime() + withdrawnDays * dayMs + later) }).deleteOld()
  await pool.query(withdraw, [ean])
  await forget(-1)
  expect(await waiting(), 'a moment less').toEqual([email])
  await pool.query(restore, [ean])
  await forget(0)
  expect(await waiting(), 'sold out').toEqual([email])
  await pool.query(withdraw, [ean])
  await forget(0)
  expect(await waiting()).toEqual([])
  await pool.query(restore, [ean])
})
