import { expect, test } from 'vitest'
import { listingCalls } from '#test/cast/listing-params.ts'
import { openTestShop } from '#test/shop.ts'
import { send } from './requests.ts'

const { url } = await openTestShop()
const known = { brands: ['rumah-wangi', 'tanahati'], categories: ['home'], attributes: ['material:stoneware', 'colour:ink'] }

/** Each run draws other ones. `PARAMS=10000` sends as many as test/bench/listing-params.ts, in four times the time. */
const values = Number(process.env.PARAMS ?? 2500)

test('random values of param: every response is a listing or a problem (safe-36)', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31)
  const faults: string[] = []
  const statuses = new Map<number, number>()
  const paths = listingCalls(known, values, seed)
  for (const path of paths) {
    const { status, text } = await send(url, { method: 'GET', path })
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const isAnswer = status === 200 ? text.startsWith('{"succeeded":true') : status === 400 && text.includes('"succeeded":false')
    if (!isAnswer) faults.push(`${status} ${path.slice(0, 300)} ${text.slice(0, 200)}`)
  }
  expect(faults, `seed ${seed}`).toEqual([])
  expect(Math.min(statuses.get(200) ?? 0, statuses.get(400) ?? 0), 'both kinds of answer are met').toBeGreaterThan(values / 20)
})
