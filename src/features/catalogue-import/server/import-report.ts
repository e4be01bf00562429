import type { Remark, Unlimited } from '../rules/catalogue-item.ts'
import type { Difference } from '../rules/differences.ts'
import type { RemovedVariant, Removal } from './departing-variants.ts'
import type { BatchOutcome, Leaving } from './import-batch.ts'
import type { ReadEvent } from './read-events.ts'

/** What an import did, or in a dry run what it would do. */
export interface ImportReport {
  /** `refused`: nothing was changed. `incomplete`: only the rows before the place named in `reason` were imported. */
  outcome: 'imported' | 'dry-run' | 'refused' | 'incomplete'
  /** Why the import was refused or is incomplete. */
  reason: string | null
  /** The rows of the file that are not blank, without the header. */
  rows: number
  products: { created: number; updated: number; unchanged: number; skipped: number }
  /** `withdrawn`: no longer in the file, out of stock from now on, but still stored because carts or orders refer to them. */
  variants: { created: number; updated: number; unchanged: number; removed: number; withdrawn: number }
  /** How many variants of the file are sold without a limit, by the reason. */
  unlimited: Record<Unlimited, number>
  /** The codes of brands and categories created for the products. */
  newBrands: string[]
  newCategories: string[]
  /** The types that were placed for the first time, as a departments file names them. */
  newTypes: string[]
  /** Every row that was left out, with the reason. */
  badRows: Remark[]
  /** What was imported with a change. */
  notes: Remark[]
  /** Columns of the file that are ignored. */
  ignoredColumns: string[]
  milliseconds: number
}

/** The changes of one product. They are reported during the import, because a list of all of them could be large. */
export interface ProductChange {
  /** The line of its first row; null for changes found at the end of the import. */
  line: number | null
  handle: string
  kind: 'created' | 'updated'
  differences: Difference[]
}

type OnChange = ((change: ProductChange) => void) | undefined

export const emptyReport = (): ImportReport => ({
  outcome: 'imported',
  reason: null,
  rows: 0,
  products: { created: 0, updated: 0, unchanged: 0, skipped: 0 },
  variants: { created: 0, updated: 0, unchanged: 0, removed: 0, withdrawn: 0 },
  unlimited: { untracked: 0, uncounted: 0, available: 0 },
  newBrands: [],
  newCategories: [],
  newTypes: [],
  badRows: [],
  notes: [],
  ignoredColumns: [],
  milliseconds: 0,
})

/** Whether the import changed anything, or in a dry run would. */
export const changesAnything = ({ products, newBrands, newCategories }: ImportReport): boolean =>
  products.created + products.updated + newBrands.length + newCategories.length > 0

/** `line 42: Variant Price: expected an amount such as 12.50, found "abc"` */
export const remarkLine = ({ line, column, text }: Remark): string => `line ${line}: ${column === '' ? '' : `${column}: `}${text}`

/** Counts what reading the file has found. */
export function countEvent(report: ImportReport, event: ReadEvent): void {
  if (event.kind === 'columns') report.ignoredColumns.push(...event.ignored)
  else if (event.kind === 'unreadable') report.reason = event.reason
  else {
    report.rows += event.rows
    report.badRows.push(...event.reading.badRows)
    report.notes.push(...event.reading.notes)
    for (const { unlimited } of event.reading.item?.variants ?? []) if (unlimited) report.unlimited[unlimited]++
    if (event.reading.item === null && !event.scattered) report.products.skipped++
  }
}

export function countBatch(report: ImportReport, outcome: BatchOutcome, onChange: OnChange): void {
  for (const { line, current, next, differences } of outcome.plans) {
    const kind = current === null ? 'created' : 'updated'
    report.products[kind]++
    onChange?.({ line, handle: next.slug, kind, differences })
  }
  report.products.unchanged += outcome.unchangedProducts
  report.products.skipped += outcome.skippedProducts
  report.variants.created += outcome.variants.created
  report.variants.updated += outcome.variants.updated
  report.variants.unchanged += outcome.variants.unchanged
  report.newBrands.push(...outcome.newBrands.map(({ code }) => code))
  report.newCategories.push(...outcome.newCategories.map(({ code }) => code))
  report.newTypes.push(...outcome.newTypes)
  report.badRows.push(...outcome.badRows)
  report.notes.push(...outcome.notes)
}

/** Counts removed variants. A product that only loses a variant was counted as unchanged when its rows were read. */
export function countRemoval(report: ImportReport, { removed, withdrawn }: Removal, leaving: readonly Leaving[], onChange: OnChange): void {
  report.variants.removed += removed.length
  report.variants.withdrawn += withdrawn.length
  const uncounted = new Set(leaving.filter(({ counted }) => !counted).map(({ handle }) => handle))
  const changed = new Set([...removed, ...withdrawn].map(({ slug }) => slug))
  const late = [...changed].filter((slug) => uncounted.has(slug)).length
  report.products.updated += late
  report.products.unchanged -= late
  const tell = (variants: readonly RemovedVariant[], to: unknown): void => {
    for (const { slug, ean } of variants) {
      onChange?.({ line: null, handle: slug, kind: 'updated', differences: [{ ean, part: 'variants', field: 'variant', from: ean, to }] })
    }
  }
  tell(removed, undefined)
  tell(withdrawn, 'withdrawn')
}
