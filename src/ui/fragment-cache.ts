import { LRUCache } from 'lru-cache'

export interface FragmentCache {
  /** For a page that is made from this data, which it shares with all others: where it is another object than before, nothing is known. */
  of(shared: object): PageFragments
}

/** The fragments of one page while it is rendered. */
export interface PageFragments {
  /** How a fragment is marked in the page: at its place when its HTML is known, else before and after it. */
  find(name: string): { mark: string; isKnown: boolean }
  /** The rendered page with the known fragments in their places. Those that were not known are known from now on. */
  complete(html: string): string
}

/** In characters. */
const mostKept = 6_000_000
const [known, fresh] = ['known', 'new']
const marked = /<template data-fragment="((?:known|new)\d+)"><\/template>/

/** The HTML of fragments by what it depends on: the latest of them, as many as there is room for. */
export function createFragmentCache(): FragmentCache {
  const empty = () => new LRUCache<string, string>({ maxSize: mostKept, sizeCalculation: (html, name) => 1 + html.length + name.length })
  let fragments = empty()
  let before: object | null = null
  return {
    of(shared) {
      // Pages that were begun with other data go on writing into the cache of before.
      if (shared !== before) fragments = empty()
      before = shared
      return pageFragments(fragments)
    },
  }
}

function pageFragments(fragments: LRUCache<string, string>): PageFragments {
  const named = new Map<string, string>()
  let count = 0
  return {
    find(name) {
      const html = fragments.get(name)
      const mark = `${html === undefined ? fresh : known}${count++}`
      named.set(mark, html ?? name)
      return { mark, isKnown: html !== undefined }
    },
    complete(html) {
      const [start, ...rest] = html.split(marked)
      const parts = [start!]
      for (let place = 0; place < rest.length; place += 2) {
        const [mark, after, next] = rest.slice(place, place + 3) as [string, string, string | undefined]
        if (mark.startsWith(known!)) parts.push(named.get(mark)!)
        else if (mark === next) fragments.set(named.get(mark)!, copyOf(after))
        parts.push(after)
      }
      return parts.join('')
    },
  }
}

/** A part of a text holds on to the whole of it; a copy does not. */
const copyOf = (text: string): string => Buffer.from(text).toString()
