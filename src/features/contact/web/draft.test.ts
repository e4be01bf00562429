import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { contactLimits, emptyContact } from '#src/features/contact/rules/contact-form.ts'
import { clearDraft, fieldId, keepDraft, readDraft } from './draft.ts'

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

const typed = { ...emptyContact, firstName: 'Mei Lin', message: 'Hello,\nis the kettle back?' }

it('keeps what was typed until it is sent', () => {
  keepDraft(typed)
  expect(readDraft()).toEqual(typed)
  clearDraft()
  expect(readDraft()).toEqual(emptyContact)
})

it('takes over what was typed before the page was hydrated', () => {
  keepDraft(typed)
  vi.stubGlobal('document', { getElementById: (id: string) => (id === fieldId('firstName') ? { value: 'Raj' } : { value: '' }) })
  expect(readDraft()).toEqual({ ...typed, firstName: 'Raj' })
})

it.each(['null', '[]', '{"firstName":1,"card":"4242"}', '{"firstName":'])('starts empty from %j', (stored) => {
  kept.set('contactDraft', stored)
  expect(readDraft()).toEqual(emptyContact)
})

it('takes no more than a field holds', () => {
  kept.set('contactDraft', JSON.stringify({ firstName: 'a'.repeat(1000) }))
  expect(readDraft().firstName).toHaveLength(contactLimits.firstName)
})
