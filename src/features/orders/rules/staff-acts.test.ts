import { expect, test } from 'vitest'
import { trackingUrl } from './carriers.ts'
import { collectionCode, isCode, printedCode } from './collection-code.ts'
import type { GroupState } from './progress.ts'
import { actOn, type OrderGroup, type StaffAct } from './staff-acts.ts'

const states: GroupState[] = ['paid', 'processing', 'readyToCollect', 'shipped', 'completed', 'cancelled']
const able = (act: StaffAct, mode: OrderGroup['mode']): GroupState[] =>
  states.filter((state) => actOn(act, [{ name: 'Kemuning', mode, state }], undefined).ok)

test.each<[StaffAct, OrderGroup['mode'], GroupState[]]>([
  ['pick', 'delivery', ['paid']],
  ['pick', 'collection', ['paid']],
  ['pick', 'brand', ['paid']],
  ['ship', 'delivery', ['processing']],
  ['ship', 'brand', ['processing']],
  ['ship', 'collection', []],
  ['ready', 'collection', ['processing']],
  ['ready', 'delivery', []],
  ['collect', 'collection', ['readyToCollect']],
  ['collect', 'delivery', []],
])('%s is for goods by %s that are %j (order-08)', (act, mode, from) => {
  expect(able(act, mode)).toEqual(from)
})

const own: OrderGroup = { name: 'Kemuning', mode: 'delivery', state: 'processing' }
const brand: OrderGroup = { name: 'Tanahati', mode: 'brand', state: 'processing' }

test('an act is done to every group that it can be done to, or to the one that is named (order-08)', () => {
  const paid = [own, brand].map((group) => ({ ...group, state: 'paid' as const }))
  expect(actOn('pick', paid, undefined)).toEqual({ ok: true, value: { to: 'processing', groups: ['Kemuning', 'Tanahati'] } })
  expect(actOn('ship', [own, brand], 'tanahati')).toEqual({ ok: true, value: { to: 'shipped', groups: ['Tanahati'] } })
  expect(actOn('ship', [own, { ...brand, state: 'shipped' }], undefined)).toMatchObject({ value: { groups: ['Kemuning'] } })
})

test('a refusal says what there is (order-08)', () => {
  expect(actOn('ship', [own, brand], undefined)).toEqual({ ok: false, problem: { code: 'whichGroup', groups: ['Kemuning', 'Tanahati'] } })
  expect(actOn('pick', [own], 'Nobody')).toEqual({ ok: false, problem: { code: 'noSuchGroup', groups: ['Kemuning'] } })
  expect(actOn('ready', [own], undefined)).toEqual({ ok: false, problem: { code: 'notNow', groups: [own] } })
})

test('a code to collect has six signs that nobody mistakes, and is understood however it is typed (order-12)', () => {
  const code = collectionCode((below) => below - 1)
  expect([code, printedCode('K4T829')]).toEqual(['ZZZZZZ', 'K4T 829'])
  expect(Array.from({ length: 40 }, (_, at) => collectionCode((below) => at % below)).join('')).not.toMatch(/[01ILOS]/)
  for (const typed of ['K4T829', 'k4t 829', ' K4T-829 ']) expect(isCode(typed, 'K4T829')).toBe(true)
  for (const typed of ['', 'K4T 828', 'K4T']) expect(isCode(typed, 'K4T829')).toBe(false)
})

test('a parcel of a known carrier is followed on its page, whatever its number is (order-10)', () => {
  expect(trackingUrl(' Ninja Van ', 'NV/1 2')).toBe('https://www.ninjavan.co/en-sg/tracking?id=NV%2F1%202')
  expect(trackingUrl('A friend', '1')).toBeNull()
})
