import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#src/platform/config.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'config-'))

test('with nothing set, the shop runs by itself on this machine', () => {
  expect(readConfig({ DATA_DIR: dataDir })).toMatchObject({ port: 3000, databaseUrl: null, smtpUrl: null, publicOrigin: 'http://localhost:3000', commerceApiUrl: 'http://localhost:3000' })
})

test('the secret survives a restart', () => {
  expect(readConfig({ DATA_DIR: dataDir }).secret).toBe(readConfig({ DATA_DIR: dataDir }).secret)
})

test('every wrong value is named with what is expected, at once', () => {
  const wrong = { DATA_DIR: dataDir, PORT: 'eighty', DATABASE_URL: 'mysql://x', NODE_ENV: 'prod', PUBLIC_ORIGIN: 'shop' }
  expect(() => readConfig(wrong)).toThrow(/PORT: expected a whole number/)
  expect(() => readConfig(wrong)).toThrow(/DATABASE_URL: expected an address such as postgres:/)
  expect(() => readConfig(wrong)).toThrow(/NODE_ENV: expected development, test or production/)
  expect(() => readConfig(wrong)).toThrow(/PUBLIC_ORIGIN: expected an address such as https:/)
})

test('production does not start on a secret nobody chose', () => {
  expect(() => readConfig({ DATA_DIR: dataDir, NODE_ENV: 'production' })).toThrow(/SHOP_SECRET/)
  expect(() => readConfig({ DATA_DIR: dataDir, NODE_ENV: 'production', SHOP_SECRET: 'x'.repeat(32) })).toThrow(/SANDBOX_BANK/)
})
