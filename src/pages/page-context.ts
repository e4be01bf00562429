import { createContext } from 'react-router'
import type { StylesFor } from '#src/browser-start/critical-css.ts'
import type { Client } from '#src/kit/client.ts'
import { defaultCulture, type Culture } from '#src/kit/culture.ts'
import type { FragmentCache } from '#src/ui/fragment-cache.ts'
import type { ApiBases } from '#src/kit/fetch-transport.ts'

/** The addresses of this shop: its own and those of its two backends. */
export interface Site {
  origin: string
  apiBases: ApiBases
  /** The rules of a style sheet of the built site. */
  sheetOf(href: string): StylesFor
  /** Whether the page of components exists; not in production. */
  showsKitchen: boolean
}

/** What a page's loader receives. The client is bound in-process and has no session: pages are public. */
export const pageClient = createContext<Client>()
export const pageCulture = createContext<Culture>(defaultCulture)
export const pageSite = createContext<Site>()

/** Where the rendered page is put: the body of a response would be read through streams. */
export const pageBytes = createContext<{ bytes: Uint8Array | null }>()

/** The parts of pages in the page's language that have been rendered before. */
export const pageFragments = createContext<FragmentCache>()
