// node demonstration/art/render.ts [type ...]
// Renders the product pictures that are missing or out of date, all types unless some are named.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { DEFAULT_TYPE, writeManifest } from './catalogue.ts'
import { ARCH_FILES, BUSY_QUALITY, ENCODING, PRODUCT_FILES, rasterise, writeDetail, writeFront } from './encode.ts'
import { plan, type Job } from './plan.ts'
import { ARCH, compose, FRONT, type Drawing } from './scene.ts'

const HERE = import.meta.dirname
const ROOT = join(HERE, '..', '..')
const OUT = join(ROOT, 'public', 'art')
const MANIFEST = join(HERE, 'art.json')
const CACHE = join(HERE, 'rendered.json')
/** These say which pictures there are, not what is drawn. */
const NOT_LOOKS = /^(catalogue|colourways.*|default|icons|plan|render)\.ts$/

/** source: what the picture was made from. picture: what was drawn, so that a tidy-up of source alone renders nothing. */
interface Rendered {
  readonly source: string
  readonly picture: string
}

type Cache = Record<string, Rendered>

function hash(...parts: readonly string[]): string {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part).update('\0')
  return sum.digest('hex').slice(0, 16)
}

function sourceOf(type: string): string {
  return readFileSync(type === DEFAULT_TYPE ? join(HERE, 'default.ts') : join(HERE, 'types', `${type}.ts`), 'utf8')
}

function kitSource(): string {
  const names = readdirSync(HERE).filter((name) => name.endsWith('.ts') && !NOT_LOOKS.test(name))
  return names
    .sort()
    .map((name) => readFileSync(join(HERE, name), 'utf8'))
    .join('\n')
}

function readCache(): Cache {
  return existsSync(CACHE) ? (JSON.parse(readFileSync(CACHE, 'utf8')) as Cache) : {}
}

function writeCache(cache: Cache): void {
  const lines = Object.keys(cache)
    .sort()
    .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(cache[name])}`)
  writeFileSync(CACHE, `{\n${lines.join(',\n')}\n}\n`)
}

/** Files of pictures that are no longer in the catalogue. */
function prune(jobs: readonly Job[], cache: Cache): number {
  const wanted = new Set(jobs.flatMap((job) => job.files))
  const names = new Set(jobs.map((job) => job.name))
  for (const name of Object.keys(cache)) if (!names.has(name)) delete cache[name]
  if (!existsSync(OUT)) return 0
  const stale = readdirSync(OUT, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /-\d+\.(avif|webp)$/.test(file) && !wanted.has(file) && !file.startsWith('banner/'),
  )
  for (const file of stale) rmSync(join(OUT, file))
  return stale.length
}

async function render({ name, arch }: Job, drawing: Drawing, svg: string): Promise<void> {
  const raster = await rasterise(svg)
  const stem = join(OUT, name)
  if (arch) return writeFront(raster, drawing, stem, ARCH_FILES)
  await writeFront(raster, drawing, `${stem}-front`, PRODUCT_FILES)
  await writeDetail(raster, drawing, `${stem}-detail`)
}

function clock(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function progress(line: string): void {
  process.stdout.write(process.stdout.isTTY ? `\r\x1b[K${line}` : `${line}\n`)
}

async function main(only: readonly string[]): Promise<void> {
  sharp.concurrency(1) // leave the other cores to whoever is working beside us
  mkdirSync(OUT, { recursive: true })
  writeManifest(MANIFEST)
  const cache = readCache()
  const jobs = plan()
  const pruned = prune(jobs, cache)
  const kit = kitSource()
  const sources = new Map(jobs.map((job) => [job, hash(kit, sourceOf(job.picture.type), JSON.stringify(job.picture.options))]))
  const complete = (job: Job) => job.files.every((file) => existsSync(join(OUT, file)))
  const due = jobs
    .filter((job) => only.length === 0 || only.includes(job.picture.type))
    .filter((job) => cache[job.name]?.source !== sources.get(job) || !complete(job))

  const began = Date.now()
  let rendered = 0
  for (const [i, job] of due.entries()) {
    const elapsed = Date.now() - began
    const left = i === 0 ? '' : `, ${clock((elapsed / i) * (due.length - i))} left`
    progress(`${i + 1} of ${due.length}  ${job.name}  ${clock(elapsed)} elapsed${left}`)
    const drawing = job.picture.draw()
    const svg = compose(drawing, job.arch ? ARCH : FRONT)
    const looks = [ENCODING, drawing.focus, ...(drawing.busy ? [BUSY_QUALITY] : [])]
    const picture = hash(svg, JSON.stringify(looks))
    if (cache[job.name]?.picture !== picture || !complete(job)) {
      await render(job, drawing, svg)
      rendered++
    }
    cache[job.name] = { source: sources.get(job) ?? '', picture }
    writeCache(cache)
  }
  writeCache(cache)
  progress(`${jobs.length} pictures: ${rendered} rendered in ${clock(Date.now() - began)}, ${pruned} stale files removed`)
  if (process.stdout.isTTY) process.stdout.write('\n')
}

await main(process.argv.slice(2))
