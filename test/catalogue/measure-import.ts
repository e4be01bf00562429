// Imports a file in a process of its own and prints time and memory: `node measure-import.ts <database address> <file>`.
import { createReadStream } from 'node:fs'
import { importCatalogue } from '#src/features/catalogue-import/server/catalogue-import.service.ts'
import { openDatabase } from '#src/platform/db/database.ts'

const [address, file] = process.argv.slice(2)
const database = openDatabase(address!, { connections: 3 })
await database.pool.query('SELECT 1')

const before = process.memoryUsage().rss
let peak = before
const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 10)
const report = await importCatalogue(database, () => createReadStream(file!), {
  format: 'shopify',
  name: 'large.csv',
  dryRun: false,
  onBadRow: 'skip',
  now: new Date(),
  onProgress: () => (peak = Math.max(peak, process.memoryUsage().rss)),
})
clearInterval(timer)
await database.close()
const mostEver = process.resourceUsage().maxRSS * 1024
process.stdout.write(
  JSON.stringify({ growthBytes: Math.max(peak, mostEver) - before, report: { ...report, badRows: report.badRows.slice(0, 5) } }),
)
