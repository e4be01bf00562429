import { fulfilmentOf, type SoldItem } from '#src/features/catalogue/server/catalogue.service.ts'
import { byGroup, choiceForGroup, groupKey, isSentByStore } from '#src/features/fulfilment/rules/grouping.ts'
import { operatorNames } from '#src/features/settings/server/settings.service.ts'
import type { Wanted } from '#src/features/stock/server/stock.service.ts'
import { givenItems, type BestPrice } from './best-price.ts'
import { groupOf, soldLines, type FilledCart } from './filled-cart.ts'

/** What a group sends of one variant: bought at whichever price, or given. */
export interface Pieces {
  item: SoldItem
  quantity: number
  sentByBrand: boolean
}

export type TravellingCart = Pick<FilledCart, 'lines' | 'delivery' | 'store'> & { best: BestPrice }

/** The pieces of each group, its own group first, each variant once. A gift travels with the other goods of its sender (fulfil-24). */
export function piecesByGroup(cart: TravellingCart): Map<string, Pieces[]> {
  const bought = soldLines(cart).map((line) => ({ ...line, group: groupOf(line, cart.delivery) }))
  const given = givenItems(cart.best).map(({ item }) => {
    const sentByBrand = !isSentByStore(fulfilmentOf(item.product), operatorNames(cart.store))
    return { item, quantity: 1, sentByBrand, group: groupKey(item.product.brand.code, sentByBrand, false) }
  })
  const groups = Map.groupBy([...bought, ...given], ({ group }) => group)
  return new Map([...groups].sort(([a], [b]) => byGroup(a, b)).map(([group, pieces]) => [group, summed(pieces)]))
}

const summed = (pieces: readonly Pieces[]): Pieces[] =>
  [...Map.groupBy(pieces, ({ item }) => item.variant.autoId).values()].map(([first, ...others]) => ({
    item: first!.item,
    sentByBrand: first!.sentByBrand,
    quantity: others.reduce((sum, { quantity }) => sum + quantity, first!.quantity),
  }))

/** What an order of this cart takes from the stock, the gifts too, and at which store it is collected (fulfil-14). */
export const wantedGoods = (cart: TravellingCart): Wanted[] =>
  [...piecesByGroup(cart)].flatMap(([group, pieces]) => {
    const { mode, storeCode } = choiceForGroup(group, cart.delivery)
    const collectedAt = mode === 'collection' ? storeCode : undefined
    return pieces.map(({ item, quantity }) => ({ variantId: item.variant.autoId, quantity, collectedAt }))
  })
