import { describe, expect, test } from 'vitest'
import type { Parcel, ParcelCarrier } from './port.ts'

export const kualaLumpur: Parcel = { countryCode: 'MY', postalCode: '50450', city: 'Kuala Lumpur', grams: 520, goodsCents: 5220 }
const tokyo: Parcel = { countryCode: 'JP', postalCode: '100-0005', city: 'Tokyo', grams: 520, goodsCents: 5220 }

/** What every adapter of the parcel port must do, case by case. The carrier must serve Malaysia, Japan and Hong Kong. */
export function describeParcels(name: string, carrier: () => ParcelCarrier): void {
  const priced = async (parcel: Parcel) => {
    const answer = await carrier().price(parcel)
    if (answer.state !== 'priced') throw new Error(answer.state)
    return answer
  }

  describe(name, () => {
    test('prices a parcel in whole cents and days', async () => {
      for (const parcel of [kualaLumpur, tokyo]) {
        const { priceCents, days } = await priced(parcel)
        expect(priceCents).toBeGreaterThan(0)
        expect(Number.isInteger(priceCents)).toBe(true)
        expect(days).toBeGreaterThanOrEqual(1)
      }
    })
    test('says the same of the same parcel', async () => {
      expect(await priced(tokyo)).toEqual(await priced({ ...tokyo }))
    })
    test('takes more for more weight, and never less', async () => {
      const weights = [1, 500, 501, 2000, 20_000]
      const prices = await Promise.all(weights.map(async (grams) => (await priced({ ...tokyo, grams })).priceCents))
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
      expect(prices.at(-1)).toBeGreaterThan(prices[0]!)
    })
    test('needs no postal code where the country has none', async () => {
      expect(await carrier().price({ ...kualaLumpur, countryCode: 'HK', postalCode: '', city: 'Kowloon' })).toMatchObject({
        state: 'priced',
      })
    })
    test('refuses a country that is not served', async () => {
      expect(await carrier().price({ ...kualaLumpur, countryCode: 'AQ', postalCode: '', city: 'Amundsen' })).toEqual({ state: 'refused' })
    })
  })
}
