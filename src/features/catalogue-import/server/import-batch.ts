import { applyItem, missingVariants } from '../rules/apply-item.ts'
import { withoutBadRows, type CatalogueItem, type Remark } from '../rules/catalogue-item.ts'
import type { ImportedFrom, StoredProduct } from '../rules/catalogue-product.ts'
import { checkItem, type OwnerOf } from '../rules/check-item.ts'
import type { BrandDefinition, CategoryDefinition } from '../rules/definitions.ts'
import { differences } from '../rules/differences.ts'
import { placeItem, type Directory, type Placing } from '../rules/directory.ts'
import { identifyVariants, type IdentifiedItem } from '../rules/identify-variants.ts'
import { picturesOf, withLocalPictures } from '../rules/local-pictures.ts'
import { loadProducts, ownersOf } from './catalogue-reader.ts'
import { writeProducts } from './catalogue-writer.ts'
import { findOrigins } from './changed-handles.ts'
import {
  copyOf,
  insertBrands,
  insertCategories,
  insertDefaultLocation,
  insertSources,
  planBrand,
  planCategory,
} from './directory-writer.ts'
import { findFetched } from './fetched-pictures.store.ts'
import type { Plan } from './plan.ts'
import type { Queryable } from './rows.ts'

/** Products by the article number that this import has given them, with the line. */
export type GivenEans = Map<string, { slug: string; line: number }>

/** What an import has collected from earlier batches. */
export interface Known {
  directory: Directory
  eans: GivenEans
  /** Article numbers whose variants have got others from this import, so that another variant may take them. */
  released: Set<string>
  /** The ids of products that have got a new handle. */
  moved: Set<number>
}

/** A variant that is no longer in the file. `counted`: whether its product counts as updated already. */
export interface Leaving {
  handle: string
  variantId: number
  counted: boolean
}

/** The outcome of a batch. It is valid only after its transaction has been committed. */
export interface BatchOutcome extends Known {
  plans: (Plan & { line: number })[]
  variants: { created: number; updated: number; unchanged: number }
  unchangedProducts: number
  skippedProducts: number
  /** Variants that are no longer in the file; they are removed when the whole file has been read. */
  leaving: Leaving[]
  newBrands: BrandDefinition[]
  newCategories: CategoryDefinition[]
  /** The types that were placed for the first time. */
  newTypes: string[]
  badRows: Remark[]
  notes: Remark[]
}

interface BatchOptions extends ImportedFrom {
  write: boolean
  handlesInFile(): Promise<ReadonlySet<string>>
}

/**
 * Compares a batch of products with the shop, and writes what differs when `write` is set. May be run again after its
 * transaction was rolled back, because it does not change its arguments.
 */
export async function importBatch(
  on: Queryable,
  fromFile: readonly CatalogueItem[],
  known: Known,
  { format, now, write, handlesInFile }: BatchOptions,
): Promise<BatchOutcome> {
  const fetched = await findFetched(on, fromFile.flatMap(picturesOf))
  const items = fromFile.map((item) => withLocalPictures(item, fetched))
  const stored = await loadProducts(
    on,
    items.map((item) => item.handle),
    now,
  )
  const unknown = items.filter(({ handle }) => !stored.has(handle))
  const origins = await findOrigins(on, unknown, { ...known, format, now, handlesInFile })
  const currentOf = ({ handle }: CatalogueItem): StoredProduct | null => stored.get(handle) ?? origins.get(handle)?.current ?? null
  const identified = items.map((item) => identifyVariants(item, currentOf(item)))
  const owners = await ownersOf(
    on,
    identified.flatMap(({ item }) => eansNewTo(item)),
  )
  const outcome = emptyOutcome(known)
  const isReleased = (ean: string): boolean => outcome.released.has(ean) || known.released.has(ean)
  const storedOwnerOf: OwnerOf = (ean) => (isReleased(ean) ? undefined : owners.get(ean))
  const ownerOf: OwnerOf = (ean) => outcome.eans.get(ean) ?? known.eans.get(ean) ?? storedOwnerOf(ean)
  for (const { item, badRows } of identified) {
    const current = currentOf(item)
    const { directory } = outcome
    const placing = placeItem(item, directory, current)
    const whyAnother = origins.get(item.handle)?.why
    const problems = [...badRows, ...checkItem(item, current, { placing, directory, ownerOf, whyAnother })]
    const reading = withoutBadRows({ item, badRows: problems, notes: noteOfMove(item, current) })
    outcome.badRows.push(...reading.badRows)
    outcome.notes.push(...reading.notes)
    if (reading.item) planItem(outcome, reading.item as IdentifiedItem, current, placing)
    else outcome.skippedProducts++
  }
  if (write) await writeOutcome(on, outcome, { format, now })
  return outcome
}

const emptyOutcome = ({ directory }: Known): BatchOutcome => ({
  directory: copyOf(directory),
  eans: new Map(),
  released: new Set(),
  moved: new Set(),
  plans: [],
  variants: { created: 0, updated: 0, unchanged: 0 },
  unchangedProducts: 0,
  skippedProducts: 0,
  leaving: [],
  newBrands: [],
  newCategories: [],
  newTypes: [],
  badRows: [],
  notes: [],
})

function noteOfMove({ line, handle, names }: CatalogueItem, current: StoredProduct | null): Remark[] {
  if (current === null || current.slug === handle) return []
  const text = `"${handle}" is the product "${current.slug}" under a new handle; its former address leads to it`
  return [{ line, column: names.handle, text }]
}

/** Article numbers that are new to their variant, and may belong to another one. */
const eansNewTo = ({ variants }: IdentifiedItem): string[] => variants.filter(({ ean, held }) => held?.ean !== ean).map(({ ean }) => ean)

function planItem(outcome: BatchOutcome, item: IdentifiedItem, current: StoredProduct | null, placing: Placing): void {
  if (placing.newBrand) {
    planBrand(outcome.directory, placing.newBrand)
    outcome.newBrands.push(placing.newBrand)
  }
  for (const category of placing.newCategories) {
    planCategory(outcome.directory, category)
    outcome.newCategories.push(category)
  }
  const { categorySource: type, categories } = placing
  if (typeof type === 'string' && !outcome.directory.sources.has(type)) {
    outcome.directory.sources.set(type, categories![0]!)
    outcome.newTypes.push(type)
  }
  for (const { ean, line, held } of item.variants) {
    outcome.eans.set(ean, { slug: item.handle, line })
    if (held && held.ean !== ean) outcome.released.add(held.ean)
  }
  const next = applyItem(item, current, placing)
  const changed = current === null ? [] : differences(current, next)
  if (current && current.slug !== next.slug) outcome.moved.add(current.id)
  const isChanged = current === null || changed.length > 0
  if (isChanged) outcome.plans.push({ line: item.line, current, next, differences: changed })
  else outcome.unchangedProducts++
  const leaving = missingVariants(item, current)
  outcome.leaving.push(...leaving.map(({ id }) => ({ handle: item.handle, variantId: id, counted: isChanged })))
  const created = next.variants.filter(({ id }) => id === null).length
  const updated = new Set(changed.filter(({ part }) => part !== 'variants').flatMap(({ ean }) => ean ?? [])).size
  outcome.variants.created += created
  outcome.variants.updated += updated
  outcome.variants.unchanged += next.variants.length - created - updated - leaving.length
}

async function writeOutcome(on: Queryable, outcome: BatchOutcome, at: ImportedFrom): Promise<void> {
  if (outcome.plans.length === 0) return
  await insertBrands(on, outcome.directory, outcome.newBrands)
  await insertCategories(on, outcome.directory, outcome.newCategories)
  await insertSources(on, outcome.directory, outcome.newTypes)
  await insertDefaultLocation(on, outcome.directory)
  await writeProducts(on, outcome.plans, outcome.directory, at)
}
