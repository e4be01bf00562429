import { afterAll, describe, expect, test } from 'vitest'
import { decodeJwt } from 'jose'
import { socialProviders, type SocialName } from '#src/features/sign-in/rules/social.ts'
import { socialSignIn, startSocialSignIn } from '#src/features/sign-in/sign-in.contract.ts'
import { systemClock } from '#src/kit/clock.ts'
import { createFacebookSocial } from '#src/outside/social/facebook-social.ts'
import { createOidcSocial } from '#src/outside/social/oidc-social.ts'
import type { SocialProvider } from '#src/outside/social/port.ts'
import { must, openTestShop, type TestShop } from '#test/shop.ts'
import { facebookApp, startFacebook } from '#test/social/facebook.ts'
import { facebookForgeries, openIdForgeries, rightClaims } from '#test/social/forgeries.ts'
import { appleClient, googleClient, startOpenIdProvider } from '#test/social/openid-provider.ts'

const openId = await startOpenIdProvider({ returnUrl: 'http://localhost/member/social' })
const facebook = await startFacebook()
afterAll(() => {
  openId.close()
  facebook.close()
})
const clients = { google: googleClient, apple: appleClient, facebook: facebookApp.appId }
const { google, apple } = socialProviders
const real = {
  google: createOidcSocial({ ...google.openId, issuer: openId.issuer, clientId: googleClient, clock: systemClock }),
  apple: createOidcSocial({ ...apple.openId, issuer: openId.issuer, clientId: appleClient, clock: systemClock }),
  facebook: createFacebookSocial({ ...facebookApp, origin: facebook.origin, graphOrigin: facebook.origin, clock: systemClock }),
}

/** A twin that believes every token. */
const gullible = Object.fromEntries(
  Object.entries(real).map(([name, provider]): [string, SocialProvider] => [
    name,
    {
      ...provider,
      async identify(token) {
        try {
          const subject = name === 'facebook' ? token : String(decodeJwt(token).sub)
          return {
            state: 'identified',
            identity: { issuer: 'anybody', subject, email: null, isEmailVerified: false, firstName: '', lastName: '' },
          }
        } catch {
          return { state: 'refused' }
        }
      },
    },
  ]),
)
const [shop, twin] = [await openTestShop({ social: real }), await openTestShop({ social: gullible })]

/** A properly begun sign-in that ends with a token that `make` makes for its nonce. */
async function bring({ shopper, database }: TestShop, provider: SocialName, make: (nonce: string) => string | Promise<string>) {
  const browser = shopper()
  // All requests come from one network here; the limits of a network are tested elsewhere.
  await database.pool.query('delete from quotas')
  const { searchParams } = new URL(must(await browser.call(startSocialSignIn, { body: { provider } })).url)
  const token = await make(searchParams.get('nonce') ?? '')
  return browser.call(socialSignIn, { body: { provider, token, state: searchParams.get('state')! } })
}

const forOpenId = await openIdForgeries(openId)
const forFacebook = facebookForgeries(facebook)
const forge = (provider: keyof typeof clients, name: string) => (nonce: string) =>
  provider === 'facebook' ? forFacebook[name]!() : forOpenId[name]!(rightClaims(openId.issuer, clients[provider], nonce))
const rows = (['google', 'apple', 'facebook'] as const).flatMap((provider) =>
  Object.keys(provider === 'facebook' ? forFacebook : forOpenId).map((name) => [provider, name] as const),
)

describe('forged tokens (safe-33, sign-in-16)', () => {
  test('number at least thirty for each provider', () => {
    for (const provider of ['google', 'apple', 'facebook'])
      expect(rows.filter(([each]) => each === provider).length).toBeGreaterThanOrEqual(30)
  })

  test.each(rows)('%s takes no token %s', async (provider, name) => {
    expect(await bring(shop, provider, forge(provider, name))).toMatchObject({
      ok: false,
      problem: { status: 409, code: 'SOCIAL_REFUSED' },
    })
  })

  test.each(['google', 'apple', 'facebook'] as const)('%s: the right one, made the same way, is taken', async (provider) => {
    const right = (nonce: string) =>
      provider === 'facebook' ? facebook.token('forged.victim') : openId.sign(rightClaims(openId.issuer, clients[provider], nonce))
    expect(must(await bring(shop, provider, right)).pending).toMatchObject({ provider, firstName: 'Mei Lin' })
  })

  test('leave nothing behind: no member is linked, and no session is signed in', async () => {
    for (const table of ['member_identities', 'sessions where member_id is not null']) {
      expect((await shop.database.pool.query(`select 1 from ${table}`)).rows).toEqual([])
    }
  })

  test('a twin that believes tokens accepts most of them', async () => {
    let taken = 0
    for (const [provider, name] of rows) if ((await bring(twin, provider, forge(provider, name))).ok) taken++
    expect(taken).toBeGreaterThan(rows.length / 2)
  })

  test('the keys were fetched once for each adapter, and again for names of keys that were new', () => {
    expect(openId.asked['/.well-known/openid-configuration']).toBe(2)
    expect(openId.asked['/jwks']).toBeLessThanOrEqual(4)
  })
})
