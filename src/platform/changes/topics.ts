/**
 * The subject of a change, and of what a page has read. The triggers of the migration `change-triggers` write these
 * names. `products` is any product; `category:` and `brand:` are any change of the products of one; `range:` is the list
 * of products that a brand has. `search` is any change of a search document, and what an import counts and what is learned for
 * searches, which say so themselves.
 */
export type Topic =
  | `product:${number}`
  | `category:${string}`
  | `brand:${string}`
  | `range:${string}`
  | 'products'
  | 'brands'
  | 'categories'
  | 'stores'
  | 'settings'
  | 'promotions'
  | 'home'
  | 'texts'
  | 'footer'
  | 'vocabulary'
  | 'search'
  | typeof passing

/** Noted by work whose result must not be cached, because it is only valid now. */
export const passing = 'passing'

const ofProduct = /^product:(\d+)$/

/** The product that a topic is about; null when it is about something else. */
export function productIn(topic: string): number | null {
  const found = ofProduct.exec(topic)
  return found && Number(found[1])
}

/** The topics that have changed; null when anything may have changed. */
export type Changed = ReadonlySet<string> | null

/** The topic that stands for all the others. */
export const everything = 'everything'
