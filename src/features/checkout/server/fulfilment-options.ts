import type { Clock } from '#src/kit/clock.ts'
import { inCulture, type Culture } from '#src/kit/culture.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import {
  allowedFor,
  groupsOf,
  piecesByGroup,
  stockAt,
  type CartChange,
  type CartService,
  type FilledCart,
  type Pieces,
  type PricedLine,
} from '#src/features/cart/server/cart.service.ts'
import { isAllowed, type AllowedModes } from '#src/features/fulfilment/rules/allowed-modes.ts'
import { missingForBuyer, type DeliveryChoice } from '#src/features/fulfilment/rules/delivery.ts'
import { hasPlace, type DeliverySlot } from '#src/features/fulfilment/rules/delivery-slots.ts'
import { collectedGroup, ownGroup } from '#src/features/fulfilment/rules/grouping.ts'
import { daysOf } from '#src/features/fulfilment/rules/opening-hours.ts'
import { readyBy } from '#src/features/fulfilment/rules/ready-by.ts'
import type { StoreSettings } from '#src/features/settings/rules/store-settings.ts'
import type { SlotsService } from '#src/features/slots/server/slots.service.ts'
import type { Location, StockService } from '#src/features/stock/server/stock.service.ts'
import type { Database, Orm } from '#src/platform/db/database.ts'
import type { Caller } from '#src/platform/http/caller.ts'
import { withParcel } from './parcel-price.ts'
import type { FulfillmentOptions, GroupOptions, ShipmentChoice } from '../checkout.contract.ts'

export interface FulfilmentParts {
  database: Database
  cart: CartService
  stock: StockService
  slots: SlotsService
  clock: Clock
}

/** The ways open to each group of the caller's cart (fulfil-09). */
export async function fulfilmentOptions(
  { database: { orm }, cart, stock, slots, clock }: FulfilmentParts,
  caller: Caller,
): Promise<FulfillmentOptions> {
  const [priced, stores, open] = await Promise.all([cart.priced(orm, caller), stock.stores(orm), slots.open(orm)])
  const { parcel } = priced.delivery
  const isAbroad = parcel !== undefined || (priced.shippingAddress?.countryCode ?? 'SG') !== 'SG'
  const { freeDeliveryFromCents: fromCents, missingForFreeDeliveryCents: missingCents } = priced.totals
  const isMissing = missingForBuyer(priced.best.freeDeliveryFromCents, { fromCents, missingCents }) > 0
  const pieces = piecesByGroup(priced)
  const ownFeeCents = parcel?.priceCents ?? (isMissing ? priced.settings.feeCents : 0)
  return {
    groups: [...groupsOf(priced)].map(([group, goods]): GroupOptions => {
      const allowed = allowedFor(goods)
      const isOwn = group === ownGroup
      return {
        group,
        isDeliveryAllowed: allowed.isDeliveryAllowed,
        isCollectionAllowed: allowed.isCollectionAllowed && stores.length > 0,
        onlyCollected: allowed.isDeliveryAllowed ? [] : namesOf(goods, ({ isDeliveryAllowed }) => !isDeliveryAllowed, caller.culture),
        onlyDelivered: namesOf(goods, ({ isCollectionAllowed }) => !isCollectionAllowed, caller.culture),
        // The cart may be set to collection, so its own delivery fee does not say what delivery would cost.
        deliveryFeeCents: isOwn ? ownFeeCents : 0,
        slots: isOwn && allowed.isDeliveryAllowed && !isAbroad ? open.map(presentSlot) : [],
        stores: allowed.isCollectionAllowed
          ? stores.map((store) =>
              presentStore(store, pieces.get(group)!, { now: clock.now(), settings: priced.store, culture: caller.culture }),
            )
          : [],
      }
    }),
  }
}

const namesOf = (goods: readonly PricedLine[], isAbout: (product: AllowedModes) => boolean, culture: Culture): string[] =>
  goods.filter(({ item }) => isAbout(item.product)).map(({ item }) => inCulture(item.product.title, culture))

const presentSlot = ({ autoId, startsAt, endsAt, capacity, taken }: DeliverySlot): GroupOptions['slots'][number] => ({
  autoId,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  capacity,
  left: capacity - taken,
})

function presentStore(
  store: Location,
  goods: readonly Pieces[],
  { now, settings, culture }: { now: Date; settings: StoreSettings; culture: Culture },
): GroupOptions['stores'][number] {
  const { inStore, pieces } = stockAt(goods, store.code)
  return {
    code: store.code,
    name: inCulture({ en: store.name, zh: store.nameZh }, culture),
    address: inCulture({ en: store.address ?? '', zh: store.addressZh }, culture),
    hours: store.hours ? inCulture(store.hours, culture) : '',
    inStore,
    pieces,
    readyBy: readyBy(now, inStore === pieces, daysOf(settings, store.code)),
  }
}

/**
 * What a cart stores of the shopper's choices. Goods that a brand sends are delivered, so only the choice for own goods is stored;
 * of those that are collected apart, the store.
 */
export async function chosenDelivery(
  parts: FulfilmentParts,
  orm: Orm,
  before: FilledCart,
  shipments: readonly ShipmentChoice[],
): Promise<Result<CartChange, Problem>> {
  const latest = (key: string) => shipments.findLast(({ group }) => group === key)
  const [own, apart] = [latest(ownGroup), latest(collectedGroup)]
  const { group: _own, ...delivery } = own ?? { group: ownGroup, ...before.delivery }
  // How own goods travel decides which of them are collected apart.
  const groups = groupsOf({ ...before, delivery })
  for (const shipment of shipments) {
    const refusal = await refusedShipment(parts, orm, groups.get(shipment.group), shipment)
    if (refusal) return refuse(refusal)
  }
  if (!own && !apart) return ok({})
  const storeCode = apart?.storeCode ?? delivery.storeCode ?? before.delivery.storeCode
  const chosen = storeCode === undefined ? delivery : { ...delivery, storeCode }
  return ok({ delivery: withParcel(chosen, before.delivery.parcel ?? null) })
}

async function refusedShipment(
  { stock, slots, clock }: FulfilmentParts,
  orm: Orm,
  goods: readonly PricedLine[] | undefined,
  { group, mode, storeCode, slotId }: DeliveryChoice & { group: string },
): Promise<Problem | null> {
  const refusal = problem(mode === 'delivery' ? 'DELIVERY_NOT_AVAILABLE' : 'COLLECTION_NOT_AVAILABLE')
  if (!goods || !isAllowed(mode, allowedFor(goods))) return refusal
  if (mode === 'collection') return (await stock.stores(orm)).some(({ code }) => code === storeCode) ? null : refusal
  if (slotId === undefined) return null
  const slot = group === ownGroup ? await slots.find(orm, slotId) : null
  return slot && hasPlace(slot, clock.now()) ? null : problem('SLOT_TAKEN')
}
