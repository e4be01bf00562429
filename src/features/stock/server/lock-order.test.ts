import { expect, test } from 'vitest'
import { openDatabase, RolledBack, type Orm } from '#src/platform/db/database.ts'
import { closeAfterwards } from '#test/closing.ts'
import { freshDatabaseUrl } from '#test/database.ts'
import { addToStock, insertHolds, lockSellable, releaseHolds } from './stock.store.ts'

const database = openDatabase(await freshDatabaseUrl('template_cast'))
closeAfterwards(() => database.close())

interface Level {
  variantId: number
  locationId: number
  code: string
}

/** The levels of two variants in one place, of which the first in the order of locks is the last in the table. */
async function twoLevels(): Promise<[Level, Level]> {
  const { rows } = await database.pool.query<Level>(
    `select variant_id "variantId", location_id "locationId", code from stock_levels join locations on auto_id = location_id
     where sell_on_estore and on_hand > held and location_id = (select min(location_id) from stock_levels) order by variant_id limit 2`,
  )
  const [first, last] = rows as [Level, Level]
  await database.pool.query('update stock_levels set on_hand = on_hand where variant_id = $1', [first.variantId])
  const { rows: inTable } = await database.pool.query<Level>(
    'select variant_id "variantId" from stock_levels where location_id = $1 and variant_id = any($2) order by ctid',
    [first.locationId, [first.variantId, last.variantId]],
  )
  expect(inTable.map(({ variantId }) => variantId)).toEqual([last.variantId, first.variantId])
  return [first, last]
}

const isWaiting = async (): Promise<boolean> =>
  (await database.pool.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).rowCount! > 0

const isFree = async ({ variantId, locationId }: Level): Promise<boolean> =>
  (
    await database.pool.query('select from stock_levels where variant_id = $1 and location_id = $2 for update skip locked', [
      variantId,
      locationId,
    ])
  ).rowCount === 1

const orderId = 1

/** What locks the stock of both, asked for in the opposite order; and the ways of joining without which PostgreSQL finds them in the table's. */
const statements: [string, (orm: Orm, levels: readonly Level[]) => Promise<unknown>, without: string[]][] = [
  [
    'planned',
    (orm, levels) =>
      lockSellable(
        orm,
        levels.map(({ variantId }) => variantId),
      ),
    ['hashjoin', 'mergejoin'],
  ],
  ['released', (orm) => releaseHolds(orm, { orderId }), ['nestloop', 'mergejoin']],
  [
    'put back',
    (orm, levels) =>
      addToStock(
        orm,
        orderId,
        [],
        levels.map(({ variantId, code }) => ({ variantId, code, quantity: 1 })),
      ),
    ['nestloop', 'mergejoin'],
  ],
  [
    'put back where they were taken',
    (orm, levels) =>
      addToStock(
        orm,
        orderId,
        levels.map((level) => ({ ...level, quantity: 1 })),
        [],
      ),
    ['nestloop', 'mergejoin'],
  ],
]

test.each(statements)(
  'goods that are %s are locked in the one order of all, whichever way they are found (safe-05, fault-22)',
  async (_, lock, without) => {
    const [first, last] = await twoLevels()
    const holds = [last, first].map(({ variantId, locationId }) => ({ variantId, locationId, quantity: 1 }))
    await database.transaction(({ orm }) => insertHolds(orm, { id: orderId, expiresAt: new Date() }, holds))
    const other = await database.pool.connect()
    await other.query('begin')
    await other.query('select from stock_levels where variant_id = $1 for update', [first.variantId])
    const locked = database.transaction(
      async ({ orm }) => {
        await lock(orm, [last, first])
        throw new RolledBack(null)
      },
      // The table is read from its beginning, as PostgreSQL may choose to.
      Object.fromEntries(['indexscan', 'bitmapscan', ...without].map((way) => [`enable_${way}`, 'off'])),
    )
    try {
      await expect.poll(isWaiting, { interval: 10, timeout: 10_000 }).toBe(true)
      expect(await isFree(last)).toBe(true)
    } finally {
      await other.query('rollback')
      other.release()
      await locked
      await database.transaction(({ orm }) => releaseHolds(orm, { orderId }))
    }
  },
)
