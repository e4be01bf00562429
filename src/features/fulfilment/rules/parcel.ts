import type { Translated } from '#src/kit/culture.ts'
import { goodsRefused, limitReached, type Problem } from '#src/kit/problem.ts'
import type { Cents } from '#src/kit/money.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'

/** Where a parcel goes, as far as its price depends on it. */
export interface ParcelPlace {
  countryCode: string
  /** Empty where the country has none. */
  postalCode: string
  /** The city, or else the largest part of the country that the address names. */
  city: string
}

/** A parcel to another country at the price that the carrier quoted (fulfil-08). */
export interface ParcelQuote {
  to: ParcelPlace
  grams: number
  priceCents: Cents
  /** Calendar days until it is delivered. */
  days: number
}

/** The carrier's heaviest piece. */
export const heaviestParcelGrams = 70_000

export type NoParcel = 'PARCEL_BY_BRAND' | 'PARCEL_NO_WEIGHT' | 'PARCEL_TOO_HEAVY'

interface ParcelGoods {
  name: Translated
  /** Of one piece; 0 where nobody states it. */
  shippingGrams: number
  quantity: number
  sentByBrand: boolean
}

/** What the goods weigh as one parcel, or why they can not be sent to another country, and which of them (fulfil-19). */
export function parcelGrams(goods: readonly ParcelGoods[]): Result<number, Problem<NoParcel>> {
  const byBrand = goods.filter(({ sentByBrand }) => sentByBrand)
  if (byBrand.length > 0) return refuse(goodsRefused('PARCEL_BY_BRAND', namesOf(byBrand)))
  const unweighed = goods.filter(({ shippingGrams }) => shippingGrams === 0)
  if (unweighed.length > 0) return refuse(goodsRefused('PARCEL_NO_WEIGHT', namesOf(unweighed)))
  const grams = goods.reduce((sum, { shippingGrams, quantity }) => sum + shippingGrams * quantity, 0)
  return grams > heaviestParcelGrams ? refuse(limitReached('PARCEL_TOO_HEAVY', heaviestParcelGrams / 1000)) : ok(grams)
}

const namesOf = (goods: readonly ParcelGoods[]): Translated[] => goods.map(({ name }) => name)

type Placed = { countryCode: string; postalCode: string; city?: string; state?: string }

/** A carrier wants a city also where an address has none. */
export const parcelPlace = ({ countryCode, postalCode, city, state }: Placed): ParcelPlace => ({
  countryCode,
  postalCode,
  city: city || state || countryCode,
})

export const isSamePlace = (a: ParcelPlace, b: ParcelPlace): boolean =>
  a.countryCode === b.countryCode && a.postalCode === b.postalCode && a.city === b.city

/** Whether a quote holds for this place and weight. */
export const isQuotedFor = ({ to, grams }: ParcelQuote, place: ParcelPlace, wanted: number): boolean =>
  grams === wanted && isSamePlace(to, place)
