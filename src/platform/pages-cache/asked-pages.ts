import type { Orm } from '#src/platform/db/database.ts'
import { addAsked, findMostAsked, type AskedPage } from './asked-pages.store.ts'
import type { PageKey, PagesCache } from './pages-cache.ts'

/** Counts which pages are asked for, for all processes together, and renders the most wanted ones after a start. */
export interface AskedPages {
  count(key: PageKey): void
  /** Renders the most wanted pages; resolves when they are ready, or when it has taken too long. */
  warm(pages: Pick<PagesCache, 'get'>): Promise<void>
  /** Writes what was counted since the last time. */
  store(): Promise<void>
}

const mostStored = 400
const mostWarmed = 200
const mostCounted = 1000
const warmForMs = 10_000
/** A second one is rendered while the first waits for the database. */
const atOnce = 2

export function createAskedPages(orm: Orm): AskedPages {
  let counted = new Map<string, AskedPage>()
  return {
    count({ path, culture }) {
      // What follows a question mark was chosen or typed by somebody.
      if (path.includes('?')) return
      const name = `${culture} ${path}`
      const page = counted.get(name)
      if (page) page.requests++
      else if (counted.size < mostCounted) counted.set(name, { path, culture, requests: 1 })
    },
    async store() {
      const pages = [...counted.values()]
      counted = new Map()
      if (pages.length > 0) await addAsked(orm, pages, mostStored)
    },
    async warm(pages) {
      const until = performance.now() + warmForMs
      const { promise: late, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, warmForMs).unref()
      const wanted = findMostAsked(orm, mostWarmed)
      const lane = async (): Promise<void> => {
        // A page that can't be rendered now is no reason to serve none.
        for (let key; performance.now() < until && (key = (await wanted).shift());) await pages.get(key).catch(() => {})
      }
      // One that is under way when the time is over is rendered to its end, but not waited for.
      await Promise.race([Promise.all(Array.from({ length: atOnce }, lane)), late]).finally(() => clearTimeout(timer))
    },
  }
}
