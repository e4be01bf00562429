import * as z from 'zod/mini'
import { type Clock, dayMs, shopDay } from '#src/kit/clock.ts'
import type { Parcel, ParcelAnswer, ParcelCarrier } from './port.ts'

export interface DhlOptions {
  /** https://key:secret@express.api.dhl.com/mydhlapi, without a slash at the end. */
  url: string
  /** The shipper's account with DHL Express, whose rates are asked for. */
  account: string
  /** The store's postal code in Singapore, from where parcels leave. */
  fromPostalCode: string
  clock: Clock
  timeoutMs?: number
}

/** The part of the reply that is read. BILLC is the price in the currency of the account's bills. */
const Rates = z.object({
  products: z.array(
    z.object({
      totalPrice: z.array(z.object({ currencyType: z.optional(z.string()), priceCurrency: z.optional(z.string()), price: z.number() })),
      deliveryCapabilities: z.optional(z.object({ estimatedDeliveryDateAndTime: z.optional(z.string()) })),
    }),
  ),
})
type Product = z.infer<typeof Rates>['products'][number]

const defaultTimeoutMs = 6000
/** DHL says so of a place that it does not know or serve; anything else is its own trouble or a wrong configuration. */
const refusals = [400, 404, 422]

/** DHL Express by the MyDHL API, `POST /rates`: the cheapest of its products, in Singapore dollars. */
export function createDhlParcels({ url, account, fromPostalCode, clock, timeoutMs = defaultTimeoutMs }: DhlOptions): ParcelCarrier {
  const { origin, pathname, username, password } = new URL(url)
  const key = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  const headers = { authorization: `Basic ${Buffer.from(key).toString('base64')}`, 'content-type': 'application/json' }
  return {
    async price(parcel) {
      const today = shopDay(clock.now())
      const shippedOn = dayAfter(today)
      try {
        const reply = await fetch(`${origin}${pathname}/rates`, {
          method: 'POST',
          headers,
          body: JSON.stringify(rateRequest(parcel, { account, fromPostalCode, shippedOn })),
          signal: AbortSignal.timeout(timeoutMs),
          redirect: 'error',
        })
        if (refusals.includes(reply.status)) return { state: 'refused' }
        return reply.ok ? answerOf(Rates.parse(await reply.json()).products, today) : { state: 'unavailable' }
      } catch {
        return { state: 'unavailable' }
      }
    },
  }
}

const dayAfter = (day: string): string => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10)

function rateRequest(
  parcel: Parcel,
  { account, fromPostalCode, shippedOn }: { account: string; fromPostalCode: string; shippedOn: string },
) {
  const { countryCode, postalCode, city, grams, goodsCents } = parcel
  return {
    customerDetails: {
      shipperDetails: { countryCode: 'SG', cityName: 'Singapore', postalCode: fromPostalCode },
      receiverDetails: { countryCode, cityName: city, postalCode },
    },
    accounts: [{ typeCode: 'shipper', number: account }],
    plannedShippingDateAndTime: `${shippedOn}T12:00:00GMT+08:00`,
    nextBusinessDay: true,
    unitOfMeasurement: 'metric',
    isCustomsDeclarable: true,
    monetaryAmount: [{ typeCode: 'declaredValue', value: goodsCents / 100, currency: 'SGD' }],
    packages: [{ weight: grams / 1000, dimensions: cube(grams) }],
  }
}

/** DHL counts 5,000 cm³ as a kilogram. The shop knows weights only, so it names the cube that counts as much as it weighs. */
function cube(grams: number): { length: number; width: number; height: number } {
  const edge = Math.max(1, Math.floor(Math.cbrt(grams * 5)))
  return { length: edge, width: edge, height: edge }
}

function answerOf(products: readonly Product[], today: string): ParcelAnswer {
  if (products.length === 0) return { state: 'refused' }
  const [cheapest] = products.flatMap((product) => offerOf(product, today)).toSorted((a, b) => a.priceCents - b.priceCents)
  return cheapest ? { state: 'priced', ...cheapest } : { state: 'unavailable' }
}

/** A parcel costs no more, and takes no longer; what names more names no price. */
const mostPriceCents = 1_000_000
const mostDays = 90

/** A product without a price in Singapore dollars or a day of delivery is left out, and so is one whose price or day cannot be. */
function offerOf({ totalPrice, deliveryCapabilities }: Product, today: string): { priceCents: number; days: number }[] {
  const billed = totalPrice.find(({ currencyType, priceCurrency }) => currencyType === 'BILLC' && priceCurrency === 'SGD')
  const arrives = Date.parse(deliveryCapabilities?.estimatedDeliveryDateAndTime?.slice(0, 10) ?? '')
  if (!billed || Number.isNaN(arrives)) return []
  const [priceCents, days] = [Math.round(billed.price * 100), Math.round((arrives - Date.parse(today)) / dayMs)]
  return priceCents > 0 && priceCents <= mostPriceCents && days >= 0 && days <= mostDays ? [{ priceCents, days }] : []
}
