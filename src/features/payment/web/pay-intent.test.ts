import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deleteIntent, storeIntent, readIntent } from './pay-intent.ts'

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

const request = { idempotencyKey: '0123456789abcdef', quoteHash: 'hash-of-the-quote', paymentNonce: 'nonce_12345678', agreeToTerms: true }

it('is restored exactly as stored, until it is settled', () => {
  storeIntent(request)
  expect(readIntent()).toEqual(request)
  deleteIntent()
  expect(readIntent()).toBeNull()
})

it.each(['null', '{}', '"x"', '{"idempotencyKey":1}', '{'])('is null when %j was stored', (stored) => {
  storage.set('payIntent', stored)
  expect(readIntent()).toBeNull()
})
