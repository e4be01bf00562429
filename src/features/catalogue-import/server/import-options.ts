import type { ProductChange } from './import-report.ts'

export interface ImportOptions {
  format: 'shopify' | 'google-merchant'
  /** The file's name, for the record that is kept of every import. */
  name: string
  /** Changes nothing and tells what an import would change. */
  dryRun: boolean
  /** `skip` leaves out what is bad; `refuse` changes nothing at all when anything is. */
  onBadRow: 'skip' | 'refuse'
  now: Date
  /** After every batch: bytes of the file read so far, rows and products understood. */
  onProgress?(progress: { bytes: number; rows: number; products: number }): void
  /** Every product that changes, in the order of the file; with `refuse`, before it is known whether the changes stay. */
  onChange?(change: ProductChange): void
}
