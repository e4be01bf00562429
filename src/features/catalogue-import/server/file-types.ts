import type { FoundType } from '../rules/plan-types.ts'
import type { ImportOptions } from './import-options.ts'
import type { ReadEvent } from './read-events.ts'

/** A type while a file is read: how often each path to it occurs. */
interface Occurrences {
  nameZh: string | null
  products: number
  paths: Map<string, { path: string[]; products: number }>
}

/** The types of the products that do not name their categories. The column `categories` of a product CSV names those of all. */
export async function typesIn(events: AsyncIterable<ReadEvent>, format: ImportOptions['format']): Promise<FoundType[]> {
  const found = new Map<string, Occurrences>()
  for await (const event of events) {
    if (event.kind !== 'product' || event.reading.item === null) continue
    const { categories, place = { from: '', path: [] }, fields } = event.reading.item
    if (categories !== undefined && format === 'shopify') break
    if (categories !== undefined) continue
    const type = found.get(place.from) ?? { nameZh: null, products: 0, paths: new Map() }
    found.set(place.from, type)
    type.products++
    type.nameZh ??= fields.productTypeZh ?? null
    const key = place.path.join('\n')
    const seen = type.paths.get(key) ?? { path: place.path, products: 0 }
    type.paths.set(key, { ...seen, products: seen.products + 1 })
  }
  return [...found].map(([from, { nameZh, products, paths }]) => ({ from, nameZh, products, path: mostFrequent([...paths.values()]) }))
}

/** The path that most products have; one that says more than the type itself comes first. */
function mostFrequent(paths: readonly { path: string[]; products: number }[]): string[] {
  const telling = paths.filter(({ path }) => path.length > 1)
  return (telling.length > 0 ? telling : paths).reduce((best, each) => (each.products > best.products ? each : best)).path
}
