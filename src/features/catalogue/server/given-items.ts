import { createCachedValue } from '#src/platform/cached-value.ts'
import type { Changed, Topic } from '#src/platform/changes/topics.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { findVariantsNow, type SoldItem } from './catalogue.store.ts'

/** The goods that promotions give and offer. */
export interface GivenItems {
  get(orm: Orm, eans: readonly string[]): Promise<SoldItem[]>
  invalidate(changed: Changed): void
}

const freshForMs = 5000

/**
 * Every bag asks for the same goods, whichever of them it is given: what describes them is cached until it changes, and
 * only their prices and stock are read each time.
 */
export function createGivenItems(find: (orm: Orm, eans: readonly string[]) => Promise<SoldItem[]>): GivenItems {
  const cache = createCachedValue<SoldItem[]>(freshForMs)
  let cachedFor = ''
  let topics = new Set<Topic>()

  async function findAll(orm: Orm, eans: readonly string[]): Promise<SoldItem[]> {
    const items = await find(orm, eans)
    topics = new Set(['brands', ...items.map(({ product }) => `product:${product.autoId}` as const)])
    return items
  }

  return {
    async get(orm, eans) {
      if (eans.length === 0) return []
      if (eans.join() !== cachedFor) cache.invalidate()
      cachedFor = eans.join()
      const [items, now] = await Promise.all([cache.get(() => findAll(orm, eans)), findVariantsNow(orm, eans)])
      const byEan = new Map(now.map((variant) => [variant.ean, variant]))
      return items.flatMap(({ product, variant }) => {
        const current = byEan.get(variant.ean)
        return current ? [{ product, variant: { ...variant, ...current } }] : []
      })
    },
    invalidate(changed) {
      if (changed === null || !changed.isDisjointFrom(topics)) cache.invalidate()
    },
  }
}
