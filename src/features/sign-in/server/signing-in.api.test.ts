import { describe, expect, test, vi } from 'vitest'
import { movableClock } from '#src/kit/clock.ts'
import { codeSentTo, prove, sentTo } from '#test/codes.ts'
import { isSignedIn, newEmail, newMobile, registered } from '#test/registration.ts'
import { must, openTestShop } from '#test/shop.ts'
import { changePassword, checkExistEmailOrPhone, forgotPassword, resetPassword, signIn, signOut, validateOtp } from '../sign-in.contract.ts'

const clock = movableClock('2026-11-21T12:00:00+08:00')
const testShop = await openTestShop({ clock })
const { shopper, member, database } = testShop
const minuteMs = 60_000
const refused = (code: string) => ({ ok: false, problem: { code } })

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

  test('a flood of wrong passwords is refused before the hash, and does not stand before a member in the same network (safe-43)', async () => {
    const flooded = await openTestShop()
    const email = newEmail()
    const owner = await registered(flooded, email, { password: 'Joo Chiat 118' })
    must(await owner.call(signOut, {}))
    const guess = (n: number) => flooded.shopper().call(signIn, { body: { emailOrPhone: `nobody${n}@example.sg`, password: 'Guess 1234' } })
    const flood = Array.from({ length: 120 }, (_, n) => guess(n))
    await flood[0]
    must(await owner.call(signIn, { body: { emailOrPhone: email, password: 'Joo Chiat 118' } }))
    const replies = await Promise.all(flood)
    const compared = replies.filter((reply) => !reply.ok && reply.problem.code === 'PASSWORD_INVALID')
    expect(compared.length).toBeLessThanOrEqual(8)
    expect(replies.filter((reply) => !reply.ok && reply.problem.status === 429)).toHaveLength(120 - compared.length)
    expect(await guess(121)).toMatchObject({ problem: { status: 429 } })
  })

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
    await vi.waitUntil(() => sentTo(testShop, email).some((text) => text.includes('sign-in details have changed')), { timeout: 20_000 })
    await database.pool.query(
      `update sessions set signed_in_at = now() - interval '31 minutes' where member_id in (select auto_id from members where email = $1)`,
      [email],
    )
    expect(await here.call(changePassword, { body: { currentPassword: 'Katong 2026', newPassword: 'Joo Chiat 118' } })).toMatchObject({
      problem: { status: 403, code: 'SIGN_IN_AGAIN' },
    })
  })
})
