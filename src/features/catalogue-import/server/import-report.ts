import type { Remark } from '../rules/catalogue-item.ts'
import type { Difference } from '../rules/differences.ts'
import type { Departed, Departure } from './departing-variants.ts'
import type { BatchOutcome, Leaving } from './import-batch.ts'
import type { ReadEvent } from './read-events.ts'

/** What an import did, or in a dry run what it would do. */
export interface ImportReport {
  /** `refused`: nothing was changed. `incomplete`: only what comes before the place named in `reason` was imported. */
  outcome: 'imported' | 'dry-run' | 'refused' | 'incomplete'
  /** Why it was refused or is incomplete. */
  reason: string | null
  /** Rows of the file that hold something, the header not counted. */
  rows: number
  products: { created: number; updated: number; unchanged: number; skipped: number }
  /** `withdrawn`: no longer in the file, but kept for the carts and orders that refer to them, with nothing left to sell. */
  variants: { created: number; updated: number; unchanged: number; removed: number; withdrawn: number }
  /** Codes of what had to be made for the products. */
  newBrands: string[]
  newCategories: string[]
  /** Every row that was left out, with the reason. */
  badRows: Remark[]
  /** What was imported, but not to the letter. */
  notes: Remark[]
  /** Columns of the file that the shop does nothing with. */
  ignoredColumns: string[]
  milliseconds: number
}

/** What changes for one product; told as the import goes, because a list of all would not stay small. */
export interface ProductChange {
  /** Where it begins in the file; null for what is only known at the end. */
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
  newBrands: [],
  newCategories: [],
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

/** What the reading of the file has to tell. */
export function countEvent(report: ImportReport, event: ReadEvent): void {
  if (event.kind === 'columns') report.ignoredColumns.push(...event.ignored)
  else if (event.kind === 'unreadable') report.reason = event.reason
  else {
    report.rows += event.rows
    report.badRows.push(...event.reading.badRows)
    report.notes.push(...event.reading.notes)
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
  report.badRows.push(...outcome.badRows)
}

/** A product that only loses a variant was taken for unchanged when its rows were read. */
export function countDeparture(
  report: ImportReport,
  { removed, withdrawn }: Departure,
  leaving: readonly Leaving[],
  onChange: OnChange,
): void {
  report.variants.removed += removed.length
  report.variants.withdrawn += withdrawn.length
  const uncounted = new Set(leaving.filter(({ counted }) => !counted).map(({ handle }) => handle))
  const changed = new Set([...removed, ...withdrawn].map(({ slug }) => slug))
  const late = [...changed].filter((slug) => uncounted.has(slug)).length
  report.products.updated += late
  report.products.unchanged -= late
  const tell = (variants: readonly Departed[], to: unknown): void => {
    for (const { slug, ean } of variants) {
      onChange?.({ line: null, handle: slug, kind: 'updated', differences: [{ ean, part: 'variants', field: 'variant', from: ean, to }] })
    }
  }
  tell(removed, undefined)
  tell(withdrawn, 'withdrawn')
}
