import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { environment } from '#test/environment.ts'
import { colours, materials } from '../catalogue/vocabulary.ts'
import type { Catalogue } from './catalogue.ts'
import type { Asked } from './load.ts'
import { stopTree } from './processes.ts'

/** The rows of the table. Where requests are not repeated, every one is for something that nobody has asked for before. */
export const rows = {
  categoryKept: { title: 'category page, kept', isRepeated: true },
  categoryNew: { title: 'category page, new', isRepeated: false },
  productKept: { title: 'product page, kept', isRepeated: true },
  productNew: { title: 'product page, new', isRepeated: false },
  listingSame: { title: 'listing call, same filters', isRepeated: true },
  listingOther: { title: 'listing call, other filters each time', isRepeated: false },
  search: { title: 'search call, other filters each time', isRepeated: true },
  searchNew: { title: 'search call, other keyword each time', isRepeated: false },
  product: { title: 'product call', isRepeated: true },
  bag: { title: 'new bag with an item', isRepeated: true },
}
export type Row = keyof typeof rows

export interface RunningShop {
  pid: number
  port: number
  /** What is asked for in each row; a row is missing where the shop has no such thing. */
  asked: Partial<Record<Row, Asked[]>>
  stop(): Promise<void>
}

export interface Place {
  /** A folder for this shop alone. */
  folder: string
  /** A database for this shop alone. */
  databaseUrl: string
}

export interface Shop {
  name: string
  /** Installs and builds the shop in its folder. */
  install(place: Place): Promise<void>
  /** In production mode, ready to be asked. */
  start(place: Place, catalogue: Catalogue): Promise<RunningShop>
}

export interface Peer extends Shop {
  /** Fills its empty database. */
  fill(place: Place, catalogue: Catalogue): Promise<void>
}

export const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n))

const materialsAtOnce = 6

/** What narrows a listing: a category, one of two colours and one of six materials; for each `n` others. */
export function filters(n: number, { categories }: Catalogue): { category: string; colours: string[]; materials: string[] } {
  const pairs = colours.flatMap(([first], at) => colours.slice(at + 1).map(([second]) => [first, second]))
  const [category, rest] = [n % categories.length, Math.floor(n / categories.length)]
  const from = Math.floor(rest / pairs.length)
  return {
    category: categories[category]!.code,
    colours: pairs[rest % pairs.length]!,
    materials: times(materialsAtOnce, (at) => materials[(from + at) % materials.length]![0]),
  }
}

/** Two words that a product's title has. */
export const keywordOf = ({ title, kind }: { title: string; kind: string }): string => `${title.split(' ')[1]} ${kind}`.toLowerCase()

/** Keywords of two and three words, each once, in an order in which neighbours have little in common; products have them all. */
export function keywordsOf({ products }: Catalogue): string[] {
  const of = (product: Catalogue['products'][number]): string[] => {
    const [kind, material, whole] = [product.kind, product.material, keywordOf(product)]
    const ofColour = (colour: string) => [`${colour} ${kind}`, `${kind} ${colour}`, `${colour} ${whole}`, `${colour} ${material} ${kind}`]
    return [`${material} ${kind}`, `${material} ${whole}`, ...new Set(product.variants.flatMap(({ colour }) => ofColour(colour)))]
  }
  const all = [...new Set(products.flatMap(of).map((keyword) => keyword.toLowerCase()))]
  const step = Math.round(all.length / 1.618)
  return [...new Set(all.map((_, n) => all[(n * step) % all.length]!).concat(all))]
}

/** The same Node for all that a program starts by name. */
const withThisNode = (env: Record<string, string>) =>
  environment({ PATH: [dirname(process.execPath), process.env.PATH].join(delimiter), ...env })

/** Runs a program to its end; its output is shown only if it fails. */
export async function run(command: string, args: string[], cwd: string, env: Record<string, string> = {}): Promise<void> {
  const child = spawn(command, args, { cwd, env: withThisNode(env), stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output.slice(-4000)}`)
}

const readyWithinMs = 180_000

interface Server {
  args: string[]
  folder: string
  env: Record<string, string>
  port: number
  /** What is asked for until there is an answer. */
  path: string
}

/** Starts a server, and waits until it answers. */
export async function serve({ args, folder, env, port, path }: Server): Promise<Omit<RunningShop, 'asked'>> {
  const child = spawn(process.execPath, args, { cwd: folder, env: withThisNode(env), stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)))
  const answers = () =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      ({ ok }) => ok,
      () => false,
    )
  const until = Date.now() + readyWithinMs
  while (!(await answers())) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`${args.join(' ')} does not answer:\n${output}`)
    await new Promise((again) => setTimeout(again, 200))
  }
  return { pid: child.pid!, port, stop: () => stopTree(child.pid!) }
}

/** Installs these packages, and runs none of their scripts. */
export async function install(folder: string, dependencies: Record<string, string>): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }))
  // Where a network has a certificate of its own, npm needs it.
  const { NODE_EXTRA_CA_CERTS } = process.env
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], folder, NODE_EXTRA_CA_CERTS ? { NODE_EXTRA_CA_CERTS } : {})
}
