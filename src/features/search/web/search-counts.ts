import { countSearch, countSearchChoice, type Choice } from '#src/features/search/search-counts.contract.ts'
import type { Client } from '#src/kit/client.ts'

/** Tells the shop what is searched and chosen, without saying who (search-60). Its memory ends when the window is closed or loaded anew. */
export interface SearchCounting {
  searched(keyword: string, countProducts: number): void
  /** Counts the products that are opened from the results of a keyword, until the returned function is called. */
  watch(keyword: string): () => void
}

/** `onAdded` calls back with the slug of each product that is put in the bag. */
export function createSearchCounting(client: Client, onAdded: (call: (slug: string) => void) => void): SearchCounting {
  /** The keywords by which the products were opened. */
  const opened = new Map<string, string>()
  const count = (keyword: string, slug: string, choice: Choice) => void client(countSearchChoice, { body: { keyword, slug, choice } })
  onAdded((slug) => {
    const keyword = opened.get(slug)
    if (keyword === undefined) return
    opened.delete(slug)
    count(keyword, slug, 'bagged')
  })
  return {
    searched: (keyword, countProducts) => void client(countSearch, { body: { keyword, countProducts } }),
    watch(keyword) {
      const note = ({ target }: MouseEvent) => {
        const slug = slugUnder(target)
        if (slug === null) return
        opened.set(slug, keyword)
        count(keyword, slug, 'opened')
      }
      document.addEventListener('click', note)
      return () => document.removeEventListener('click', note)
    },
  }
}

/** The product whose card was pressed. */
function slugUnder(target: EventTarget | null): string | null {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('article a[href^="/product/"]')
  return link ? decodeURIComponent(link.pathname.split('/')[2]!) : null
}
