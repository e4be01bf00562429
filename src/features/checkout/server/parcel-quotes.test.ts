import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { movableClock } from '#src/kit/clock.ts'
import type { Parcel, ParcelAnswer } from '#src/outside/parcels/port.ts'
import { createParcelQuotes } from './parcel-quotes.ts'

const parcel: Parcel = { countryCode: 'MY', postalCode: '50450', city: 'Kuala Lumpur', grams: 520, goodsCents: 5220 }
const priced: ParcelAnswer = { state: 'priced', priceCents: 2052, days: 3 }

/** A carrier whose answers wait until they are given, and how often it was asked. */
function asking(answer: ParcelAnswer = priced) {
  const clock = movableClock('2026-06-02T12:00:00+08:00')
  const waiting: (() => void)[] = []
  const asked: Parcel[] = []
  const quotes = createParcelQuotes(
    {
      price: (each) => {
        asked.push(each)
        return new Promise((resolve) => waiting.push(() => resolve(answer)))
      },
    },
    clock,
  )
  const settle = async () => {
    await setImmediate()
    for (const give of waiting.splice(0)) give()
  }
  const ask = async (of = parcel, isAllowed = true) => {
    const price = quotes.price(of, async () => isAllowed)
    await settle()
    return price
  }
  return { clock, quotes, asked, settle, ask }
}

test('a price is asked for once for a place and a weight, and again after ten minutes (fulfil-08)', async () => {
  const { ask, asked, clock } = asking()
  expect(await ask()).toEqual(priced)
  expect(await ask({ ...parcel, goodsCents: 9000 })).toEqual(priced)
  clock.advance(10 * 60_000 - 1)
  await ask()
  expect(asked.length).toBe(1)
  clock.advance(2)
  await ask()
  expect(asked.length).toBe(2)
})

test.each([
  ['another country', { countryCode: 'ID' }],
  ['another postal code', { postalCode: '50451' }],
  ['another city', { city: 'Ipoh' }],
  ['another weight', { grams: 521 }],
])('%s is another price (fulfil-08)', async (_, other) => {
  const { ask, asked } = asking()
  await ask()
  await ask({ ...parcel, ...other })
  expect(asked.length).toBe(2)
})

test('a refusal is remembered, an outage is not (fulfil-08)', async () => {
  for (const [state, calls] of [
    ['refused', 1],
    ['unavailable', 2],
  ] as const) {
    const { ask, asked } = asking({ state })
    expect([await ask(), await ask(), asked.length]).toEqual([{ state }, { state }, calls])
  }
})

test('who asks while the same is being asked waits for that answer, and uses up no allowance (safe-48)', async () => {
  const { quotes, asked, settle } = asking()
  let allowances = 0
  const isAllowed = async () => ++allowances > 0
  const prices = Array.from({ length: 20 }, () => quotes.price(parcel, isAllowed))
  await settle()
  expect(await Promise.all(prices)).toEqual(prices.map(() => priced))
  expect([asked.length, allowances]).toEqual([1, 1])
})

test('who may not ask any more gets what is known and nothing else, and keeps nobody else from asking (safe-48)', async () => {
  const { quotes, asked, settle, ask } = asking()
  const refused = quotes.price(parcel, async () => false)
  const allowed = quotes.price(parcel, async () => true)
  expect(await refused).toBeNull()
  await settle()
  expect([await allowed, asked.length]).toEqual([priced, 1])
  expect([await ask(parcel, false), await ask({ ...parcel, grams: 1 }, false), asked.length]).toEqual([priced, null, 1])
})
