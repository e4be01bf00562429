import { createReadStream } from 'node:fs'
import { test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { importCatalogue } from '#src/features/catalogue/server/import/import-catalogue.ts'
import { remarkLine } from '#src/features/catalogue/server/import/import-report.ts'

test('smoke', async () => {
  const db = await freshDatabase()
  for (const name of ['shopify-classic.csv', 'shopify-classic.csv', 'shopify-2025.csv', 'shopify-2025.csv']) {
    const report = await importCatalogue(db, createReadStream(`test/catalogue/${name}`), { format: 'shopify', name, dryRun: false, onBadRow: 'skip', now: new Date(), onChange: (c) => console.log(JSON.stringify(c)) })
    console.log(JSON.stringify({ ...report, badRows: 0, notes: 0 }, null, 1))
    console.log(report.badRows.map(remarkLine).join('\n'), '\nNOTES', report.notes.map(remarkLine).join('\n'))
  }
})
