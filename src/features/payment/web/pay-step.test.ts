import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deleteStep, readStep, returnedStep, storeStep } from './pay-step.ts'

let storage: Map<string, string>
beforeEach(() => {
  storage = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

const order = { idempotencyKey: '0123456789abcdef', quoteHash: 'hash-of-the-quote', paymentNonce: 'nonce_12345678', agreeToTerms: true }
const end = { orderNumber: 'KM-2611-04827', proof: 'proof_12345678' }

it.each([[{ order }], [{ end }]])('%j is restored exactly as stored, until it is settled', (step) => {
  storeStep(step)
  expect(readStep()).toEqual(step)
  deleteStep()
  expect(readStep()).toBeNull()
})

it.each(['null', '{}', '"x"', '{"order":{"idempotencyKey":1}}', '{"end":{"proof":"x"}}', '{'])('is null when %j was stored', (stored) => {
  storage.set('payStep', stored)
  expect(readStep()).toBeNull()
})

it.each([
  ['?orderNumber=KM-2611-04827&proof=proof_12345678', { end }],
  ['?orderNumber=KM-2611-04827&proof=abandoned', { end: { orderNumber: 'KM-2611-04827', abandon: true } }],
  ['?orderNumber=KM-2611-04827', { end: { orderNumber: 'KM-2611-04827' } }],
  ['?orderNumber=KM-2611-04827&proof=%3Cscript%3E', { end: { orderNumber: 'KM-2611-04827' } }],
  ['?lang=zh', null],
  ['', null],
])('the address %s of a tab that comes back from the bank means %j, and loses both parameters (pay-17)', (query, step) => {
  const replaced: string[] = []
  vi.stubGlobal('location', new URL(`https://shop.example/cart${query}`))
  vi.stubGlobal('history', { state: null, replaceState: (_state: unknown, _title: string, url: URL) => replaced.push(url.search) })
  expect(returnedStep()).toEqual(step)
  expect(replaced).toEqual(step ? [''] : [])
})
