import { LRUCache } from 'lru-cache'
import type { Orm } from '#src/platform/db/database.ts'
import type { Changes } from './changes.ts'
import { productIn, type Changed } from './topics.ts'

/** What is read of each product for lists, cached in memory until the product or the brands change. */
export interface ProductRows<Row> {
  /** By product id, of every change that was committed before the call; without the products of which nothing is found. At most one query. */
  get(orm: Orm, ids: readonly number[]): Promise<Map<number, Row>>
}

/** The products that have changed while they were being read; null for any product. */
type Missed = Set<number> | null

/** Caches the rows of the `most` products that were wanted last. `read` finds the rows of products by their ids. */
export function createProductRows<Row extends object>(
  read: (orm: Orm, ids: readonly number[]) => Promise<ReadonlyMap<number, Row>>,
  { subscribe, catchUp }: Pick<Changes, 'subscribe' | 'catchUp'>,
  most: number,
): ProductRows<Row> {
  const cached = new LRUCache<number, Row>({ max: most })
  const reading = new Set<{ missed: Missed }>()

  subscribe((changed) => {
    const products = productsIn(changed)
    if (products === null) cached.clear()
    else for (const id of products) cached.delete(id)
    for (const run of reading) run.missed = products && run.missed && run.missed.union(products)
  })

  async function readAgain(orm: Orm, ids: readonly number[]): Promise<ReadonlyMap<number, Row>> {
    const run: { missed: Missed } = { missed: new Set() }
    reading.add(run)
    try {
      const rows = await read(orm, ids)
      for (const [id, row] of rows) if (run.missed && !run.missed.has(id)) cached.set(id, row)
      return rows
    } finally {
      reading.delete(run)
    }
  }

  return {
    async get(orm, ids) {
      if (ids.some((id) => cached.has(id))) await catchUp()
      const found = new Map<number, Row>()
      for (const id of ids) {
        const row = cached.get(id)
        if (row) found.set(id, row)
      }
      const missing = ids.filter((id) => !found.has(id))
      if (missing.length > 0) for (const [id, row] of await readAgain(orm, missing)) found.set(id, row)
      return found
    },
  }
}

/** A brand's name is on its products, which do not change with it. */
function productsIn(changed: Changed): Set<number> | null {
  if (changed === null || changed.has('brands')) return null
  return new Set([...changed].flatMap((topic) => productIn(topic) ?? []))
}
