import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { accountsCsv, type Period } from '#src/features/invoices/server/accounts.service.ts'
import { shopDay } from '#src/kit/clock.ts'
import { endOf, print, type Ended } from '#tools/ended.ts'
import { openShopDatabase, Refusal } from '#tools/shop-database.ts'
import { writeWhole } from '#tools/whole-file.ts'

const usage = `Writes the invoices and credit notes of some days for the accounting, as CSV.

  npm run accounts -- <first day> <last day> <file>

  npm run accounts -- 2026-11-01 2026-11-30 november.csv

Days are YYYY-MM-DD in Singapore; both are included. The database is the one of DATABASE_URL, or else the shop's own.
Ends with 0 when the file is written, 2 when it is not.`

/** The moment at which a day begins in Singapore. */
function startOf(day: string): Date {
  const start = new Date(`${day}T00:00:00+08:00`)
  if (Number.isNaN(start.getTime()) || shopDay(start) !== day) throw new Refusal(`"${day}" is no day like 2026-11-30.`)
  return start
}

function periodOf(first: string, last: string): Period {
  const [from, until] = [startOf(first), startOf(last)]
  if (until < from) throw new Refusal(`${last} is before ${first}.`)
  until.setUTCDate(until.getUTCDate() + 1)
  return { from, until }
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { help: { type: 'boolean', short: 'h' } } })
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${usage}`)
  }
}

async function writeAccounts(): Promise<Ended> {
  const { positionals, values } = readArguments()
  if (values.help) return { code: 0, out: usage, errors: '' }
  const [first, last, file] = positionals
  if (!first || !last || !file || positionals.length > 3) throw new Refusal(usage)
  const period = periodOf(first, last)
  const { database, close } = await openShopDatabase(process.env)
  try {
    await writeWhole(file, (sink) => pipeline(Readable.from(accountsCsv(database.orm, period)), sink))
    return { code: 0, out: `The invoices and credit notes from ${first} to ${last} written to ${file}.`, errors: '' }
  } finally {
    await close()
  }
}

print(await endOf(writeAccounts))
