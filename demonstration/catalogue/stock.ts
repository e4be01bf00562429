// The stock of each variant by location.
import { between, dice } from './dice.ts'

export interface Stock {
  readonly warehouse: number
  readonly katong: number
  readonly orchard: number
  /** Whether the variant is sold beyond its stock. */
  readonly oversell: boolean
  /** At or below this number of pieces the shop shows it as sold out. */
  readonly floor: number
}

const NOTHING = { warehouse: 0, katong: 0, orchard: 0, floor: 0 }

/** `inStores` is false for goods that the brand sends itself: the shop books their stock in its warehouse. */
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

/** The last one to three pieces, in one place. */
function few(sku: string, inStores: boolean) {
  const left = between(1, 3, sku, 'left'),
    where = inStores ? dice(sku, 'where') : 0
  return { warehouse: where < 0.6 ? left : 0, katong: where >= 0.6 && where < 0.8 ? left : 0, orchard: where >= 0.8 ? left : 0 }
}
