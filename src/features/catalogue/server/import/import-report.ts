import type { Remark } from '../../rules/catalogue-item.ts'
import type { Difference } from '../../rules/differences.ts'

/** What an import did, or in a dry run what it would do. */
export interface ImportReport {
  /** `refused`: nothing was changed. `incomplete`: what came before the place named in `reason` was imported. */
  outcome: 'imported' | 'dry-run' | 'refused' | 'incomplete'
  /** Why it was refused or is incomplete. */
  reason: string | null
  /** Rows of the file that hold something, the header not counted. */
  rows: number
  products: { created: number; updated: number; unchanged: number; skipped: number }
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
export const changesAnything = ({ products, variants, newBrands, newCategories }: ImportReport): boolean =>
  products.created + products.updated + variants.removed + variants.withdrawn + newBrands.length + newCategories.length > 0

/** `line 42: Variant Price: expected an amount such as 12.50, found "abc"` */
export const remarkLine = ({ line, column, text }: Remark): string => `line ${line}: ${column === '' ? '' : `${column}: `}${text}`
