// How many pieces lie where.
import { between, dice } from './dice.ts'

export interface Stock {
  readonly warehouse: number
  readonly katong: number
  readonly orchard: number
  /** Sold beyond what is there. */
  readonly oversell: boolean
  /** At or below this count the shop calls it sold out. */
  readonly floor: number
}

const NOTHING = { warehouse: 0, katong: 0, orchard: 0, floor: 0 }

/** `inStores` is false for goods the brand sends itself: they wait at the brand, which the shop books as its warehouse. */
export function stockOf(handle: string, sku: string, popularity: number, inStores: boolean, soldOut: boolean): Stock {
  if (soldOut || dice(handle, 'gone') < 0.031 || dice(sku, 'gone') < 0.04) return { ...NOTHING, oversell: false }
  const oversell = dice(handle, 'oversell') < 0.05
  if (oversell && dice(sku, 'empty') < 0.4) return { ...NOTHING, oversell }
  if (dice(sku, 'few') < 0.08) return { ...few(sku, inStores), oversell, floor: 0 }
  const most = 18 + Math.round(popularity / 14)
  return {
    warehouse: between(5, most, sku, 'warehouse'),
    katong: inStores && dice(sku, 'at katong') < 0.7 ? between(1, 8, sku, 'katong') : 0,
    orchard: inStores && dice(sku, 'at orchard') < 0.78 ? between(1, 11, sku, 'orchard') : 0,
    oversell,
    floor: dice(sku, 'floor') < 0.04 ? between(1, 2, sku, 'floor count') : 0,
  }
}

/** The last one to three, in one place. */
function few(sku: string, inStores: boolean) {
  const left = between(1, 3, sku, 'left'),
    where = inStores ? dice(sku, 'where') : 0
  return { warehouse: where < 0.6 ? left : 0, katong: where >= 0.6 && where < 0.8 ? left : 0, orchard: where >= 0.8 ? left : 0 }
}
