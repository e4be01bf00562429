/**
 * What a change is about, and what a page was made from. The triggers of the migration `change-triggers` write these
 * names, services read by them. `products` is any product; `category:` and `brand:` are the products of one, whatever of
 * them changed; `range:` is which products a brand has.
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
  | 'home'
  | 'texts'
  | 'footer'
  | typeof passing

/** Read by an answer that is good for now and not for later, so that nobody keeps it. */
export const passing = 'passing'

const ofProduct = /^product:(\d+)$/

/** The product that a topic is about; null when it is about something else. */
export function productIn(topic: string): number | null {
  const found = ofProduct.exec(topic)
  return found && Number(found[1])
}

/** Topics that have changed; null when anything may have. */
export type Changed = ReadonlySet<string> | null

/** The topic that stands for all the others. */
export const everything = 'everything'
