import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { quickBrotli } from './brotli.ts'
import { cachedBody } from './cached-body.ts'

const words = Buffer.from(Array.from({ length: 20_000 }, (_, n) => ((n * 7919) % 20_011) % 997).join(' '))

const asItIs = () => cachedBody('identity', words)
const asBrotli = () => cachedBody('br', quickBrotli(words))

test.each([
  ['as it is', asItIs],
  ['as Brotli', asBrotli],
])('a body cached %s has the same content in every form, whichever is asked for first', async (_, cached) => {
  for (const forms of [
    ['identity', 'br', 'gzip', 'identity'],
    ['gzip', 'br', 'identity'],
    ['br', 'gzip', 'identity', 'br'],
  ] as const) {
    const body = cached()
    for (const form of forms) {
      const bytes = await body.as(form)
      const plain = form === 'br' ? brotliDecompressSync(bytes) : form === 'gzip' ? gunzipSync(bytes) : bytes
      expect(plain.equals(words)).toBe(true)
    }
  }
})

test('it is there at once as Brotli, and as it is until then; as gzip it is made once', async () => {
  const body = asItIs()
  expect(body.as('identity')).toBeInstanceOf(Buffer)
  expect(body.as('br')).toBeInstanceOf(Buffer)
  expect(await body.as('gzip')).toBe(await body.as('gzip'))
})

test('asked for again as Brotli, it is compressed better', async () => {
  const body = asItIs()
  const quick = await body.as('br')
  await expect.poll(async () => (await body.as('br')).length).toBeLessThan(quick.length)
  expect(brotliDecompressSync(await body.as('br')).equals(words)).toBe(true)
})
