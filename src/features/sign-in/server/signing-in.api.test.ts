import { describe, expect, test, vi } from 'vitest'
import { movableClock } from '#src/kit/clock.ts'
import { codeSentTo, prove, sentTo } from '#test/codes.ts'
import { hashingSlowly } from '#test/quick-hashes.ts'
import { isSignedIn, newEmail, newMobile, registered } from '#test/registration.ts'
import { must, openTestShop } from '#test/shop.ts'
import { changePassword, checkExistEmailOrPhone, forgotPassword, resetPassword, signIn, signOut, validateOtp } from '../sign-in.contract.ts'

const clock = movableClock('2026-11-21T12:00:00+08:00')
const testShop = await openTestShop({ clock })
const { shopper, member, database } = testShop
const minuteMs = 60_000
const refused = (code: string) => ({ ok: false, problem: { code } })

/** Waits until so many tries at a password are being compared. */
const inQueue = (tries: number) =>
  vi.waitUntil(async () => (await database.pool.query('select 1 from sign_in_tries')).rowCount! >= tries, { timeout: 20_000, interval: 5 })

describe('signing in', () => {
  test('by a code gives a new session; the old id and the one that was signed out are void (sign-in-31, sign-in-36, safe-19)', async () => {
    const email = newEmail()
    const who = await registered(testShop, email)
    const first = who.cookies.get('session')!
    must(await who.call(signOut, {}))
    who.cookies.set('session', first)
    expect(await isSignedIn(who)).toBe(false)
    clock.advance(minuteMs)
    const guest = shopper()
    await prove(testShop, guest, email)
    const before = guest.cookies.get('session')!
    must(await guest.call(signIn, { body: { emailOrPhone: email } }))
    expect(guest.cookies.get('session')).not.toBe(before)
    expect(await isSignedIn(guest)).toBe(true)
    guest.cookies.set('session', before)
    expect(await isSignedIn(guest)).toBe(false)
  })

  test('marks the browser with a value that is another for each member and the same at every sign-in (shop-05, sign-in-19)', async () => {
    const guest = shopper()
    const marks: string[] = []
    const emails = [newEmail(), newEmail()]
    for (const email of emails) await registered(testShop, email)
    for (const email of [emails[0]!, emails[1]!, emails[0]!]) {
      clock.advance(minuteMs)
      await prove(testShop, guest, email)
      must(await guest.call(signIn, { body: { emailOrPhone: email } }))
      marks.push(guest.cookies.get('signed-in')!)
      must(await guest.call(signOut, {}))
    }
    expect(marks[2]).toBe(marks[0])
    expect(new Set(marks).size).toBe(2)
    expect(marks.every((mark) => /^[\w-]{12}$/.test(mark))).toBe(true)
  })

  test('stores the language that was chosen in this browser, and keeps the member’s where none was (language-08)', async () => {
    const email = newEmail()
    await registered(testShop, email, { password: 'Joo Chiat 118' })
    const stored = async () => (await database.pool.query('select culture from members where email = $1', [email])).rows[0]
    for (const [chosen, becomes] of [
      [null, 'en'],
      ['zh', 'zh'],
      [null, 'zh'],
      ['en', 'en'],
    ] as const) {
      const guest = shopper()
      if (chosen) guest.cookies.set('culture', chosen)
      must(await guest.call(signIn, { body: { emailOrPhone: email, password: 'Joo Chiat 118' } }))
      expect(await stored()).toEqual({ culture: becomes })
    }
  })

  test('uses a code once (sign-in-03)', async () => {
    const email = newEmail()
    await registered(testShop, email)
    clock.advance(minuteMs)
    const guest = shopper()
    await prove(testShop, guest, email)
    const session = guest.cookies.get('session')!
    const thief = shopper()
    thief.cookies.set('session', session)
    const replies = await Promise.all([guest, thief].map((each) => each.call(signIn, { body: { emailOrPhone: email } })))
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('two members with one number have to use email (sign-in-09)', async () => {
    const number = newMobile()
    for (let index = 0; index < 2; index++) await member({ mobile: number, mobileVerifiedAt: new Date() })
    const guest = shopper()
    await prove(testShop, guest, number)
    expect(await guest.call(signIn, { body: { emailOrPhone: number } })).toMatchObject({
      problem: { message: 'This mobile number have multiple records, please use email address to sign in' },
    })
    expect(must(await guest.call(checkExistEmailOrPhone, { query: { emailOrPhone: number } }))).toEqual({ exists: true, hasMultiple: true })
  })

  test('by password, with the same reply for a wrong one, a missing one and an unknown address (sign-in-31)', async () => {
    const email = newEmail()
    await registered(testShop, email, { password: 'Joo Chiat 118' })
    const codesOnly = newEmail()
    await registered(testShop, codesOnly)
    const guest = shopper()
    const replies = []
    for (const [emailOrPhone, password] of [
      [email, 'joo chiat 118'],
      [codesOnly, ''],
      [newEmail(), 'Joo Chiat 118'],
    ] as const)
      replies.push(await guest.call(signIn, { body: { emailOrPhone, password } }))
    expect(replies[0]).toMatchObject({ problem: { status: 409, code: 'PASSWORD_INVALID', message: 'Password invalid' } })
    expect(replies[1]).toEqual(replies[0])
    expect(replies[2]).toEqual(replies[0])
    must(await guest.call(signIn, { body: { emailOrPhone: email, password: 'Joo Chiat 118' } }))
    expect(await isSignedIn(guest)).toBe(true)
  })

  test('a flood of wrong passwords is refused before the hash, and does not stand before a member in the same network (safe-43)', () =>
    hashingSlowly(async () => {
      const flooded = await openTestShop()
      const email = newEmail()
      const owner = await registered(flooded, email, { password: 'Joo Chiat 118' })
      must(await owner.call(signOut, {}))
      const guess = (n: number) =>
        flooded.shopper().call(signIn, { body: { emailOrPhone: `nobody${n}@example.sg`, password: 'Guess 1234' } })
      const flood = Array.from({ length: 120 }, (_, n) => guess(n))
      await flood[0]
      must(await owner.call(signIn, { body: { emailOrPhone: email, password: 'Joo Chiat 118' } }))
      const replies = await Promise.all(flood)
      const compared = replies.filter((reply) => !reply.ok && reply.problem.code === 'PASSWORD_INVALID')
      expect(compared.length).toBeLessThanOrEqual(8)
      expect(replies.filter((reply) => !reply.ok && reply.problem.status === 429)).toHaveLength(120 - compared.length)
      expect(await guess(121)).toMatchObject({ problem: { status: 429 } })
    }))

  test('a number given beside an email makes no browser a known device of the number’s owner (safe-29)', async () => {
    const [victim, email] = [newMobile(), newEmail()]
    await registered(testShop, victim, { password: 'Joo Chiat 118' })
    await registered(testShop, email, { password: 'Katong 2026', otherContact: victim })
    const compared: string[] = []
    for (let device = 0; device < 2; device++) {
      const browser = shopper()
      must(await browser.call(signIn, { body: { emailOrPhone: email, password: 'Katong 2026' } }))
      for (let guess = 0; guess < 10; guess++) {
        const reply = await browser.call(signIn, { body: { emailOrPhone: victim, password: `Guess ${guess}` } })
        if (!reply.ok && reply.problem.code === 'PASSWORD_INVALID') compared.push(reply.problem.code)
      }
    }
    expect(compared).toHaveLength(10)
  })

  test.each([
    ['another password', `update members set password_hash = 'another' where email = $1`],
    ['the end of the account', `update members set email = null, email_verified_at = null, deleted_at = now() where email = $1`],
  ])('a password that is being compared signs nobody in after %s (sign-in-34)', (_, statement) =>
    hashingSlowly(async () => {
      const email = newEmail()
      await registered(testShop, email, { password: 'Joo Chiat 118' })
      await database.pool.query('delete from sign_in_tries')
      const before = Array.from({ length: 2 }, () => shopper().call(signIn, { body: { emailOrPhone: newEmail(), password: 'Guess 1234' } }))
      await inQueue(2)
      const guest = shopper()
      const reply = guest.call(signIn, { body: { emailOrPhone: email, password: 'Joo Chiat 118' } })
      await inQueue(3)
      await database.pool.query(statement, [email])
      expect(await reply).toMatchObject(refused('PASSWORD_INVALID'))
      expect(await isSignedIn(guest)).toBe(false)
      await Promise.all(before)
    }),
  )

  test('a forgotten password is set by a code, and every other session ends (sign-in-34)', async () => {
    const email = newEmail()
    const elsewhere = await registered(testShop, email, { password: 'Joo Chiat 118' })
    clock.advance(minuteMs)
    const guest = shopper()
    must(await guest.call(forgotPassword, { body: { emailOrPhone: email } }))
    expect(await guest.call(resetPassword, { body: { emailOrPhone: email, newPassword: 'Katong 2026' } })).toMatchObject(
      refused('CODE_EXPIRED'),
    )
    must(await guest.call(validateOtp, { body: { emailOrPhone: email, code: await codeSentTo(testShop, email, 1) } }))
    expect(await guest.call(resetPassword, { body: { emailOrPhone: email, newPassword: 'katong' } })).toMatchObject({
      problem: { details: { newPassword: 'passwordNeedsCapital' } },
    })
    must(await guest.call(resetPassword, { body: { emailOrPhone: email, newPassword: 'Katong 2026' } }))
    expect([await isSignedIn(guest), await isSignedIn(elsewhere)]).toEqual([true, false])
    const again = shopper()
    expect(await again.call(signIn, { body: { emailOrPhone: email, password: 'Joo Chiat 118' } })).toMatchObject(
      refused('PASSWORD_INVALID'),
    )
    must(await again.call(signIn, { body: { emailOrPhone: email, password: 'Katong 2026' } }))
  })

  test('changing a password requires the present one, notifies the owner, and ends every other session (sign-in-34)', async () => {
    const email = newEmail()
    const here = await registered(testShop, email, { password: 'Joo Chiat 118' })
    const there = shopper()
    must(await there.call(signIn, { body: { emailOrPhone: email, password: 'Joo Chiat 118' } }))
    expect(await here.call(changePassword, { body: { currentPassword: 'Joo Chiat 119', newPassword: 'Katong 2026' } })).toMatchObject(
      refused('PASSWORD_INVALID'),
    )
    must(await here.call(changePassword, { body: { currentPassword: 'Joo Chiat 118', newPassword: 'Katong 2026' } }))
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false])
    const devices = await database.pool.query(`select 1 from known_devices join members on auto_id = member_id where email = $1`, [email])
    expect(devices.rowCount, 'another browser is no known device any more').toBe(1)
    await vi.waitUntil(() => sentTo(testShop, email).some((text) => text.includes('sign-in details have changed')), { timeout: 20_000 })
    await database.pool.query(
      `update sessions set signed_in_at = now() - interval '31 minutes' where member_id in (select auto_id from members where email = $1)`,
      [email],
    )
    expect(await here.call(changePassword, { body: { currentPassword: 'Katong 2026', newPassword: 'Joo Chiat 118' } })).toMatchObject({
      problem: { status: 403, code: 'SIGN_IN_AGAIN' },
    })
  })

  test('a password changes together with the end of the other sessions, or not at all (sign-in-34)', async () => {
    const email = newEmail()
    const here = await registered(testShop, email, { password: 'Joo Chiat 118' })
    const stored = async () => (await database.pool.query('select password_hash from members where email = $1', [email])).rows
    const before = await stored()
    await database.pool.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no session ends'; end $$;
      create trigger refuse before delete on sessions for each row execute function refuse()`)
    const reply = await here.call(changePassword, { body: { currentPassword: 'Joo Chiat 118', newPassword: 'Katong 2026' } })
    await database.pool.query('drop trigger refuse on sessions; drop function refuse')
    expect(reply).toMatchObject(refused('UNEXPECTED'))
    expect(await stored()).toEqual(before)
    expect(await isSignedIn(here), 'with the session from before').toBe(true)
  })
})
