// Writes demonstration/catalogue/catalogue.csv; with --check only says whether it is up to date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { composeRows, toCsv } from './compose.ts'

const file = new URL('./catalogue.csv', import.meta.url)
const csv = toCsv(composeRows())

if (process.argv.includes('--check')) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== csv) {
    console.error(
      'demonstration/catalogue/catalogue.csv is stale: run node demonstration/catalogue/write-catalogue.ts and commit the result.',
    )
    process.exit(1)
  }
  console.log('demonstration/catalogue/catalogue.csv is up to date.')
} else {
  writeFileSync(file, csv)
  console.log(`demonstration/catalogue/catalogue.csv: ${csv.split('\n').length - 1} lines written.`)
}
