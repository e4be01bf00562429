import { createReadStream } from 'node:fs'
import { test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { importCatalogue } from '#src/features/catalogue/server/import/import-catalogue.ts'
import { remarkLine } from '#src/features/catalogue/server/import/import-report.ts'
import { loadPage } from '#src/features/catalogue/server/import/catalogue-reader.ts'

test('smoke', async () => {
  const db = await freshDatabase()
  for (const name of ['google-merchant.xml', 'google-merchant.xml', 'google-merchant.tsv', 'google-merchant.tsv']) {
    const report = await importCatalogue(db, createReadStream(`test/catalogue/${name}`), { format: 'google-merchant', name, dryRun: false, onBadRow: 'skip', now: new Date('2026-02-10'), onChange: (c) => console.log(JSON.stringify(c)) })
    console.log(JSON.stringify({ ...report, badRows: 0, notes: 0 }))
    console.log(report.badRows.map(remarkLine).join('\n'), '\nNOTES', report.notes.map(remarkLine).join('\n'))
  }
  console.log(JSON.stringify(await loadPage(db.pool, 0, 100, new Date()), null, 1))
})
