import { afterAll, expect, test, vi } from 'vitest'
import { getAccountDetail } from '#src/features/account/account.contract.ts'
import { systemClock } from '#src/kit/clock.ts'
import { createFacebookSocial } from '#src/outside/social/facebook-social.ts'
import { createOidcSocial } from '#src/outside/social/oidc-social.ts'
import { prove, sentTo } from '#test/codes.ts'
import { must, openTestShop, type Shopper } from '#test/shop.ts'
import { signInAway } from '#test/social/away.ts'
import { facebookApp, startFacebook } from '#test/social/facebook.ts'
import { appleClient, googleClient, startOpenIdProvider } from '#test/social/openid-provider.ts'
import { socialProviders, type SocialName } from '#src/features/sign-in/rules/social.ts'
import { getSocialProviders, register, signIn, signOut, socialSignIn, startSocialSignIn } from '#src/features/sign-in/sign-in.contract.ts'

const openId = await startOpenIdProvider({ returnUrl: 'http://localhost/member/social' })
const facebook = await startFacebook()
afterAll(() => {
  openId.close()
  facebook.close()
})
const { google, apple } = socialProviders
const social = {
  google: createOidcSocial({ ...google.openId, issuer: openId.issuer, clientId: googleClient, clock: systemClock }),
  apple: createOidcSocial({ ...apple.openId, issuer: openId.issuer, clientId: appleClient, clock: systemClock }),
  facebook: createFacebookSocial({ ...facebookApp, origin: facebook.origin, graphOrigin: facebook.origin, clock: systemClock }),
}
const testShop = await openTestShop({ social })
const { shopper, member, database, url } = testShop
const without = await openTestShop()

const refused = (code: string) => ({ ok: false, problem: { code } })
const details = {
  salutation: 'ms',
  firstName: 'Mei Lin',
  lastName: 'Tan',
  dateOfBirth: '1988-03-14',
  gender: 'female',
  contactPreferences: [],
  agreeToTerms: true,
}

/** Goes to the provider and comes back; for `facebook` with the given token, or with a valid one. */
async function comeBack(browser: Shopper, provider: SocialName, as: string, token?: string) {
  const start = must(await browser.call(startSocialSignIn, { body: { provider } }))
  if (provider === 'facebook') return { provider, token: token ?? facebook.token(as), state: new URL(start.url).searchParams.get('state')! }
  return { provider, ...(await signInAway(start.url, as, url)) }
}
const enter = async (browser: Shopper, provider: SocialName, as: string) =>
  browser.call(socialSignIn, { body: await comeBack(browser, provider, as) })
const pendingOf = async (browser: Shopper, provider: SocialName, as: string) => must(await enter(browser, provider, as)).pending!
const emailOf = async (browser: Shopper) => must(await browser.call(getAccountDetail, {})).email

test('a provider that is not configured is not offered (sign-in-15)', async () => {
  expect(must(await shopper().call(getSocialProviders, {}))).toEqual(['google', 'facebook', 'apple'])
  const guest = without.shopper()
  expect(must(await guest.call(getSocialProviders, {}))).toEqual([])
  expect(await guest.call(startSocialSignIn, { body: { provider: 'google' } })).toMatchObject(refused('NOT_FOUND'))
  expect(await guest.call(socialSignIn, { body: { provider: 'google', token: 'x', state: 'x' } })).toMatchObject(refused('NOT_FOUND'))
})

test('the redirect to the provider has the expected parameters, and reveals nothing of the session', async () => {
  const browser = shopper()
  const { searchParams } = new URL(must(await browser.call(startSocialSignIn, { body: { provider: 'google' } })).url)
  expect(Object.fromEntries(searchParams)).toMatchObject({
    client_id: googleClient,
    redirect_uri: 'http://localhost/member/social',
    response_type: 'id_token',
    scope: 'openid email profile',
  })
  for (const name of ['state', 'nonce']) expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/)
  expect(searchParams.toString()).not.toContain(browser.cookies.get('session'))
})

test.each(['google', 'apple'] as const)(
  '%s: a newcomer registers with the confirmed email, and is recognised from then on',
  async (provider) => {
    const browser = shopper()
    const pending = await pendingOf(browser, provider, `new.${provider}`)
    expect(pending).toMatchObject({ provider, emailSocial: `new.${provider}@example.sg`, isEmailVerified: true })
    must(await browser.call(register, { body: { ...details, emailOrPhone: pending.emailSocial!, socialTicket: pending.ticket } }))
    expect(await emailOf(browser)).toBe(`new.${provider}@example.sg`)
    must(await browser.call(signOut, {}))
    expect(must(await enter(browser, provider, `new.${provider}`)).signedIn).toMatchObject({ firstName: 'Mei Lin' })
    expect(await emailOf(browser)).toBe(`new.${provider}@example.sg`)
  },
)

test('an email that Google has confirmed opens the member’s account, and the member gets a mail; once linked, the email no longer matters (sign-in-17, sign-in-33)', async () => {
  const email = 'owner.of.it@example.sg'
  const { memberId } = await member({ email })
  const browser = shopper()
  expect(must(await enter(browser, 'google', 'owner.of.it')).signedIn).toMatchObject({ firstName: 'Mei Lin' })
  expect(await emailOf(browser)).toBe(email)
  await vi.waitUntil(
    () => sentTo(testShop, email).some((text) => text.includes('another way') || text.includes('opens your account too')),
    { timeout: 20_000 },
  )
  await database.pool.query('update members set email = $1 where auto_id = $2', ['moved.on@example.sg', memberId])
  const later = shopper()
  expect(must(await enter(later, 'google', 'owner.of.it')).signedIn).not.toBeNull()
  expect(await emailOf(later)).toBe('moved.on@example.sg')
})

test('whoever has the subject of a linked identity at another provider is somebody else (safe-33)', async () => {
  await member({ email: 'first.of.two@example.sg' })
  expect(must(await enter(shopper(), 'google', 'first.of.two')).signedIn).not.toBeNull()
  const token = facebook.token('second.of.two', { check: { user_id: 'first.of.two' }, me: { id: 'first.of.two' } })
  const namesake = shopper()
  const entered = must(await namesake.call(socialSignIn, { body: await comeBack(namesake, 'facebook', 'second.of.two', token) }))
  expect(entered).toMatchObject({ signedIn: null, pending: { emailSocial: 'second.of.two@example.sg' } })
})

test.each([
  ['google', 'unsure.one', 'unsure.one@example.sg'],
  ['facebook', 'face.one', 'face.one@example.sg'],
] as const)('%s: an email that nobody vouches for opens nothing until a code has proved it', async (provider, as, email) => {
  const { memberId } = await member({ email })
  const browser = shopper()
  const pending = await pendingOf(browser, provider, as)
  expect(pending).toMatchObject({ emailSocial: email, isEmailVerified: false })
  const body = { emailOrPhone: email, socialTicket: pending.ticket }
  expect(await browser.call(signIn, { body })).toMatchObject(refused('CODE_EXPIRED'))
  expect(await browser.call(register, { body: { ...details, ...body } })).toMatchObject(refused('CODE_EXPIRED'))
  await prove(testShop, browser, email)
  must(await browser.call(signIn, { body }))
  const { rows } = await database.pool.query('select member_id from member_identities where member_id = $1', [memberId])
  expect(rows).toHaveLength(1)
  const next = shopper()
  expect(must(await enter(next, provider, as)).signedIn).not.toBeNull()
})

test('a shopper without an email from the provider enters one, proves it, and registers', async () => {
  const browser = shopper()
  const pending = await pendingOf(browser, 'google', 'silent.one')
  expect(pending).toMatchObject({ emailSocial: null, isEmailVerified: false, firstName: 'Mei Lin' })
  const body = { ...details, emailOrPhone: 'said.myself@example.sg', socialTicket: pending.ticket }
  expect(await browser.call(register, { body })).toMatchObject(refused('CODE_EXPIRED'))
  await prove(testShop, browser, body.emailOrPhone)
  must(await browser.call(register, { body }))
  expect(must(await enter(shopper(), 'google', 'silent.one')).signedIn).not.toBeNull()
})

test('a ticket works once, in its own browser, for half an hour, and only for the confirmed email', async () => {
  const browser = shopper()
  const { ticket } = await pendingOf(browser, 'google', 'ticket.one')
  const body = { ...details, emailOrPhone: 'ticket.one@example.sg', socialTicket: ticket }
  const stranger = shopper()
  await prove(testShop, stranger, 'stranger@example.sg')
  expect(await stranger.call(register, { body })).toMatchObject(refused('SOCIAL_REFUSED'))
  expect(await browser.call(register, { body: { ...body, emailOrPhone: 'somebody.else@example.sg' } })).toMatchObject(
    refused('CODE_EXPIRED'),
  )
  await database.pool.query(`update social_tickets set issued_at = now() - interval '31 minutes'`)
  expect(await browser.call(register, { body })).toMatchObject(refused('SOCIAL_REFUSED'))
  await database.pool.query(`update social_tickets set issued_at = now()`)
  must(await browser.call(register, { body }))
  expect(await browser.call(register, { body: { ...body, emailOrPhone: 'twice@example.sg' } })).toMatchObject(refused('SOCIAL_REFUSED'))
})

test('a provider’s response works once, in the browser that was sent, for a quarter of an hour (safe-33)', async () => {
  await member({ email: 'replayed@example.sg' })
  const [browser, thief] = [shopper(), shopper()]
  const brought = await comeBack(browser, 'google', 'replayed')
  must(await thief.call(startSocialSignIn, { body: { provider: 'google' } }))
  expect(await thief.call(socialSignIn, { body: brought })).toMatchObject(refused('SOCIAL_REFUSED'))
  expect(await browser.call(socialSignIn, { body: { ...brought, provider: 'apple' } })).toMatchObject(refused('SOCIAL_REFUSED'))
  await database.pool.query(`update social_flows set started_at = now() - interval '16 minutes'`)
  expect(await browser.call(socialSignIn, { body: brought })).toMatchObject(refused('SOCIAL_REFUSED'))
  await database.pool.query(`update social_flows set started_at = now()`)
  expect(must(await browser.call(socialSignIn, { body: brought })).signedIn).not.toBeNull()
  expect(await browser.call(socialSignIn, { body: brought })).toMatchObject(refused('SOCIAL_REFUSED'))
})

test('a used token is refused in another sign-in, even one without a nonce', async () => {
  const [browser, thief] = [shopper(), shopper()]
  const brought = await comeBack(browser, 'facebook', 'stolen.one')
  must(await browser.call(socialSignIn, { body: brought }))
  const own = await comeBack(thief, 'facebook', 'thief')
  expect(await thief.call(socialSignIn, { body: { ...own, token: brought.token } })).toMatchObject(refused('SOCIAL_REFUSED'))
})

test('a form from another site leads to a page and changes nothing', async () => {
  const post = (body: string) =>
    fetch(`${url}/member/social`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      body,
    })
  const reply = await post('id_token=a.b.c&state=x&user=%7B%7D&other=1')
  expect([reply.status, reply.headers.get('location'), reply.headers.getSetCookie()]).toEqual([
    303,
    '/member/social#id_token=a.b.c&state=x',
    [],
  ])
  expect((await post(`state=${'x'.repeat(20_000)}`)).status).toBe(400)
  expect((await fetch(`${url}/member/social`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' })).status).toBe(
    400,
  )
})

test('without configured providers, and with one that is down, signing in fails without an error', async () => {
  const away = await openTestShop({
    social: { google: createOidcSocial({ ...google.openId, issuer: 'http://127.0.0.1:1', clientId: googleClient, clock: systemClock }) },
  })
  expect(await away.shopper().call(startSocialSignIn, { body: { provider: 'google' } })).toMatchObject({
    ok: false,
    problem: { code: 'SOCIAL_URL_FAILED', message: "Can't generate the url callback" },
  })
})
