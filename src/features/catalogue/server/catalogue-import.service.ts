// The catalogue's door for whole files: seeding, the command line and operators' pages come in here.

export { importCatalogue } from './import/import-catalogue.ts'
export type { ImportOptions } from './import/import-options.ts'
export { exportCatalogue } from './import/export-catalogue.ts'
export { changesAnything, remarkLine, type ImportReport, type ProductChange } from './import/import-report.ts'
