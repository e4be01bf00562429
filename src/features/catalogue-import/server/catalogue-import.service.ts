// The public functions for importing and exporting files, for the demonstration, the command line and operators' pages.

export { importCatalogue } from './import-catalogue.ts'
export { lastCurrency } from './import-record.ts'
export type { ImportOptions } from './import-options.ts'
export { exportDepartments, importDepartments, movesAnything, type DepartmentsReport } from './departments.ts'
export { exportCatalogue } from './export-catalogue.ts'
export { changesAnything, remarkLine, type ImportReport, type ProductChange } from './import-report.ts'
