import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressed, formFor } from './compressed.ts'

test.each([
  [1023, 'br', 'identity'],
  [1024, 'gzip, br', 'br'],
  [1024, 'gzip', 'gzip'],
  [1024, undefined, 'identity'],
  [1024, 'br;q=0', 'identity'],
] as const)('%i bytes for %s are sent as %s', (length, accepted, form) => expect(formFor(length, accepted)).toBe(form))

// With each quality.
test.each([2_000, 50_000])('%i bytes are the same in both forms, and fewer', (length) => {
  const whole = Buffer.from(JSON.stringify(Array.from({ length: length / 10 }, (_, n) => `tea ${n % 50}`)).slice(0, length))
  const forms = { br: compressed(whole, 'br'), gzip: compressed(whole, 'gzip') }
  expect(brotliDecompressSync(forms.br).equals(whole)).toBe(true)
  expect(gunzipSync(forms.gzip).equals(whole)).toBe(true)
  for (const form of Object.values(forms)) expect(form.length).toBeLessThan(length / 2)
})
