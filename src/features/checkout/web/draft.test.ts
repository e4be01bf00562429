import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyCheckout } from '#src/features/checkout/rules/checkout-form.ts'
import { clearDraft, storeDraft, readDraft } from './draft.ts'

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

const typed = {
  ...emptyCheckout,
  shipping: { ...emptyCheckout.shipping, street: 'Joo Chiat Place' },
  billingSame: false,
  agreeToTerms: true,
}

it('stores everything typed except the consent', () => {
  storeDraft(typed)
  expect(readDraft()).toEqual({ ...typed, agreeToTerms: false })
  clearDraft()
  expect(readDraft()).toEqual(emptyCheckout)
})

it.each(['', 'null', '[]', '{"shipping":{"street":1,"card":"4242"}}', '{"shipping":'])('starts empty from %j', (stored) => {
  storage.set('checkoutDraft', stored)
  expect(readDraft()).toEqual(emptyCheckout)
})

it('works without storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  storeDraft(typed)
  clearDraft()
  expect(readDraft()).toEqual(emptyCheckout)
})
