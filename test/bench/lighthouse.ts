/**
 * What Lighthouse reports for home, a listing and a product on a slow phone (its own mobile throttling), in
 * production with all the art. Lighthouse is fetched into `var` when first used.
 *
 * Its slow phone is computed from what this machine takes: whatever else is at work here counts as if the shop were
 * slow, a browser with windows included. So each page is visited several times, in turn, and the middle counts.
 *
 *   node --disable-warning=ExperimentalWarning test/bench/lighthouse.ts [visits to each page, 5 when left out]
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from '#tools/browser.ts'
import { openProductionShop } from '#test/production-shop.ts'

const version = '13.5.0'
const visits = Number(process.argv[2] ?? 5)
const least = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
type Category = keyof typeof least
const categories = Object.keys(least) as Category[]
const folder = join(import.meta.dirname, '../../var/lighthouse')
const program = join(folder, 'node_modules/lighthouse/cli/index.js')
const say = (line: string): void => void process.stdout.write(`${line}\n`)

interface Report {
  categories: Record<Category, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
  /** Lighthouse's benchmark of this machine at that time. */
  environment: { benchmarkIndex: number }
}

interface Visit {
  scores: Record<Category, number>
  timings: string
}

function fetchLighthouse(): void {
  if (existsSync(program)) return
  say(`Fetching Lighthouse ${version} …`)
  mkdirSync(folder, { recursive: true })
  const { status } = spawnSync(
    'npm',
    ['install', `lighthouse@${version}`, '--ignore-scripts', '--no-audit', '--no-fund', '--no-save', '--prefix', folder],
    { stdio: 'inherit' },
  )
  if (status !== 0) throw new Error('Lighthouse could not be fetched')
}

/** Null for a visit that Lighthouse could not complete. */
function visit(url: string, browser: string): Visit | null {
  const file = join(folder, 'report.json')
  const flags = ['--quiet', '--chrome-flags=--headless --no-sandbox --disable-gpu', '--output=json', `--output-path=${file}`]
  spawnSync(process.execPath, [program, url, ...flags], { stdio: 'ignore', env: { ...process.env, CHROME_PATH: browser } })
  const { categories: found, audits, environment } = JSON.parse(readFileSync(file, 'utf8')) as Report
  if (categories.some((name) => found[name].score === null)) return null
  const scores = Object.fromEntries(categories.map((name) => [name, Math.round(found[name].score! * 100)])) as Visit['scores']
  const ms = (name: string) => `${Math.round(audits[name]!.numericValue!)} ms`
  return {
    scores,
    timings: `first paint ${ms('first-contentful-paint')}, largest ${ms('largest-contentful-paint')}, blocked ${ms('total-blocking-time')}, machine ${Math.round(environment.benchmarkIndex)}`,
  }
}

const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!

fetchLighthouse()
const browser = ensureBrowser()
if (!browser) throw new Error('There is no Chromium here')
const shop = await openProductionShop()
try {
  const pages = { home: '/', listing: '/productlist/category/women', product: await shop.aProduct() }
  const all: Record<string, Visit[]> = { home: [], listing: [], product: [] }
  // The first visit finds cold caches, so it is not measured.
  for (const path of Object.values(pages)) for (let time = 0; time < 5; time++) await (await fetch(shop.origin + path)).text()
  for (let time = 1; time <= visits; time++) {
    for (const [name, path] of Object.entries(pages)) {
      const result = visit(shop.origin + path, browser)
      if (result) all[name]!.push(result)
      say(
        `${time} of ${visits}, ${name}: ${result ? `${categories.map((category) => result.scores[category]).join(' ')}; ${result.timings}` : 'not followed to its end'}`,
      )
    }
  }
  for (const [name, results] of Object.entries(all)) {
    const scores = categories.map((category) => [category, middle(results.map(({ scores: of }) => of[category]))] as const)
    say(`${name}, middle of ${results.length}: ${scores.map(([category, score]) => `${category} ${score}`).join(', ')}`)
    if (scores.some(([category, score]) => !(score >= least[category]))) process.exitCode = 1
  }
} finally {
  await shop.close()
}
