import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dropIntent, keepIntent, readIntent } from './pay-intent.ts'

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

const request = { idempotencyKey: '0123456789abcdef', quoteHash: 'hash-of-the-quote', paymentNonce: 'nonce_12345678', agreeToTerms: true }

it('comes back word for word, until it is settled', () => {
  keepIntent(request)
  expect(readIntent()).toEqual(request)
  dropIntent()
  expect(readIntent()).toBeNull()
})

it.each(['null', '{}', '"x"', '{"idempotencyKey":1}', '{'])('is none when %j was kept', (stored) => {
  kept.set('payIntent', stored)
  expect(readIntent()).toBeNull()
})
