/** What grouping needs to know about an item. */
export interface GroupedProduct {
  brand: { code: string; name: string }
  /** Who sends it: `self`, the operator's name or a brand's; null when nothing is stated. */
  fulfilment: string | null
}

export interface FulfilmentGroup<Item> {
  /** Stable among the groups of one cart: `own`, or `brand:` and its code. */
  key: string
  /** The name in the heading; null is the store's own group, else the brand. */
  brandName: string | null
  sentByBrand: boolean
  items: Item[]
}

/**
 * Whether the store itself sends an item: its fulfilment is not stated, is `self`, or is the operator's own name
 * in either language (cart-05, cart-06).
 */
export function isSentByStore(fulfilment: string | null, operatorNames: readonly string[]): boolean {
  const value = folded(fulfilment ?? '')
  return value === '' || value === 'self' || operatorNames.some((name) => folded(name) === value)
}

/** Splits a cart by fulfiller: the store's own group first, then one group per brand in the order of their first item. */
export function groupByFulfiller<Item>(
  items: readonly Item[],
  productOf: (item: Item) => GroupedProduct,
  operatorNames: readonly string[],
): FulfilmentGroup<Item>[] {
  const groups = new Map<string, FulfilmentGroup<Item>>()
  for (const item of items) {
    const product = productOf(item)
    const own = isSentByStore(product.fulfilment, operatorNames)
    const key = groupKey(product.brand.code, !own)
    const group = groups.get(key) ?? { key, brandName: own ? null : product.brand.name, sentByBrand: !own, items: [] }
    group.items.push(item)
    groups.set(key, group)
  }
  return [...groups.values()].sort((a, b) => Number(a.sentByBrand) - Number(b.sentByBrand))
}

export const ownGroup = 'own'

/** `own`, or `brand:` and the brand's code. */
export const groupKey = (brandCode: string, sentByBrand: boolean): string => (sentByBrand ? `brand:${brandCode}` : ownGroup)

const folded = (text: string): string => text.trim().toLowerCase()
