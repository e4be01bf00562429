import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchOutages } from './outage.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })

test('an outage is said once when it begins and once when it ends, however often it is met (run-01)', async () => {
  const said: string[] = []
  let isAway = true
  const outage = watchOutages({ ask: () => (isAway ? Promise.reject(away) : Promise.resolve()), say: (words) => said.push(words) })
  for (let met = 0; met < 100; met++) {
    expect(outage.covers(met % 2 === 0 ? away : new Error('Failed query', { cause: away }))).toBe(true)
    await vi.advanceTimersByTimeAsync(300)
  }
  expect(said).toEqual(['The database does not answer. Calls get 503 until it does.'])
  isAway = false
  await vi.advanceTimersByTimeAsync(1000)
  expect(said.slice(1)).toEqual(['The database answers again, after 31 s.'])
  outage.stop()
})

test('a single connection that was cut is no outage', async () => {
  const said: string[] = []
  const outage = watchOutages({ ask: () => Promise.resolve(), say: (words) => said.push(words) })
  expect(outage.covers(away)).toBe(true)
  await vi.advanceTimersByTimeAsync(5000)
  expect(said).toEqual(['A connection to the database was lost; it answers on another.'])
})

test('an error of another kind is no outage', () => {
  const said: string[] = []
  const outage = watchOutages({ ask: () => Promise.resolve(), say: (words) => said.push(words) })
  expect(outage.covers(new TypeError('a fault'))).toBe(false)
  expect(said).toEqual([])
})
