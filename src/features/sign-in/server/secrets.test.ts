import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { expect, test, vi } from 'vitest'
import { hashSecret, isSecret } from './secrets.ts'

test.each([
  ['password', { N: 32_768, r: 8, p: 3 }],
  ['code', { N: 4096, r: 8, p: 1 }],
] as const)('a %s is hashed and checked with this work: %o', async (kind, work) => {
  const hashes = vi.spyOn(crypto, 'scrypt')
  syncBuiltinESMExports()
  const hash = await hashSecret(kind, 'Joo Chiat 118')
  const found = await Promise.all([
    isSecret(kind, 'Joo Chiat 118', hash),
    isSecret(kind, 'Joo Chiat 119', hash),
    isSecret(kind, 'Joo Chiat 118', null),
  ])
  const options = hashes.mock.calls.map((call) => call[3] as unknown)
  hashes.mockRestore()
  syncBuiltinESMExports()
  expect(found).toEqual([true, false, false])
  expect(options).toHaveLength(4)
  for (const each of options) expect(each).toMatchObject(work)
})
