import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { contactLimits, emptyContact } from '#src/features/contact/rules/contact-form.ts'
import { clearDraft, fieldId, storeDraft, readDraft } from './draft.ts'

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

const typed = { ...emptyContact, firstName: 'Mei Lin', message: 'Hello,\nis the kettle back?' }

it('stores what was typed until it is sent', () => {
  storeDraft(typed)
  expect(readDraft()).toEqual(typed)
  clearDraft()
  expect(readDraft()).toEqual(emptyContact)
})

it('takes over what was typed before the page was hydrated', () => {
  storeDraft(typed)
  vi.stubGlobal('document', { getElementById: (id: string) => (id === fieldId('firstName') ? { value: 'Raj' } : { value: '' }) })
  expect(readDraft()).toEqual({ ...typed, firstName: 'Raj' })
})

it.each(['null', '[]', '{"firstName":1,"card":"4242"}', '{"firstName":'])('starts empty from %j', (stored) => {
  storage.set('contactDraft', stored)
  expect(readDraft()).toEqual(emptyContact)
})

it('cuts stored texts to the length of their fields', () => {
  storage.set('contactDraft', JSON.stringify({ firstName: 'a'.repeat(1000) }))
  expect(readDraft().firstName).toHaveLength(contactLimits.firstName)
})
