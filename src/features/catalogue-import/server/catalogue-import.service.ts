// The catalogue's door for whole files: seeding, the command line and operators' pages come in here.

export { importCatalogue } from './import-catalogue.ts'
export type { ImportOptions } from './import-options.ts'
export { exportCatalogue } from './export-catalogue.ts'
export { changesAnything, remarkLine, type ImportReport, type ProductChange } from './import-report.ts'
