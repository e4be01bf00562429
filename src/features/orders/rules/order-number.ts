import { shopDay } from '#src/kit/clock.ts'

/** `KM-2611-04827`: the store's prefix, year and month in Singapore, and a running number. */
export function orderNumber(prefix: string, at: Date, running: number): string {
  const [year, month] = shopDay(at).split('-') as [string, string]
  return `${prefix}-${year.slice(2)}${month}-${String(running).padStart(5, '0')}`
}
