import { readyBy } from '#src/features/fulfilment/rules/ready-by.ts'
import { clockTime, dayWithWeekday } from '#src/kit/clock-times.ts'
import { shopDay } from '#src/kit/clock.ts'
import type { Culture } from '#src/kit/culture.ts'
import type { Product } from './from-wire.ts'

/** When goods at a store can be collected, if they are on its shelf or not. `day` is `Sun 22 Nov`, `time` is `6 pm`. */
export type ReadyAt = (storeCode: string, onShelf: boolean) => { key: 'readyToday' | 'readyOn'; day: string; time: string }

/** Tells it now and every minute, until the function that it returns is called. Loaded after the page, which does without it. */
export function watchReady(product: Product, culture: Culture, tell: (readyAt: ReadyAt) => void): () => void {
  const tellNow = () => tell(readyAt(product, culture, new Date()))
  tellNow()
  const timer = setInterval(tellNow, 60_000)
  return () => clearInterval(timer)
}

const readyAt =
  ({ stores, publicHolidays, pickingHours, transferDays }: Product, culture: Culture, now: Date): ReadyAt =>
  (storeCode, onShelf) => {
    const { opening } = stores.find(({ code }) => code === storeCode)!
    const ready = readyBy(now, onShelf, { opening, publicHolidays, pickingHours, transferDays })
    const key = ready.startsWith(shopDay(now)) ? 'readyToday' : 'readyOn'
    return { key, day: dayWithWeekday(ready, culture), time: clockTime(ready, culture) }
  }
