import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const root = join(import.meta.dirname, '..')
/** Listed once, without a pattern for each: a start waits for it. */
const sources = ['src', 'demonstration']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.(tsx?|css|json)$/.test(file) && !/\.test\.tsx?$/.test(file))
const siteSources = [
  ...sources.filter((file) => file.startsWith('src') && !file.includes('/server/')),
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
]
const shopSources = [...sources.filter((file) => /\.(ts|json)$/.test(file)), 'tools/bundle.ts', 'package-lock.json']

interface Build {
  folder: string
  config: string
  /** What it is made from beside the shop's own sources. */
  moreSources: string[]
}

/** Builds the site when its sources have changed since the last time. */
export function buildIfStale(
  { folder, config, moreSources }: Build = { folder: 'build', config: 'vite.config.ts', moreSources: [] },
): void {
  const stamp = join(folder, '.sources')
  const current = fingerprint([...siteSources, ...globSync(moreSources)])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return
  // A build removes the one before it: where it is cut off, the sources of before have no build either.
  rmSync(stamp, { force: true })
  const started = Date.now()
  process.stderr.write('Building the site …\n')
  const result = spawnSync(
    process.execPath,
    ['node_modules/@react-router/dev/bin.cjs', 'build', '.', '--config', config, '--logLevel', 'warn'],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', BUILD_DIR: folder },
    },
  )
  if (result.status !== 0) {
    process.stderr.write(result.stdout + result.stderr)
    throw new Error('The site could not be built; the lines above say why.')
  }
  compressAssets(join(folder, 'client/assets'))
  writeFileSync(stamp, current)
  process.stderr.write(`Site built in ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
}

/** Bundles the shop's server when its sources have changed since the last time: a start reads a few files instead of 1,650 modules. */
export async function bundleIfStale(): Promise<void> {
  const folder = join(root, 'build/shop')
  // Bundling removes it first, so a bundle that was not finished is made again.
  const stamp = join(folder, '.sources')
  const current = fingerprint(shopSources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return
  const { bundle } = await import('./bundle.ts')
  await bundle(root, folder)
  writeFileSync(stamp, current)
}

/** Of each file, what its content was when it was first read. */
const digests = new Map<string, string>()

function fingerprint(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files.toSorted()) {
    const digest = digests.get(file) ?? createHash('sha256').update(readFileSync(file)).digest('hex')
    digests.set(file, digest)
    hash.update(file).update(digest)
  }
  return hash.digest('hex')
}

/** Writes the compressed forms of each text file beside it, so that the server never compresses one. */
function compressAssets(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!/\.(js|css|svg|json)$/.test(name)) continue
    const file = join(folder, name)
    const text = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
  }
}

if (import.meta.main) {
  buildIfStale()
  await bundleIfStale()
}
