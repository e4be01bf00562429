import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const usage = `Saves the HTML of every page of a running shop, and compares two such folders.

  node test/bench/page-html.ts save http://localhost:3000 FOLDER
  node test/bench/page-html.ts compare BEFORE AFTER
`

/** Pages that no sitemap names. */
const unlisted = [
  '/cart/shopping-cart',
  '/search?keyword=vase',
  '/search?keyword=zzzzqqqq',
  '/invoice?orderNumber=KM-00000000&key=none',
  '/email-verification?token=none',
  '/no-such-place',
  ...['confirm', 'unsubscribe'].flatMap((page) => [`/newsletter/${page}?token=none`, `/restock/${page}?token=none`]),
  ...['signIn', 'signUp', 'social', 'forgot-password', 'voucher'].map((page) => `/member/${page}`),
  ...['info', 'overview', 'summary', 'my-order', 'my-order-detail', 'wishlist', 'rebate', 'loyalty', 'inbox', 'address'].map(
    (page) => `/member/account-${page}`,
  ),
]

async function save(origin: string, folder: string): Promise<void> {
  const addresses = [...new Set([...(await inSitemaps(origin)), ...unlisted])]
  let saved = 0
  for (const culture of ['en', 'zh']) {
    mkdirSync(join(folder, culture), { recursive: true })
    for (const address of addresses) {
      const html = await (await fetch(origin + address, { headers: { cookie: `culture=${culture}` } })).text()
      writeFileSync(join(folder, culture, `${encodeURIComponent(address)}.html`), html)
      if (++saved % 100 === 0) process.stderr.write(`${saved} of ${addresses.length * 2} pages\n`)
    }
  }
  process.stdout.write(`${saved} pages saved in ${folder}\n`)
}

const locations = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!.replaceAll('&amp;', '&'))

async function inSitemaps(origin: string): Promise<string[]> {
  const pathOf = (url: string): string => new URL(url).pathname + new URL(url).search
  const sitemaps = locations(await (await fetch(`${origin}/sitemap.xml`)).text()).map(pathOf)
  const pages = await Promise.all(sitemaps.map(async (path) => locations(await (await fetch(origin + path)).text()).map(pathOf)))
  return pages.flat()
}

/** One tag or text a line. File names carry a hash of their content and inline scripts are code, so both are left out. */
const linesOf = (html: string): string[] =>
  html
    .replaceAll(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1')
    .replaceAll(/http:\/\/localhost:\d+/g, '')
    .replaceAll(/-[\w-]{8}\.(js|css|woff2)/g, '.$1')
    .replaceAll(/\b_([a-z0-9]+)_[\w-]{5}_\d+\b/gi, '$1')
    .split(/(?=<)|(?<=>)/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Lines that one list has more often than the other. */
function surplus(of: readonly string[], over: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const line of over) left.set(line, (left.get(line) ?? 0) + 1)
  return of.filter((line) => {
    const count = left.get(line) ?? 0
    left.set(line, count - 1)
    return count <= 0
  })
}

function compare(before: string, after: string): void {
  const differences = new Map<string, { pages: number; example: string }>()
  let [same, differing] = [0, 0]
  for (const culture of ['en', 'zh']) {
    for (const name of new Set([...readdirSync(join(before, culture)), ...readdirSync(join(after, culture))])) {
      const [old, now] = [before, after].map((folder) => linesOf(readIfThere(join(folder, culture, name))))
      const lines = new Set([
        ...surplus(old!, now!).map((line) => `- ${shape(line)}`),
        ...surplus(now!, old!).map((line) => `+ ${shape(line)}`),
      ])
      if (lines.size === 0) same += 1
      else differing += 1
      for (const line of lines) {
        const known = differences.get(line)
        differences.set(line, { pages: (known?.pages ?? 0) + 1, example: known?.example ?? `${culture} ${decodeURIComponent(name)}` })
      }
    }
  }
  process.stdout.write(`${same} pages are the same, ${differing} differ\n`)
  for (const [line, { pages, example }] of [...differences].sort((a, b) => b[1].pages - a[1].pages))
    process.stdout.write(`${String(pages).padStart(5)}  ${line.slice(0, 300)}   (${example})\n`)
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Pictures and numbers of one kind are one difference. */
const shape = (line: string): string => line.replaceAll(/\/art\/[\w/-]+/g, '/art/…').replaceAll(/\d+/g, '9')

const [command, first, second] = process.argv.slice(2)
if (command === 'save' && first && second) await save(first, second)
else if (command === 'compare' && first && second) compare(first, second)
else process.stderr.write(usage)
