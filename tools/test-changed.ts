import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findBrowser } from './browser.ts'
import { buildIfStale, bundleIfStale } from './build.ts'
import { forgetReports, runJourneys, runVitest, tell, type Tested } from './test-runners.ts'

/** The journeys that go through a feature; the others have none of their own. */
const journeys: Record<string, string[]> = {
  addresses: ['delivery', 'member-area'],
  availability: ['not-sold'],
  brands: ['brands'],
  cart: ['declined-card'],
  catalogue: ['listing', 'product'],
  checkout: ['delivery', 'declined-card'],
  contact: ['newsletter-contact'],
  content: ['home-content', 'over-pictures'],
  invoices: ['declined-card'],
  language: ['made-up-language'],
  listing: ['listing'],
  newsletter: ['newsletter-contact'],
  orders: ['declined-card'],
  payment: ['declined-card'],
  product: ['product'],
  restock: ['product'],
  rewards: ['member-area'],
  search: ['search'],
  'sign-in': ['sign-in'],
  wishlist: ['wishlist'],
}

const git = (...words: string[]): string[] =>
  execFileSync('git', words, { encoding: 'utf8' })
    .split(/[\0\n]/)
    .filter(Boolean)

/** Tests of the slices that were touched since the branch left main, committed or not. */
const started = Date.now()
const base = git('merge-base', 'HEAD', 'main')[0]!
const changed = [...git('diff', '--name-only', '-z', base), ...git('ls-files', '-z', '--others', '--exclude-standard')]
const features = [...new Set(changed.flatMap((file) => /^src\/features\/([^/]+)\//.exec(file)?.[1] ?? []))]
const ownTests = changed.filter((file) => /\.test\.tsx?$/.test(file) && existsSync(file))
const servers = [...features.map((feature) => `src/features/${feature}/`), ...ownTests]
const visits = [...new Set(features.flatMap((feature) => journeys[feature] ?? []))]

forgetReports()
buildIfStale()
await bundleIfStale()
const runs: Promise<Tested>[] = [runVitest(['--project', 'rules', '--changed', base, '--passWithNoTests'])]
if (servers.length > 0) runs.push(runVitest(['--project', 'shop', '--project', 'apart', '--passWithNoTests', ...servers]))
if (visits.length > 0) runs.push(runJourneys(findBrowser(), visits))
tell(await Promise.all(runs), started)
