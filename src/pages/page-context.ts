import { createContext } from 'react-router'
import type { Client } from '#src/kit/client.ts'
import { defaultCulture, type Culture } from '#src/kit/culture.ts'
import type { ApiBases } from '#src/kit/fetch-transport.ts'

/** Where this shop answers: its own address and those of its two backends. */
export interface Site {
  origin: string
  apiBases: ApiBases
  /** The page for looking at components; not in production. */
  showsKitchen: boolean
}

/** What a page's loader is given. The client is bound in-process and knows no visitor: pages are public. */
export const pageClient = createContext<Client>()
export const pageCulture = createContext<Culture>(defaultCulture)
export const pageSite = createContext<Site>()
