/** What grouping needs to know of an item; a cart item of the wire fits. */
export interface GroupedProduct {
  brand: { brandCode: string; displayName: string }
  /** Holds the `Fulfillment` entry (cart-05). */
  additionalInfos: readonly { columnLabel: string; value: string }[]
}

export interface FulfilmentGroup<Item> {
  /** Stable among the groups of one cart: `own`, or `brand:` and its code. */
  key: string
  /** Shown by name: null is the store's own group, else the brand. */
  brandName: string | null
  sentByBrand: boolean
  items: Item[]
}

/**
 * True for what the store itself sends: no Fulfillment entry, the value `self`, or the operator's own name
 * in either language (cart-05, cart-06).
 */
export function isSentByStore(product: Pick<GroupedProduct, 'additionalInfos'>, operatorNames: readonly string[]): boolean {
  const fulfilment = product.additionalInfos.find((info) => info.columnLabel === 'Fulfillment')
  const value = folded(fulfilment?.value ?? '')
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
    const own = isSentByStore(product, operatorNames)
    const key = own ? ownGroup : `brand:${product.brand.brandCode}`
    const group = groups.get(key) ?? { key, brandName: own ? null : product.brand.displayName, sentByBrand: !own, items: [] }
    group.items.push(item)
    groups.set(key, group)
  }
  return [...groups.values()].sort((a, b) => Number(a.sentByBrand) - Number(b.sentByBrand))
}

export const ownGroup = 'own'

const folded = (text: string): string => text.trim().toLowerCase()
