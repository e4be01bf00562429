import { afterEach, expect, test, vi } from 'vitest'
import { readType, storeType } from './stored-type.ts'

afterEach(() => vi.unstubAllGlobals())

function useStorage(): Map<string, string> {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  return stored
}

test('payment is in full until instalments are chosen, and the choice is kept on the device (pay-01)', () => {
  const stored = useStorage()
  expect(readType()).toBe('full')
  storeType('instalments')
  expect([readType(), stored.get('paymentType')]).toEqual(['instalments', '2'])
  storeType('full')
  expect([readType(), stored.get('paymentType')]).toEqual(['full', '1'])
})

test('without storage payment is in full, and choosing breaks nothing (pay-01)', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(readType()).toBe('full')
  storeType('instalments')
})
