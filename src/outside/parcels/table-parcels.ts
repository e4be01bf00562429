import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Cents } from '#src/kit/money.ts'
import type { ParcelCarrier } from './port.ts'

interface Zone {
  days: number
  /** Of the first half kilogram, and of every further one that is begun. */
  firstCents: Cents
  nextCents: Cents
  countries: string
}

const stepGrams = 500

/** The embedded rates, in `rates.json`: a price by zone and half kilogram. A country of no zone is not served. */
export function createTableParcels(): ParcelCarrier {
  const { zones } = JSON.parse(readFileSync(join(import.meta.dirname, 'rates.json'), 'utf8')) as { zones: Zone[] }
  const zoneOf = new Map(zones.flatMap((zone) => zone.countries.split(' ').map((country) => [country, zone])))
  return {
    async price({ countryCode, grams }) {
      const zone = zoneOf.get(countryCode)
      if (!zone) return { state: 'refused' }
      const steps = Math.max(1, Math.ceil(grams / stepGrams))
      return { state: 'priced', priceCents: zone.firstCents + (steps - 1) * zone.nextCents, days: zone.days }
    },
  }
}
