import { describe, expect, test } from 'vitest'
import { sendOtp, signIn, signOut, validateOtp } from '#src/features/sign-in/sign-in.contract.ts'
import type { AttemptLimit } from '#src/features/sign-in/server/attempt-limit.ts'
import { hashSecret } from '#src/features/sign-in/server/secrets.ts'
import { dayMs, movableClock } from '#src/kit/clock.ts'
import { insertMember } from '#test/cast/member.ts'
import { prove } from '#test/codes.ts'
import { must, openTestShop, type TestShop } from '#test/shop.ts'

const clock = movableClock('2026-11-21T12:00:00+08:00')
const unlimited: AttemptLimit = { take: async () => ({ id: 0, left: 10 }), giveBack: async () => {}, deleteOld: async () => {} }
const [guarded, twin] = [await openTestShop({ clock }), await openTestShop({ clock, twin: { attempts: unlimited } })]

interface Post {
  path: string
  payload: object
  network: number
  session?: string | undefined
}

/** A request from a network of its own, with the given session, if any. */
const post = ({ shop: { app } }: TestShop, { path, payload, network, session }: Post) =>
  app.inject({
    method: 'POST',
    url: path,
    payload,
    remoteAddress: `198.${18 + (network >> 16)}.${(network >> 8) & 255}.${network & 255}`,
    ...(session ? { cookies: { session } } : {}),
  })

let networks = 0

/** Requests a code in a new browser from a new network and guesses five times, until all guesses are used, within one day. */
async function guess(shop: TestShop, emailOrPhone: string, guesses: number): Promise<void> {
  const sessions = guesses / 5
  for (let index = 0; index < sessions; index++) {
    const sent = await post(shop, { path: sendOtp.path, payload: { emailOrPhone }, network: ++networks })
    const session = sent.cookies.find(({ name }) => name === 'session')?.value
    const codes = Array.from({ length: 5 }, (_, offset) => String(index * 5 + offset).padStart(6, '0'))
    await Promise.all(
      codes.map((code) => post(shop, { path: validateOtp.path, payload: { emailOrPhone, code }, network: ++networks, session })),
    )
    clock.advance(Math.floor(dayMs / sessions) - 1)
  }
}

/** The sessions of so many new browsers, each from a new network, after a code was sent to each. */
async function inBrowsers(shop: TestShop, emailOrPhone: string, count: number): Promise<string[]> {
  const sessions: string[] = []
  for (let index = 0; index < count; index++) {
    const sent = await post(shop, { path: sendOtp.path, payload: { emailOrPhone }, network: ++networks })
    sessions.push(sent.cookies.find(({ name }) => name === 'session')!.value)
  }
  return sessions
}

/** So many guesses in each of the browsers, none waiting for another. */
async function guessAtOnce(shop: TestShop, emailOrPhone: string, sessions: readonly string[], each: number): Promise<void> {
  const codes = Array.from({ length: each }, (_, index) => String(index).padStart(6, '0'))
  await Promise.all(
    codes.flatMap((code) =>
      sessions.map((session) => post(shop, { path: validateOtp.path, payload: { emailOrPhone, code }, network: ++networks, session })),
    ),
  )
}

/** The tries of a code are decremented only right before the code is checked. */
const evaluated = async ({ database }: TestShop, address: string): Promise<number> =>
  (
    await database.pool.query<{ n: number }>('select coalesce(sum(5 - tries_left), 0)::int n from one_time_codes where address = $1', [
      address,
    ])
  ).rows[0]!.n

describe('hundreds of guesses in a day, over sessions, networks and codes', () => {
  test('lead to ten checks (safe-29)', async () => {
    await guess(guarded, 'victim@example.sg', 200)
    expect(await evaluated(guarded, 'victim@example.sg')).toBeLessThanOrEqual(10)
  })

  test('a twin without the attempt limit checks more', async () => {
    await guess(twin, 'victim@example.sg', 50)
    expect(await evaluated(twin, 'victim@example.sg')).toBeGreaterThan(10)
  })

  test('a hundred at once lead to no more', async () => {
    const emailOrPhone = 'rushed@example.sg'
    const sessions = await inBrowsers(guarded, emailOrPhone, 1)
    await guessAtOnce(guarded, emailOrPhone, sessions, 100)
    expect(await evaluated(guarded, emailOrPhone)).toBe(5)
  })

  test('in three browsers from three networks, with a code each, at once lead to ten checks (safe-29)', async () => {
    const emailOrPhone = 'rushed-by-three@example.sg'
    const sessions = await inBrowsers(guarded, emailOrPhone, 3)
    await guessAtOnce(guarded, emailOrPhone, sessions, 10)
    expect(await evaluated(guarded, emailOrPhone)).toBe(10)
  })
})

test('during the guessing, the owner can still sign in on a known device (safe-30)', async () => {
  const emailOrPhone = 'owner@example.sg'
  const { orm } = guarded.database
  const { members } = await import('#src/features/member/server/member.tables.ts')
  await orm.insert(members).values({ email: emailOrPhone, emailVerifiedAt: new Date(), firstName: 'Mei Lin' })
  const [telephone, stranger] = [guarded.shopper(), guarded.shopper()]
  await prove(guarded, telephone, emailOrPhone)
  must(await telephone.call(signIn, { body: { emailOrPhone } }))
  must(await telephone.call(signOut, {}))
  await guess(guarded, emailOrPhone, 100)
  const strangers = await stranger.call(signIn, { body: { emailOrPhone, password: 'Katong2026x' } })
  expect(strangers).toMatchObject({ ok: false, problem: { code: 'PASSWORD_INVALID' } })
  expect(await stranger.call(sendOtp, { body: { emailOrPhone } })).toMatchObject({ ok: false, problem: { code: 'CODE_CHECK' } })
  const inTheirNetwork = await Promise.all(
    Array.from({ length: 62 }, (_, n) => guarded.shopper().call(sendOtp, { body: { emailOrPhone: `someone${n}@example.sg` } })),
  )
  expect(inTheirNetwork.some((reply) => !reply.ok && reply.problem.code === 'CODE_CHECK')).toBe(true)
  await prove(guarded, telephone, emailOrPhone)
  must(await telephone.call(signIn, { body: { emailOrPhone } }))
})

test('after ten wrong passwords, the known device signs in by password, and a new browser is locked (safe-30)', async () => {
  const [emailOrPhone, password] = ['has-a-password@example.sg', 'Katong2026x']
  await insertMember(guarded.database, { email: emailOrPhone, passwordHash: await hashSecret('password', password) })
  const telephone = guarded.shopper()
  const own = { body: { emailOrPhone, password } }
  must(await telephone.call(signIn, own))
  must(await telephone.call(signOut, {}))
  for (let wrong = 0; wrong < 10; wrong++)
    await post(guarded, { path: signIn.path, payload: { emailOrPhone, password: `Guess ${wrong}` }, network: ++networks })
  expect(await guarded.shopper().call(signIn, own)).toMatchObject({ ok: false, problem: { code: 'SIGN_IN_LOCKED' } })
  must(await telephone.call(signIn, own))
})

test('a stranger who asks for codes first, all day, leaves the owner theirs, in a browser that is not known (safe-30)', async () => {
  const emailOrPhone = 'asked-first@example.sg'
  const ask = async (network: number) => (await post(guarded, { path: sendOtp.path, payload: { emailOrPhone }, network })).statusCode
  const [stranger, owner] = [++networks, ++networks]
  expect([await ask(stranger), await ask(owner)]).toEqual([200, 200])
  const strangers: number[] = []
  for (let hour = 0; hour < 20; hour++) {
    clock.advance(60 * 60_000)
    strangers.push(await ask(stranger))
  }
  expect(strangers.filter((status) => status === 200)).toHaveLength(3)
  expect([await ask(stranger), await ask(owner)]).toEqual([428, 200])
})

describe('where the codes of an address or a network are spent, who waits for the human check gets one (safe-50)', () => {
  const ask = async (emailOrPhone: string, network: number, humanCheck?: string) => {
    const reply = await post(guarded, { path: sendOtp.path, payload: { emailOrPhone, humanCheck }, network })
    const { details } = reply.json<{ details?: { humanCheck: string; waitSeconds: number } }>()
    return { status: reply.statusCode, ...details }
  }

  test('an address that strangers have asked for all day, from three networks', async () => {
    const victim = 'asked-for-all-day@example.sg'
    for (let asked = 0; asked < 12; asked++) {
      if (asked % 4 === 0) networks++
      await ask(victim, networks)
      clock.advance(60_000)
    }
    const [own, other] = [++networks, ++networks]
    const refused = await ask(victim, own)
    expect(refused).toEqual({ status: 428, humanCheck: expect.any(String), waitSeconds: 10 })
    const early = await ask(victim, own, refused.humanCheck)
    clock.advance(10_000)
    const foreign = await ask(victim, other, refused.humanCheck)
    const forged = await ask(victim, own, `${refused.humanCheck}x`)
    expect([early.status, foreign.status, forged.status]).toEqual([428, 428, 428])
    expect((await ask(victim, own, refused.humanCheck)).status).toBe(200)
    clock.advance(60_000)
    expect((await ask(victim, own, refused.humanCheck)).status, 'a check is used once').toBe(428)
    clock.advance(30 * 60_000)
    expect((await ask(victim, own, early.humanCheck)).status, 'a check ends after half an hour').toBe(428)
  })

  test('a network in which somebody asks without end, and a second browser beside one that has just asked', async () => {
    const network = ++networks
    const victim = 'behind-the-same-router@example.sg'
    expect((await ask(victim, network)).status).toBe(200)
    const pause = await ask(victim, network)
    expect(pause.status).toBe(428)
    for (let asked = 0; asked < 60; asked++) await ask(`somebody${asked}@example.sg`, network)
    const crowded = await ask('new-here@example.sg', network)
    expect(crowded.status).toBe(428)
    clock.advance(10_000)
    expect((await ask(victim, network, pause.humanCheck)).status).toBe(200)
    expect((await ask('new-here@example.sg', network, crowded.humanCheck)).status).toBe(200)
  })

  test('no number gets more than five text messages a day, by whatever way (safe-31)', async () => {
    let sent = 0
    for (let network = 0; network < 8; network++) {
      networks++
      for (let asked = 0; asked < 3; asked++) {
        const { humanCheck, status } = await ask('+65 9144 1234', networks)
        clock.advance(60_000)
        const checked = status === 428 ? (await ask('+65 9144 1234', networks, humanCheck)).status : 0
        sent += Number(status === 200) + Number(checked === 200)
      }
    }
    expect(sent).toBe(5)
  })
})

test('fifteen passwords lead to ten checks; the responses are the same for an unknown account', async () => {
  const codes = new Map<string, number>()
  for (const emailOrPhone of ['victim@example.sg', 'no-one@example.sg']) {
    for (let index = 0; index < 15; index++) {
      const { code } = (
        await post(guarded, { path: signIn.path, payload: { emailOrPhone, password: `Guess ${index}` }, network: ++networks })
      ).json<{ code: string }>()
      codes.set(`${emailOrPhone} ${code}`, (codes.get(`${emailOrPhone} ${code}`) ?? 0) + 1)
    }
  }
  expect(Object.fromEntries(codes)).toEqual({
    'victim@example.sg PASSWORD_INVALID': 10,
    'victim@example.sg SIGN_IN_LOCKED': 5,
    'no-one@example.sg PASSWORD_INVALID': 10,
    'no-one@example.sg SIGN_IN_LOCKED': 5,
  })
})

test('text messages to numbers in a row stop within the hour (safe-31)', async () => {
  const replies = []
  for (let index = 0; index < 90; index++) {
    replies.push(
      await post(guarded, {
        path: sendOtp.path,
        payload: { emailOrPhone: `+659188${String(index).padStart(4, '0')}` },
        network: ++networks,
      }),
    )
  }
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(60)
  expect(replies.at(-1)!.statusCode).toBe(429)
})

test('text messages stop at the most that the settings allow in a day, whatever the numbers and networks (safe-31)', async () => {
  const frugal = await openTestShop({ clock })
  await frugal.shop.settings.change({ smsPerDay: 3 }, clock.now())
  const statuses: number[] = []
  for (const emailOrPhone of ['+6591110001', '+6592220001', '+6593330001', '+6594440001'])
    statuses.push((await post(frugal, { path: sendOtp.path, payload: { emailOrPhone }, network: ++networks })).statusCode)
  expect(statuses).toEqual([200, 200, 200, 429])
})
