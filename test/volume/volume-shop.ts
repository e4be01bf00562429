import { closeDownTo } from '#test/closing.ts'
import setupPostgres, { databaseUrl } from '#test/postgres.ts'
import { openTestShop, type TestShop, type TestShopOptions } from '#test/shop.ts'

export const say = (line: string): void => void process.stdout.write(`${line}\n`)
export const since = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`

/** Says how far the work is, every few seconds at most. */
export function progress(what: string, of: number, everyMs = 5000): (done: number) => void {
  let saidAt = performance.now()
  const start = saidAt
  return (done) => {
    const now = performance.now()
    if (now - saidAt < everyMs) return
    saidAt = now
    say(`  ${what}: ${done.toLocaleString('en')} of ${of.toLocaleString('en')}, ${((done / (now - start)) * 1000).toFixed(0)} a second`)
  }
}

/** Opens the shop of the tests on a PostgreSQL of its own, for as long as the work takes. The faults that it finds are said, and end the process with 1. */
export async function inVolume(options: TestShopOptions, work: (at: TestShop) => Promise<readonly string[]>): Promise<void> {
  let server = ''
  const stop = await setupPostgres({ provide: (_name, url) => void (server = url) })
  try {
    const faults = await work(await openTestShop({ ...options, databaseUrl: databaseUrl(server, 'template_cast') }))
    for (const fault of faults.slice(0, 20)) say(fault)
    say(`${faults.length} faults`)
    process.exitCode = faults.length === 0 ? 0 : 1
  } finally {
    await closeDownTo(0)
    await stop()
  }
}
