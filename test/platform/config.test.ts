import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { socialProviders } from '#src/features/sign-in/rules/social.ts'
import { readConfig, type Config } from '#src/platform/config.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'config-'))
const read = (variables: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...variables }, socialProviders)

test('without variables, the shop runs on this machine alone', () => {
  expect(read({})).toMatchObject({
    port: 3000,
    databaseUrl: null,
    smtp: null,
    sms: null,
    publicOrigin: 'http://localhost:3000',
    commerceApiUrl: 'http://localhost:3000',
    seedDemonstration: true,
  })
})

test('the secret survives a restart, and an incompletely written one is replaced', () => {
  const keyOf = (config: Config): string => config.keyFor('invoice links')
  const key = keyOf(read({}))
  expect(keyOf(read({}))).toBe(key)
  writeFileSync(join(dataDir, 'secret'), '')
  const anew = keyOf(read({}))
  expect(anew).not.toBe(key)
  expect(keyOf(read({}))).toBe(anew)
  expect(readFileSync(join(dataDir, 'secret'), 'utf8').length).toBeGreaterThanOrEqual(32)
  expect(existsSync(join(dataDir, 'secret.new'))).toBe(false)
})

test('each purpose has its own key, and no key is the secret', () => {
  const secret = 'x'.repeat(32)
  const { keyFor } = read({ SHOP_SECRET: secret })
  const keys = ['invoice links', 'newsletter links', 'bank'].map(keyFor)
  expect(new Set([secret, ...keys]).size).toBe(4)
})

test('one error names all wrong values with what is expected', () => {
  const wrong = { PORT: 'eighty', DATABASE_URL: 'mysql://x', NODE_ENV: 'prod', PUBLIC_ORIGIN: 'shop' }
  expect(() => read(wrong)).toThrow(/ PORT: expected a whole number from 1 to 65535/)
  expect(() => read(wrong)).toThrow(/DATABASE_URL: expected an address such as postgres:/)
  expect(() => read(wrong)).toThrow(/NODE_ENV: expected development, test or production/)
  expect(() => read(wrong)).toThrow(/PUBLIC_ORIGIN: expected an address such as https:/)
})

test('ports are valid and different', () => {
  for (const port of ['0', '65536', '99999', '-1', '80.5'])
    expect(() => read({ BANK_PORT: port })).toThrow(/BANK_PORT: expected a whole number from 1 to 65535/)
  expect(() => read({ PORT: '4000', BANK_PORT: '4000' })).toThrow('BANK_PORT: expected another port than PORT, which is 4000')
  expect(read({ PORT: '1', BANK_PORT: '65535' })).toMatchObject({ port: 1, bankPort: 65_535 })
})

test.each(['PUBLIC_ORIGIN', 'BANK_ORIGIN', 'COMMERCE_API_URL', 'SITE_API_URL'])(
  '%s is an origin, stored without the slash at its end (wire-02)',
  (name) => {
    const field = {
      PUBLIC_ORIGIN: 'publicOrigin',
      BANK_ORIGIN: 'bankOrigin',
      COMMERCE_API_URL: 'commerceApiUrl',
      SITE_API_URL: 'siteApiUrl',
    }[name]!
    const bank: Record<string, string> = name === 'PUBLIC_ORIGIN' ? { BANK_ORIGIN: 'https://bank.example' } : {}
    expect(read({ ...bank, [name]: 'https://Shop.example/' })).toMatchObject({ [field]: 'https://shop.example' })
    for (const ending of ['/shop', '/?a=1', '?', '/#top']) {
      expect(() => read({ [name]: `https://shop.example${ending}` })).toThrow(
        `${name}: expected an address without a path, such as https://shop.example`,
      )
    }
    expect(() => read({ [name]: 'ftp://shop.example' })).toThrow(`${name}: expected an address such as https://shop.example`)
  },
)

test('a provider without a client id is not offered; an app of Facebook needs a secret', () => {
  expect(read({})).toMatchObject({ openId: {}, facebook: null })
  expect(read({ GOOGLE_CLIENT_ID: 'shop', APPLE_CLIENT_ID: 'sg.shop', APPLE_ISSUER: 'http://localhost:4000/' }).openId).toEqual({
    google: { issuer: 'https://accounts.google.com', clientId: 'shop' },
    apple: { issuer: 'http://localhost:4000', clientId: 'sg.shop' },
  })
  expect(read({ FACEBOOK_APP_ID: '123', FACEBOOK_APP_SECRET: 'x' }).facebook).toEqual({
    appId: '123',
    appSecret: 'x',
    origin: 'https://www.facebook.com',
    graphOrigin: 'https://graph.facebook.com',
  })
  expect(() => read({ FACEBOOK_APP_ID: '123' })).toThrow('FACEBOOK_APP_ID, FACEBOOK_APP_SECRET: expected both or neither')
  expect(() => read({ GOOGLE_ISSUER: 'accounts.google.com' })).toThrow(/GOOGLE_ISSUER: expected an address such as/)
})

test('DHL Express prices parcels when its address, account and postal code are given', () => {
  const dhl = { DHL_URL: 'https://key:secret@express.api.dhl.com/mydhlapi', DHL_ACCOUNT: '123456789', DHL_FROM: '437437' }
  expect(read({}).dhl).toBeNull()
  expect(read(dhl).dhl).toEqual({ url: dhl.DHL_URL, account: '123456789', fromPostalCode: '437437' })
  expect(() => read({ ...dhl, DHL_FROM: '' })).toThrow('DHL_URL, DHL_ACCOUNT, DHL_FROM: expected all three or none')
  expect(() => read({ ...dhl, DHL_URL: 'https://express.api.dhl.com/mydhlapi' })).toThrow('DHL_URL: expected an address such as')
})

test('a further OpenID provider has variables of its own', () => {
  const providers = { 'example-id': { openId: { issuer: 'https://id.example' } } }
  expect(readConfig({ DATA_DIR: dataDir, EXAMPLE_ID_CLIENT_ID: 'shop' }, providers).openId).toEqual({
    'example-id': { clientId: 'shop', issuer: 'https://id.example' },
  })
  expect(() => readConfig({ DATA_DIR: dataDir, EXAMPLE_ID_ISSUER: 'id' }, providers)).toThrow(
    /EXAMPLE_ID_ISSUER: expected an address such as/,
  )
})

test('only named proxies are trusted, by address or network', () => {
  expect(read({}).trustedProxies).toEqual([])
  expect(read({ TRUSTED_PROXIES: '10.0.0.1, 192.168.0.0/16,fd00::/8' }).trustedProxies).toEqual(['10.0.0.1', '192.168.0.0/16', 'fd00::/8'])
  for (const wrong of ['true', '*', '10.0.0', '10.0.0.1/33', '0.0.0.0/0', '::/0', '10.0.0.1/8/8', '10.0.0.1,', 'proxy.example']) {
    expect(() => read({ TRUSTED_PROXIES: wrong })).toThrow(/TRUSTED_PROXIES: expected addresses or networks/)
  }
})

const senders = {
  SMTP_URL: 'smtp://shop:word@mail.example:587',
  MAIL_FROM: 'shop@shop.example',
  SMS_URL: 'https://account:token@sms.example',
  SMS_FROM: 'Shop',
}
const reached = { PUBLIC_ORIGIN: 'http://shop.example' }

test('who sends is named beside how it is sent, and a frame of https beside pages of https (run-03)', () => {
  const { MAIL_FROM, SMS_FROM, ...ways } = senders
  expect(() => read(ways)).toThrow(/MAIL_FROM: expected the address that mails come from\n {2}SMS_FROM: expected a number such as/)
  expect(() => read({ ...senders, MAIL_FROM: 'shop', SMS_FROM: 'A name that is too long' })).toThrow(
    /MAIL_FROM: expected a mail address[^]*SMS_FROM: exp/,
  )
  expect(read({ MAIL_FROM, SMS_FROM })).toMatchObject({ smtp: null, sms: null })
  const origin = { PUBLIC_ORIGIN: 'https://shop.example' }
  expect(() => read(origin)).toThrow('BANK_ORIGIN: expected https beside a PUBLIC_ORIGIN of https')
  expect(() => read({ ...origin, BANK_ORIGIN: 'http://bank.example' })).toThrow('BANK_ORIGIN: expected https')
  expect(read({ ...origin, BANK_ORIGIN: 'https://bank.example' }).bankOrigin).toBe('https://bank.example')
})

test('production does not start where mails and texts, with their codes, would stand in a file (safe-45)', () => {
  const production = { NODE_ENV: 'production', SHOP_SECRET: 'x'.repeat(32), SANDBOX_BANK: 'yes', ...reached }
  expect(() => read(production)).toThrow(/SMTP_URL: expected[^]*SMS_URL: expected/)
  expect(() => read({ ...production, SMTP_URL: senders.SMTP_URL })).toThrow(/^(?![^]*SMTP_URL)[^]*SMS_URL: expected/)
  expect(read({ ...production, ...senders })).toMatchObject({
    mode: 'production',
    smtp: { url: senders.SMTP_URL, from: senders.MAIL_FROM },
    sms: { url: senders.SMS_URL, from: senders.SMS_FROM },
  })
})

test('production needs a chosen secret, and is seeded with the demonstration only on request', () => {
  const production = { NODE_ENV: 'production', SHOP_SECRET: 'x'.repeat(32), SANDBOX_BANK: 'yes', ...senders, ...reached }
  expect(() => read({ NODE_ENV: 'production' })).toThrow(
    /PUBLIC_ORIGIN: expected the address[^]*SHOP_SECRET[^]*GATEWAY: expected braintree, or SANDBOX_BANK=yes/,
  )
  expect(read(production).seedDemonstration).toBe(false)
  expect(read({ ...production, SEED_DEMONSTRATION: 'yes' }).seedDemonstration).toBe(true)
})

const braintree = {
  GATEWAY: 'braintree',
  BRAINTREE_ENVIRONMENT: 'sandbox',
  BRAINTREE_MERCHANT_ID: 'merchant',
  BRAINTREE_PUBLIC_KEY: 'public',
  BRAINTREE_PRIVATE_KEY: 'private-key-of-the-shop',
  BRAINTREE_MERCHANT_ACCOUNT: 'shop-sgd',
}

test('Braintree is the gateway when it is told to be, with all of its variables', () => {
  expect(read({}).braintree).toBeNull()
  expect(read(braintree)).toMatchObject({
    bankOrigin: 'http://localhost:3000',
    braintree: { environment: 'sandbox', merchantId: 'merchant', merchantAccountId: 'shop-sgd', url: null },
  })
  expect(read({ ...braintree, NODE_ENV: 'production', SHOP_SECRET: 'x'.repeat(32), ...senders, ...reached }).mode).toBe('production')
  for (const name of Object.keys(braintree).filter((key) => key !== 'GATEWAY'))
    expect(() => read({ ...braintree, [name]: '' })).toThrow(new RegExp(`${name}: expected for GATEWAY=braintree; docs/braintree.md`))
  expect(() => read({ ...braintree, GATEWAY: 'sandbox' })).toThrow(/GATEWAY: expected braintree, for which BRAINTREE_ENVIRONMENT/)
})

test('cards are charged over https only, and a wrong key is not repeated', () => {
  const live = { ...braintree, BRAINTREE_ENVIRONMENT: 'production' }
  expect(() => read(live)).toThrow('PUBLIC_ORIGIN: expected https')
  expect(() => read({ ...live, PUBLIC_ORIGIN: 'https://shop.example', BANK_ORIGIN: 'http://pay.example' })).toThrow(
    'BANK_ORIGIN: expected https',
  )
  expect(read({ ...live, PUBLIC_ORIGIN: 'https://shop.example' }).bankOrigin).toBe('https://shop.example')
  const wrongKey = 'a key with blanks'
  expect(() => read({ ...braintree, BRAINTREE_PRIVATE_KEY: wrongKey })).toThrow(/BRAINTREE_PRIVATE_KEY: expected letters, digits/)
  expect(() => read({ ...braintree, BRAINTREE_PRIVATE_KEY: wrongKey })).not.toThrow(wrongKey)
})

const inWords = {
  SMTP_URL: 'expected an address such as smtp://user:password@host:587, with %-codes for special characters',
  SMS_URL: 'expected an address such as https://account:token@api.twilio.com, with %-codes for special characters',
  DHL_URL: 'expected an address such as https://key:secret@express.api.dhl.com/mydhlapi, with %-codes for special characters',
}

test.each([
  ['SMTP_URL', 'mail.example'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtp://user:Geheim7@mail.example:5x7'],
  ['SMTP_URL', 'smtp://user:Geheim7@mail.example:99999'],
  ['SMTP_URL', 'smtp://user:Geheim7@mail example'],
  ['SMTP_URL', 'smtp://user:Geheim7#x@mail.example'],
  ['SMTP_URL', 'smtp://user:12/Geheim7@mail.example'],
  ['SMTP_URL', 'smtp://user:Geheim7%@mail.example'],
  ['SMS_URL', 'https://sms.example'],
  ['SMS_URL', 'https://account@sms.example'],
  ['SMS_URL', 'ftp://account:Geheim7@sms.example'],
  ['SMS_URL', 'https://account:Geheim7@'],
  ['SMS_URL', 'https://account:Geheim7@sms.example:5x7'],
  ['SMS_URL', 'https://account:Geheim7%zz@sms.example'],
  ['DHL_URL', 'https://key:Geheim7@dhl.example:99999/api'],
  ['DHL_URL', 'https://key:Geheim7@dhl.example/api/'],
  ['DHL_URL', 'https://key:Geheim7@dhl.example/api?x=1'],
] as const)('%s may not be %s: the start names it and what is expected, never its value (run-02)', (name, value) => {
  const others = { MAIL_FROM: 'shop@shop.example', SMS_FROM: 'Shop', DHL_ACCOUNT: '123456789', DHL_FROM: '437437' }
  const start = () => read({ ...others, DHL_URL: 'https://key:secret@dhl.example', [name]: value })
  expect(start).toThrow(`${name}: ${inWords[name]}`)
  expect(start).not.toThrow('Geheim7')
})

test('addresses of services are taken as they are', () => {
  const smtp = (url: string) => read({ SMTP_URL: url, MAIL_FROM: 'shop@shop.example' }).smtp?.url
  for (const url of ['smtp://127.0.0.1:9', 'smtps://a%40b.example:p%2Fw%23@mail.example', 'smtp://[::1]:25/', 'smtp://mail?pool=true'])
    expect(smtp(url)).toBe(url)
  const sms = 'http://account:to%25ken@127.0.0.1:9'
  expect(read({ SMS_URL: sms, SMS_FROM: 'Shop' }).sms?.url).toBe(sms)
})

test('HOST is an address or a name (run-02)', () => {
  for (const host of ['127.0.0.1', '0.0.0.0', '::', 'localhost', 'shop-1.internal']) expect(read({ HOST: host }).host).toBe(host)
  for (const host of ['no such host', 'http://localhost', '127.0.0.1:3000', '/tmp/socket'])
    expect(() => read({ HOST: host })).toThrow('HOST: expected an address of this machine, such as 127.0.0.1 or 0.0.0.0, or its name')
})
