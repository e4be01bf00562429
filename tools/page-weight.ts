import { gzipSync } from 'node:zlib'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const assets = 'build/client/assets'
const budgetBytes = 160 * 1024
const page = 'pages/product'

interface RouteAssets {
  module: string
  imports?: string[]
  parentId?: string
}

interface SiteManifest {
  entry: { module: string; imports: string[] }
  routes: Record<string, RouteAssets>
}

/** Gzip bytes of every script that the first load of the product page fetches. */
export function productPageScripts(): { file: string; bytes: number }[] {
  const manifestFile = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name))!
  const text = readFileSync(join(assets, manifestFile), 'utf8')
  const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as SiteManifest
  const { entry, routes } = manifest
  const used = [entry.module, ...entry.imports, `/assets/${manifestFile}`]
  for (let route: RouteAssets | undefined = routes[page]; route; route = routes[route.parentId ?? '']) {
    used.push(route.module, ...(route.imports ?? []))
  }
  return [...new Set(used)].map((url) => ({ file: url, bytes: gzipSync(readFileSync(join('build/client', url)), { level: 6 }).length }))
}

if (import.meta.main) {
  const scripts = productPageScripts()
  const total = scripts.reduce((sum, script) => sum + script.bytes, 0)
  const kilobytes = (total / 1024).toFixed(1)
  process.stdout.write(`First load of the product page: ${kilobytes} KB of gzip JavaScript in ${scripts.length} files\n`)
  if (total > budgetBytes) {
    for (const { file, bytes } of scripts.toSorted((a, b) => b.bytes - a.bytes).slice(0, 8))
      process.stderr.write(`  ${(bytes / 1024).toFixed(1)} KB ${file}\n`)
    process.stderr.write(`More than the budget of ${budgetBytes / 1024} KB.\n`)
    process.exitCode = 1
  }
}
