import type { FileFormat } from '../rules/catalogue-product.ts'
import type { ProductChange } from './import-report.ts'

export interface ImportOptions {
  format: FileFormat
  /** The name of the file, for the record of the import. */
  name: string
  /** The currency of the prices, where the file does not name it. */
  currency?: 'SGD'
  /** Changes nothing and reports what an import would change. */
  dryRun: boolean
  /** `skip` leaves out what is bad; `refuse` changes nothing at all when anything is. */
  onBadRow: 'skip' | 'refuse'
  now: Date
  /** Called after every batch with the bytes, rows and products read so far. */
  onProgress?(progress: { bytes: number; rows: number; products: number }): void
  /** Called for every product that changes, in the order of the file; with `refuse`, before the import is committed. */
  onChange?(change: ProductChange): void
}
