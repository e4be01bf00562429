import { groupKey, isSentByStore, type SentProduct } from '#src/features/fulfilment/rules/grouping.ts'

/** The group of the bag under which a gift or an offer stands: that of who sends its item, or else the first. */
export function groupOfItem(
  item: SentProduct | undefined,
  groups: readonly string[],
  operatorNames: readonly string[],
): string | undefined {
  const key = item && groupKey(item.brand.code, !isSentByStore(item.fulfilment, operatorNames), false)
  return groups.find((group) => group === key) ?? groups[0]
}
