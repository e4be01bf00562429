import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'

afterEach(() => vi.unstubAllGlobals())

test('a text that is not copied is told from one that is', async () => {
  const copied: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } })
  expect(await copyText('MEI-LIN')).toBe(true)
  expect(copied).toEqual(['MEI-LIN'])
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('not allowed')) } })
  expect(await copyText('MEI-LIN')).toBe(false)
  // Without https.
  vi.stubGlobal('navigator', {})
  expect(await copyText('MEI-LIN')).toBe(false)
})
