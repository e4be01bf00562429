import { gzipSync } from 'node:zlib'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const assets = 'build/client/assets'
/** What each page may load of script at first, in KB of gzip. */
const limits = { product: 160, cart: 212 }

interface RouteAssets {
  module: string
  imports?: string[]
  parentId?: string
}

interface SiteManifest {
  entry: { module: string; imports: string[] }
  routes: Record<string, RouteAssets>
}

/** Gzip bytes of every script that the first load of a page fetches. */
export function pageScripts(page: string): { file: string; bytes: number }[] {
  const manifestFile = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name))!
  const text = readFileSync(join(assets, manifestFile), 'utf8')
  const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as SiteManifest
  const { entry, routes } = manifest
  if (!routes[`pages/${page}`]) throw new Error(`The site has no page pages/${page}, whose scripts are to be weighed.`)
  const used = [entry.module, ...entry.imports, `/assets/${manifestFile}`]
  for (let route: RouteAssets | undefined = routes[`pages/${page}`]; route; route = routes[route.parentId ?? '']) {
    used.push(route.module, ...(route.imports ?? []))
  }
  return [...new Set(used)].map((url) => ({ file: url, bytes: gzipSync(readFileSync(join('build/client', url)), { level: 6 }).length }))
}

function weigh(page: string, limit: number): void {
  const scripts = pageScripts(page)
  const total = scripts.reduce((sum, script) => sum + script.bytes, 0)
  const kilobytes = (total / 1024).toFixed(1)
  process.stdout.write(`First load of pages/${page}: ${kilobytes} of ${limit} KB of gzip JavaScript in ${scripts.length} files\n`)
  if (total <= limit * 1024) return
  for (const { file, bytes } of scripts.toSorted((a, b) => b.bytes - a.bytes).slice(0, 8))
    process.stderr.write(`  ${(bytes / 1024).toFixed(1)} KB ${file}\n`)
  process.stderr.write('More than its limit.\n')
  process.exitCode = 1
}

if (import.meta.main) {
  for (const [page, limit] of Object.entries(limits)) weigh(page, limit)
}
