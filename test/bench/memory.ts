/**
 * Memory of the shop's process (VmRSS), its render threads included and without PostgreSQL's: at the start, and while it answers
 * different addresses, each of which nobody has asked for before: searches, and listings with a filter of their own.
 *
 *   node --disable-warning=ExperimentalWarning test/bench/memory.ts [addresses, 100000 when left out]
 *
 * The site has to be built. It reads /proc, so it runs on Linux.
 */
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { openProductionShop } from '#test/production-shop.ts'

const addresses = Number(process.argv[2] ?? 100_000)
const atOnce = 8
const departments = ['home', 'kitchen', 'women', 'men', 'beauty', 'kids', 'food', 'gifts']

const shop = await openProductionShop({ again: true })

function megabytes(): string {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${shop.process.pid}/status`, 'utf8'))!
  return `${Math.round(Number(kilobytes) / 1024)} MB`
}

function addressOf(n: number): string {
  const department = departments[n % departments.length]
  if (n % 3 === 0) return `/search?keyword=${department}%20${n}`
  if (n % 3 === 1) return `/productlist/category/${department}?param=${encodeURIComponent(JSON.stringify({ minPriceCents: n }))}`
  return `/productlist/category/${department}?param=${encodeURIComponent(JSON.stringify({ maxPriceCents: n }))}`
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

try {
  await wait(5000)
  say(`at the start: ${megabytes()}`)
  let [asked, failed] = [0, 0]
  const lane = async (): Promise<void> => {
    while (asked < addresses) {
      const n = asked++
      const response = await fetch(shop.origin + addressOf(n), { headers: { 'accept-encoding': 'br' } })
      await response.arrayBuffer()
      if (!response.ok) failed++
      if ((n + 1) % Math.ceil(addresses / 10) === 0) say(`after ${n + 1} addresses: ${megabytes()}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  await wait(10_000)
  say(`ten seconds later: ${megabytes()}; ${failed} addresses were not answered`)
} finally {
  await shop.close()
}
