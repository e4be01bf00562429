import { expect, test } from 'vitest'
import type { Sessions } from '#src/platform/session/sessions.ts'
import { problemWords } from '#src/words.ts'
import { createApi } from './api.ts'

/** The headers of an answer with data, of two problems and of a file, at a shop with this origin. The address of one problem cannot be read. */
async function headersAt(publicOrigin: string) {
  const app = await createApi({ publicOrigin, logLevel: 'silent', sessions: {} as Sessions, words: problemWords, operatorToken: null })
  app.get('/data', async () => ({ a: 1 }))
  app.get('/file', (_, reply) => reply.type('image/webp').send('a picture'))
  const asked = await Promise.all(['/data', '/nowhere', '/%zz', '/file'].map((url) => app.inject({ url })))
  await app.close()
  return asked.map(({ headers }) => headers)
}

test('answers with data may be embedded by no other site and load nothing; over https, browsers come back by https (safe-47)', async () => {
  const [data, problem, unreadable, file] = await headersAt('https://shop.example')
  for (const headers of [data, problem, unreadable])
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
    })
  expect(file).toMatchObject({ 'strict-transport-security': 'max-age=31536000' })
  expect(file).not.toHaveProperty('content-security-policy')
})

test('over http there is no Strict-Transport-Security', async () => {
  for (const headers of await headersAt('http://localhost:3000')) expect(headers).not.toHaveProperty('strict-transport-security')
})
