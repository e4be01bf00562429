import type { Cents } from '#src/kit/money.ts'

/** A parcel from the store to an address outside Singapore. */
export interface Parcel {
  countryCode: string
  /** Empty where the country has none. */
  postalCode: string
  /** The city, or else the largest part of the country that the address names. */
  city: string
  grams: number
  /** What customs are told that the goods are worth. */
  goodsCents: Cents
}

/** `days`: calendar days until it is delivered. `refused`: the carrier does not deliver there, or does not know the place. */
export type ParcelAnswer = { state: 'priced'; priceCents: Cents; days: number } | { state: 'refused' } | { state: 'unavailable' }

/** A carrier of parcels. Its calls never reject and end within seconds, because a shopper waits. */
export interface ParcelCarrier {
  price(parcel: Parcel): Promise<ParcelAnswer>
}
