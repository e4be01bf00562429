import { isOnlyCollected, type AllowedModes } from './allowed-modes.ts'
import type { DeliveryChoice, DeliveryMode } from './delivery.ts'

/** What grouping needs to know to say who sends an item. */
export interface SentProduct {
  brand: { code: string; name: string }
  /** Who sends it: `self`, the operator's name or a brand's; null when nothing is stated. */
  fulfilment: string | null
}

export interface GroupedProduct extends SentProduct, AllowedModes {}

export interface FulfilmentGroup<Item> {
  /** Stable among the groups of one cart, as `groupKey` says. */
  key: string
  /** The name in the heading; null for goods that the store itself sends, else the brand. */
  brandName: string | null
  sentByBrand: boolean
  items: Item[]
}

export const ownGroup = 'own'
/** Own goods that are only collected, while the others are delivered (fulfil-24). */
export const collectedGroup = 'own:collected'

/** `own`, `brand:` and the brand's code, or `own:collected` for what goes apart. */
export function groupKey(brandCode: string, sentByBrand: boolean, isApart: boolean): string {
  if (sentByBrand) return `brand:${brandCode}`
  return isApart ? collectedGroup : ownGroup
}

/** Whether own goods are collected although the store's own group, which travels in this way, is not (fulfil-24). */
export const isCollectedApart = (goods: AllowedModes, ownMode: DeliveryMode): boolean => ownMode === 'delivery' && isOnlyCollected(goods)

const ownGroups: readonly string[] = [ownGroup, collectedGroup]
const placeOf = (key: string): number => (ownGroups.includes(key) ? ownGroups.indexOf(key) : ownGroups.length)

/** Sorts groups by their keys: the store's own first, then what is collected apart from it, then brands (cart-06). */
export const byGroup = (a: string, b: string): number => placeOf(a) - placeOf(b)

/** How a group travels, by what was chosen for the store's own goods. */
export function choiceForGroup(key: string, own: DeliveryChoice): DeliveryChoice {
  if (key === ownGroup) return own
  const { storeCode } = own
  if (key !== collectedGroup) return { mode: 'delivery' }
  return storeCode === undefined ? { mode: 'collection' } : { mode: 'collection', storeCode }
}

/**
 * Whether the store itself sends an item: its fulfilment is not stated, is `self`, or is the operator's own name
 * in either language (cart-05, cart-06).
 */
export function isSentByStore(fulfilment: string | null, operatorNames: readonly string[]): boolean {
  const value = folded(fulfilment ?? '')
  return value === '' || value === 'self' || operatorNames.some((name) => folded(name) === value)
}

/** Splits a cart by fulfiller: the store's own groups first, then one group per brand in the order of their first item. */
export function groupByFulfiller<Item>(
  items: readonly Item[],
  productOf: (item: Item) => GroupedProduct,
  operatorNames: readonly string[],
  ownMode: DeliveryMode,
): FulfilmentGroup<Item>[] {
  const groups = new Map<string, FulfilmentGroup<Item>>()
  for (const item of items) {
    const product = productOf(item)
    const own = isSentByStore(product.fulfilment, operatorNames)
    const key = groupKey(product.brand.code, !own, isCollectedApart(product, ownMode))
    const group = groups.get(key) ?? { key, brandName: own ? null : product.brand.name, sentByBrand: !own, items: [] }
    group.items.push(item)
    groups.set(key, group)
  }
  return [...groups.values()].sort((a, b) => byGroup(a.key, b.key))
}

const folded = (text: string): string => text.trim().toLowerCase()
