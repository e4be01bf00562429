import type { ShippingAddress } from '#src/features/addresses/rules/address.ts'
import { whyNotSold } from '#src/features/availability/rules/why-not-sold.ts'
import { fulfilmentOf, type CatalogueService, type SoldItem } from '#src/features/catalogue/server/catalogue.service.ts'
import { allowedModes, choiceWithin, isOnlyCollected, type AllowedModes } from '#src/features/fulfilment/rules/allowed-modes.ts'
import type { DeliveryChoice } from '#src/features/fulfilment/rules/delivery.ts'
import { byGroup, groupKey, isCollectedApart, isSentByStore } from '#src/features/fulfilment/rules/grouping.ts'
import { givenGoods } from '#src/features/promotions/rules/given-goods.ts'
import type { ChosenInstalments } from '#src/features/pricing/rules/instalments.ts'
import type { StoreSettings } from '#src/features/settings/rules/store-settings.ts'
import { operatorNames, type SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { StockService } from '#src/features/stock/server/stock.service.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { noTenders, type ChosenTenders } from '../rules/chosen-tenders.ts'
import { choicesFor, noChoices, type PromotionChoices } from '../rules/promotion-choices.ts'
import { askedBuyer, type AskedBuyer, type BuyerParts } from './asked-buyer.ts'
import type { CartLineRow, CartRow, StoredCart } from './cart.store.ts'
import type { PricedLine } from './priced-line.ts'

/** A cart with its goods as they are sold now, before it is priced. */
export interface FilledCart {
  autoId: number | null
  lines: PricedLine[]
  delivery: DeliveryChoice
  shippingAddress: ShippingAddress | null
  billingAddress: ShippingAddress | null
  paymentType: number
  /** Null when it is paid in full, and before a plan is chosen. */
  instalments: ChosenInstalments | null
  choices: PromotionChoices
  chosenTenders: ChosenTenders
  row: CartRow | null
  /** The goods of the lines, and those that promotions give or offer, by EAN. */
  items: ReadonlyMap<string, SoldItem>
  store: StoreSettings
  buyer: AskedBuyer
}

/** The part of a cart that other features may change; lines and prices are the cart's own. */
export type CartChange = Partial<Pick<FilledCart, 'shippingAddress' | 'billingAddress' | 'delivery' | 'paymentType' | 'instalments'>> & {
  promotionChoices?: PromotionChoices
  tenders?: ChosenTenders
}

/** The lines that an order of this cart would have. */
export const soldLines = ({ lines }: Pick<FilledCart, 'lines'>): PricedLine[] => lines.filter(({ notSold }) => notSold === null)

export const groupOf = ({ item: { product }, sentByBrand }: PricedLine, { mode }: DeliveryChoice): string =>
  groupKey(product.brand.code, sentByBrand, isCollectedApart(product, mode))

/** The sold lines by fulfiller, the store's own group first (cart-06). */
export function groupsOf(cart: Pick<FilledCart, 'lines' | 'delivery'>): Map<string, PricedLine[]> {
  const groups = Map.groupBy(soldLines(cart), (line) => groupOf(line, cart.delivery))
  return new Map([...groups].sort(([a], [b]) => byGroup(a, b)))
}

export const allowedFor = (goods: readonly PricedLine[]): AllowedModes =>
  allowedModes(
    goods.map(({ item }) => item.product),
    goods.some(({ sentByBrand }) => sentByBrand),
  )

export interface FillingParts extends BuyerParts {
  catalogue: CatalogueService
  settings: SettingsService
  stock: Pick<StockService, 'stores'>
}

/** Reads the goods of a cart, and those of some EANs besides, and who buys them. */
export async function fillCart(
  parts: FillingParts,
  orm: Orm,
  stored: StoredCart | null,
  besides: readonly string[] = [],
): Promise<FilledCart> {
  const { row: written, lines: rows } = stored ?? { row: null, lines: [] }
  const row = written && (await withOpenStore(parts.stock, orm, written))
  const store = await parts.settings.current(orm)
  // Each once, as `goods-in-batches` asks: what is cached is of one list.
  const given = rows.length + besides.length === 0 ? [] : [...new Set((await parts.promotions.all(orm)).flatMap(givenGoods))]
  const [own, gifts, buyer] = await Promise.all([
    parts.catalogue.items(orm, { ids: rows.map(({ variantId }) => variantId), eans: besides }),
    parts.catalogue.givenItems(orm, given),
    askedBuyer(parts, orm, row),
  ])
  const byVariant = new Map(own.map((item) => [item.variant.autoId, item]))
  const items = new Map([...gifts, ...own].map((item) => [item.variant.ean, item]))
  const lines = rows.flatMap((line) => {
    const item = byVariant.get(line.variantId)
    return item ? [filledLine(line, item, store)] : []
  })
  return cartOf({ row, items, store, lines, buyer })
}

/** A store may have closed since it was chosen; then another has to be. */
async function withOpenStore(stock: FillingParts['stock'], orm: Orm, row: CartRow): Promise<CartRow> {
  const { storeCode, ...delivery } = row.delivery ?? {}
  if (storeCode === undefined || (await stock.stores(orm)).some(({ code }) => code === storeCode)) return row
  return { ...row, delivery: { mode: 'delivery', ...delivery } }
}

export const filledLine = (line: CartLineRow, item: SoldItem, store: StoreSettings): PricedLine => ({
  ...line,
  item,
  notSold: whyNotSold(item.variant.facts),
  sentByBrand: !isSentByStore(fulfilmentOf(item.product), operatorNames(store)),
})

/** The cart after a change that has been stored. */
export const changedCart = (cart: FilledCart, change: CartChange, lines: PricedLine[] = cart.lines): FilledCart =>
  cartOf({ ...cart, lines, row: cart.row && { ...cart.row, ...change } })

const cartOf = ({ row, lines, items, store, buyer }: Pick<FilledCart, 'row' | 'lines' | 'items' | 'store' | 'buyer'>): FilledCart => ({
  row,
  lines,
  items,
  store,
  buyer,
  autoId: row?.autoId ?? null,
  delivery: deliveryNow(row, lines),
  shippingAddress: row?.shippingAddress ?? null,
  billingAddress: row?.billingAddress ?? null,
  paymentType: row?.paymentType ?? 1,
  instalments: row?.instalments ?? null,
  choices: choicesFor(lines, row?.promotionChoices ?? noChoices),
  chosenTenders: row?.tenders ?? noTenders,
})

/**
 * The choice for the store's own goods, as far as their flags allow it. Slots are for own goods and for Singapore; a store is for
 * what is collected.
 */
function deliveryNow(row: CartRow | null, lines: PricedLine[]): DeliveryChoice {
  const own = soldLines({ lines }).filter(({ sentByBrand }) => !sentByBrand)
  const wanted = row?.delivery ?? { mode: 'delivery' }
  // Without any there is nothing to collect: a gift of the store's own is sent.
  const { slotId, storeCode, ...choice } = choiceWithin(own.length > 0 ? wanted : { ...wanted, mode: 'delivery' }, allowedFor(own))
  const hasSlots = own.length > 0 && !choice.parcel && (row?.shippingAddress?.countryCode ?? 'SG') === 'SG'
  const hasStore = choice.mode === 'collection' || own.some(({ item }) => isOnlyCollected(item.product))
  return { ...choice, ...(hasSlots && slotId !== undefined && { slotId }), ...(hasStore && storeCode !== undefined && { storeCode }) }
}
