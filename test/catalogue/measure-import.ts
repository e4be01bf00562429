// Imports a file in a process of its own and prints time and memory: `node --expose-gc measure-import.ts <database address> <file>`.
import { createReadStream } from 'node:fs'
import { importCatalogue } from '#src/features/catalogue-import/server/catalogue-import.service.ts'
import { openDatabase } from '#src/platform/db/database.ts'

const [address, file] = process.argv.slice(2)
const database = openDatabase(address!, { connections: 3 })
await database.pool.query('SELECT 1')

/** What is still used after all garbage is collected. */
function usedBytes(): number {
  globalThis.gc!()
  return process.memoryUsage().heapUsed
}

const used: number[] = []
const everyRows = 5000
const report = await importCatalogue(database, () => createReadStream(file!), {
  format: 'shopify',
  name: 'large.csv',
  dryRun: false,
  onBadRow: 'skip',
  now: new Date(),
  onProgress: ({ rows }) => rows >= everyRows * (used.length + 1) && used.push(usedBytes()),
})
await database.close()
process.stdout.write(JSON.stringify({ used, report: { ...report, badRows: report.badRows.slice(0, 5) } }))
