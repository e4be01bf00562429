import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyCheckout } from '#src/features/checkout/rules/checkout-form.ts'
import { clearDraft, keepDraft, readDraft } from './draft.ts'

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

const typed = {
  ...emptyCheckout,
  shipping: { ...emptyCheckout.shipping, street: 'Joo Chiat Place' },
  billingSame: false,
  agreeToTerms: true,
}

it('keeps everything typed but the consent', () => {
  keepDraft(typed)
  expect(readDraft()).toEqual({ ...typed, agreeToTerms: false })
  clearDraft()
  expect(readDraft()).toEqual(emptyCheckout)
})

it.each(['', 'null', '[]', '{"shipping":{"street":1,"card":"4242"}}', '{"shipping":'])('starts empty from %j', (stored) => {
  kept.set('checkoutDraft', stored)
  expect(readDraft()).toEqual(emptyCheckout)
})

it('works without storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepDraft(typed)
  clearDraft()
  expect(readDraft()).toEqual(emptyCheckout)
})
