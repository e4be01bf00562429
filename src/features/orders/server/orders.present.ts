import { printedCode } from '../rules/collection-code.ts'
import { courseOf } from '../rules/course.ts'
import type { Order, OrderLine } from '../rules/order.ts'
import type { OrderEvent } from '../rules/order-event.ts'
import { sendersOf } from '../rules/order-groups.ts'
import { statesOfGroups } from '../rules/progress.ts'
import { cultures, htmlLang, inCulture, type Culture } from '#src/kit/culture.ts'
import { keepUnits } from '#src/kit/keep-units.ts'
import { countryLine, emptyAddress, streetLine, type ShippingAddress } from '#src/features/addresses/rules/address.ts'
import type { StoreSettings } from '#src/features/settings/rules/store-settings.ts'
import type { Location } from '#src/features/stock/server/stock.service.ts'
import type { InvoiceLine, OrderDetail, OrderSummary, Receipt, TrackedOrder, Transaction } from '../orders.contract.ts'
import { priceMovements, tendersOf, type LedgerEntry } from '#src/features/pricing/rules/ledger.ts'

interface WholeOrder {
  order: Order
  lines: readonly OrderLine[]
  ledger: readonly LedgerEntry[]
  store: StoreSettings
  /** Every place, also one that sells nothing online any more. */
  places: readonly Location[]
}

/** `isMembers`: the member reads it who placed the order. */
export function presentReceipt({ order, lines, ledger, store, places }: WholeOrder, culture: Culture, isMembers: boolean): Receipt {
  const deliveries = presentDeliveries(order, lines, store, places, culture)
  const isSent = deliveries.some(({ mode }) => mode !== 'collection')
  return {
    orderNumber: order.orderNumber,
    status: order.status,
    placedAt: order.placedAt.toISOString(),
    paidAt: (order.paidAt ?? order.placedAt).toISOString(),
    billTo: presentAddress(order.billingAddress, culture),
    shipTo: presentAddress(order.shippingAddress, culture),
    deliveries,
    sentTo: isMembers && isSent ? { ...emptyAddress, ...order.shippingAddress } : null,
    lines: lines.map((line) => ({
      ...presentLine(line, culture),
      ledger: summed(
        priceMovements(ledger).filter((entry) => entry.line === line.position),
        culture,
      ),
    })),
    returnDays: store.returnDays,
    ...presentMoney(order, ledger, culture),
  }
}

const presentMoney = (order: Order, ledger: readonly LedgerEntry[], culture: Culture) => ({
  ledger: summed(priceMovements(ledger), culture),
  totalCents: order.totalCents,
  gstCents: order.gstCents,
  gstRate: order.gstRate,
  tenders: tendersOf(ledger).map((entry) => ({
    kind: entry.kind,
    label: entry.source ? inCulture(entry.source, culture) : entry.kind,
    amountCents: -entry.amountCents,
  })),
})

export const presentTransaction = (order: Order, ledger: readonly LedgerEntry[], culture: Culture): Transaction => ({
  orderNumber: order.orderNumber,
  invoiceNumber: order.invoiceNumber,
  paidAt: order.paidAt?.toISOString() ?? null,
  ...presentMoney(order, ledger, culture),
})

type OrderWithEvents = Omit<WholeOrder, 'ledger'> & { events: readonly OrderEvent[] }

export function presentTracked({ order, lines, store, places, events }: OrderWithEvents, culture: Culture): TrackedOrder {
  const senders = sendersOf(order, lines, store.name.en)
  const states = statesOfGroups(
    senders.map(({ group }) => group.en),
    events,
  )
  const isReady = order.status !== 'refunded' && [...states.values()].includes('readyToCollect')
  return {
    orderNumber: order.orderNumber,
    status: order.status,
    placedAt: order.placedAt.toISOString(),
    totalCents: order.totalCents,
    deliveries: presentDeliveries(order, lines, store, places, culture).map((delivery, index) => ({
      ...delivery,
      steps: courseOf(order, senders[index]!, events).map((step) => ({ ...step, moment: step.moment?.toISOString() ?? null })),
    })),
    collectionCode: isReady && order.collectionCode ? printedCode(order.collectionCode) : null,
    lines: lines.map((line) => presentLine(line, culture)),
    returnDays: store.returnDays,
  }
}

export const presentDetail = (whole: OrderWithEvents, culture: Culture): OrderDetail => ({
  ...presentTracked(whole, culture),
  paidAt: whole.order.paidAt?.toISOString() ?? null,
  shipTo: presentAddress(whole.order.shippingAddress, culture),
})

export const presentOrder = (order: Order, lines: readonly OrderLine[], culture: Culture): OrderSummary => ({
  orderNumber: order.orderNumber,
  status: order.status,
  placedAt: order.placedAt.toISOString(),
  totalCents: order.totalCents,
  quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  articles: lines.length,
  firstName: lines[0] ? inCulture(lines[0].title, culture) : '',
  imageUrls: lines.slice(0, 3).map(({ imageUrl }) => imageUrl ?? ''),
})

function presentLine(line: OrderLine, culture: Culture): InvoiceLine {
  return {
    ean: line.ean,
    slug: line.slug,
    group: inCulture(line.group, culture),
    brand: inCulture(line.brand, culture),
    name: inCulture(line.title, culture),
    options: inCulture(line.options, culture),
    imageUrl: line.imageUrl,
    quantity: line.quantity,
    listCents: line.listCents,
    offersCents: line.amountCents - line.listCents,
    amountCents: line.amountCents,
    isGift: line.isGift,
  }
}

/** One row per kind and source: an invoice says "Goods at list price" once, not once per line. */
function summed(entries: ReturnType<typeof priceMovements>, culture: Culture): Receipt['ledger'] {
  const rows = new Map<string, Receipt['ledger'][number]>()
  for (const entry of entries) {
    const source = entry.source ? keepUnits(inCulture(entry.source, culture)) : null
    const key = `${entry.kind}|${source}`
    const row = rows.get(key) ?? { kind: entry.kind, source, amountCents: 0 }
    rows.set(key, { ...row, amountCents: row.amountCents + entry.amountCents })
  }
  return [...rows.values()]
}

function presentDeliveries(
  order: Order,
  lines: readonly OrderLine[],
  store: StoreSettings,
  places: readonly Location[],
  culture: Culture,
): Receipt['deliveries'] {
  const { slot = null, parcel, readyBy = null } = order.delivery
  const place = places.find(({ code }) => code === order.delivery.storeCode)
  const storeName = order.delivery.storeName ?? (place ? { en: place.name, zh: place.nameZh } : null)
  return sendersOf(order, lines, store.name.en).map(({ group, mode }) => {
    return {
      group: inCulture(group, culture),
      mode,
      storeName: mode === 'collection' && storeName ? inCulture(storeName, culture) : null,
      readyBy: mode === 'collection' ? readyBy : null,
      slot: mode === 'delivery' ? slot : null,
      parcel: mode === 'delivery' && parcel ? { ...parcel, country: countryName(order.shippingAddress, culture) } : null,
    }
  })
}

function presentAddress(address: ShippingAddress, culture: Culture): Receipt['billTo'] {
  return {
    name: address.name,
    email: address.email,
    contactNo: address.contactNo,
    lines: [streetLine(address), countryLine(address, countryName(address, culture))],
  }
}

/** Made once: to make one takes longer than to present an order. */
const regionNames = new Map(cultures.map((culture) => [culture, new Intl.DisplayNames(htmlLang[culture], { type: 'region' })]))

const countryName = ({ countryCode }: ShippingAddress, culture: Culture): string => regionNames.get(culture)!.of(countryCode) ?? countryCode
