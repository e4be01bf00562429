import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { movableClock, systemClock } from '#src/kit/clock.ts'
import { socialProviders } from '#src/features/sign-in/rules/social.ts'
import { facebookApp, startFacebook } from '#test/social/facebook.ts'
import { createFacebookSocial } from './facebook-social.ts'
import { createOidcSocial } from './oidc-social.ts'

const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections()
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise((ready) => server.once('listening', ready))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const clientId = 'the-shop'
const start = { state: 'a-state', nonce: 'a-nonce', returnUrl: 'https://shop.example/member/social' }
const { privateKey, publicKey } = await generateKeyPair('RS256')
const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' }] }
const openId = (issuer: string, clock = systemClock) =>
  createOidcSocial({ ...socialProviders.google.openId, issuer, clientId, clock, timeoutMs: 300 })
const signed = (issuer: string, more: object = {}) =>
  new SignJWT({ nonce: 'a-nonce', ...more })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer(issuer)
    .setAudience(clientId)
    .setSubject('somebody')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey)

/** A provider with the discovery document and keys that a test passes. */
async function provider({ discovery, jwks }: { discovery?: (issuer: string) => object; jwks?: RequestListener } = {}): Promise<string> {
  let issuer = ''
  issuer = await serve((request, reply) => {
    if (request.url === '/keys') return jwks ? jwks(request, reply) : reply.end(JSON.stringify(keys))
    return reply.end(
      JSON.stringify({ issuer, authorization_endpoint: `${issuer}/auth`, jwks_uri: `${issuer}/keys`, ...discovery?.(issuer) }),
    )
  })
  return issuer
}

test('a token gives the identity of a shopper, in the form in which the shop stores it (sign-in-16)', async () => {
  const issuer = await provider()
  const identify = async (claims: object) => openId(issuer).identify(await signed(issuer, claims), 'a-nonce')
  expect(await identify({ email: ' Mei.Lin@Example.SG', email_verified: 'true', given_name: '美玲', family_name: '!!!' })).toEqual({
    state: 'identified',
    identity: {
      issuer,
      subject: 'somebody',
      email: 'mei.lin@example.sg',
      isEmailVerified: true,
      firstName: '美玲',
      lastName: '',
    },
  })
  expect(await identify({ email: ['a@example.sg'], email_verified: true, given_name: 7 })).toMatchObject({
    identity: { email: null, isEmailVerified: false, firstName: '' },
  })
  expect(await identify({ email: 'mei.lin@example.sg', email_verified: 1 })).toMatchObject({ identity: { isEmailVerified: false } })
})

test('tokens are checked against the shop’s own clock', async () => {
  const issuer = await provider()
  const late = movableClock(new Date(Date.now() + 2 * 60 * 60_000).toISOString())
  expect(await openId(issuer, late).identify(await signed(issuer), 'a-nonce')).toEqual({ state: 'refused' })
})

const down: RequestListener = (_, reply) => void reply.writeHead(500).end('{}')
const faults: Record<string, Parameters<typeof provider>[0]> = {
  'speaks for another issuer': { discovery: () => ({ issuer: 'https://evil.example' }) },
  'has its keys elsewhere, unprotected': { discovery: () => ({ jwks_uri: 'http://evil.example/keys' }) },
  'sends browsers elsewhere, unprotected': { discovery: () => ({ authorization_endpoint: 'http://evil.example/auth' }) },
  'sends browsers into a script': { discovery: () => ({ authorization_endpoint: 'javascript:alert(1)' }) },
  'has no keys to speak of': { discovery: () => ({ jwks_uri: 7 }) },
}
test.each(Object.entries(faults))('a provider that %s is not asked', async (_, fault) => {
  const issuer = await provider(fault)
  expect(await openId(issuer).startUrl(start)).toBeNull()
  expect(await openId(issuer).identify(await signed(issuer), 'a-nonce')).toEqual({ state: 'unavailable' })
})

const keyFaults: Record<string, RequestListener> = {
  'an error': down,
  'another page': (_, reply) => void reply.end('<html>'),
  'other JSON': (_, reply) => void reply.end('{"keys":7}'),
  'a way elsewhere': (_, reply) => void reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  silence: () => {},
}
test.each(Object.entries(keyFaults))('keys that are %s are no keys', async (_, jwks) => {
  const issuer = await provider({ jwks })
  expect(await openId(issuer).identify(await signed(issuer), 'a-nonce')).toEqual({ state: 'unavailable' })
})

test('a provider that was down is called again as soon as it is back', async () => {
  let isAway = true
  let issuer = ''
  issuer = await serve((request, reply) => {
    if (isAway) return down(request, reply)
    return request.url === '/keys'
      ? reply.end(JSON.stringify(keys))
      : reply.end(JSON.stringify({ issuer, authorization_endpoint: `${issuer}/auth`, jwks_uri: `${issuer}/keys` }))
  })
  const google = openId(issuer)
  expect(await google.startUrl(start)).toBeNull()
  isAway = false
  expect(await google.startUrl(start)).toContain(`${issuer}/auth?client_id=the-shop`)
  expect(await google.identify(await signed(issuer), 'a-nonce')).toMatchObject({ state: 'identified' })
})

const facebookFaults: Record<string, RequestListener> = {
  'an error': down,
  'too many questions': (_, reply) => void reply.writeHead(429).end('{}'),
  'another page': (_, reply) => void reply.end('<html>'),
  'a way elsewhere': (_, reply) => void reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  silence: () => {},
}
test.each(Object.entries(facebookFaults))('Facebook that answers with %s is unavailable', async (_, listener) => {
  const graphOrigin = await serve(listener)
  const facebook = createFacebookSocial({
    ...facebookApp,
    origin: 'https://www.facebook.com',
    graphOrigin,
    clock: systemClock,
    timeoutMs: 200,
  })
  expect(await facebook.identify('EAAGtoken', '')).toEqual({ state: 'unavailable' })
})

test('an email from Facebook counts as unconfirmed, and the token check names the shop’s app', async () => {
  const standIn = await startFacebook()
  const facebook = createFacebookSocial({
    ...facebookApp,
    origin: 'https://www.facebook.com',
    graphOrigin: standIn.origin,
    clock: systemClock,
  })
  const { searchParams, origin, pathname } = new URL((await facebook.startUrl(start))!)
  expect([origin, pathname, searchParams.get('client_id'), searchParams.get('state')]).toEqual([
    'https://www.facebook.com',
    '/dialog/oauth',
    facebookApp.appId,
    'a-state',
  ])
  expect(await facebook.identify(standIn.token('mei.lin'), '')).toEqual({
    state: 'identified',
    identity: {
      issuer: 'https://www.facebook.com',
      subject: 'fb-mei.lin',
      email: 'mei.lin@example.sg',
      isEmailVerified: false,
      firstName: 'Mei Lin',
      lastName: 'Tan',
    },
  })
  const other = createFacebookSocial({
    ...facebookApp,
    appSecret: 'another',
    origin: 'https://www.facebook.com',
    graphOrigin: standIn.origin,
    clock: systemClock,
  })
  expect(await other.identify(standIn.token('mei.lin'), '')).toEqual({ state: 'refused' })
  standIn.close()
})
