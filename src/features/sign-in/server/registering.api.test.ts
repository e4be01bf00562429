import { describe, expect, test, vi } from 'vitest'
import { changeEmail, getAccountDetail } from '#src/features/account/account.contract.ts'
import { createMembers } from '#src/features/member/server/member.service.ts'
import { movableClock } from '#src/kit/clock.ts'
import { problem } from '#src/kit/problem.ts'
import { ok, refuse } from '#src/kit/result.ts'
import type { Caller } from '#src/platform/http/caller.ts'
import { networkOf } from '#src/platform/quota/networks.ts'
import { createQuotas } from '#src/platform/quota/quotas.ts'
import { codeSentTo, prove, sentTo } from '#test/codes.ts'
import { isSignedIn, newEmail, newMobile, registered, registration } from '#test/registration.ts'
import { must, openTestShop, type Shopper } from '#test/shop.ts'
import { checkExistEmailOrPhone, register, resendVerifyEmail, sendOtp, signIn, validateOtp, verifyEmail } from '../sign-in.contract.ts'
import { createSignIn, type SignInParts } from './sign-in.service.ts'

const clock = movableClock('2026-11-21T12:00:00+08:00')
const testShop = await openTestShop({ clock })
const { shopper, database } = testShop
const minuteMs = 60_000
const refused = (code: string) => ({ ok: false, problem: { code } })

describe('registering', () => {
  test('needs the code before there is a member (sign-in-10, sign-in-30, sign-in-32)', async () => {
    const email = newEmail()
    const guest = shopper()
    must(await guest.call(sendOtp, { body: { emailOrPhone: email } }))
    expect(await guest.call(register, { body: registration(email) })).toMatchObject(refused('CODE_EXPIRED'))
    expect(must(await guest.call(checkExistEmailOrPhone, { query: { emailOrPhone: email } }))).toEqual({
      exists: false,
      hasMultiple: false,
    })
    must(await guest.call(validateOtp, { body: { emailOrPhone: email, code: await codeSentTo(testShop, email) } }))
    expect(await guest.call(signIn, { body: { emailOrPhone: email } })).toMatchObject({
      problem: { code: 'EMAIL_NOT_REGISTERED', message: "Email isn't registered" },
    })
    expect(must(await guest.call(register, { body: registration(email) })).firstName).toBe('Mei Lin')
    expect(await isSignedIn(guest)).toBe(true)
    expect(must(await guest.call(checkExistEmailOrPhone, { query: { emailOrPhone: email } })).exists).toBe(true)
  })

  test('names the errors of the fields', async () => {
    const email = newEmail()
    const guest = shopper()
    await prove(testShop, guest, email)
    const body = registration(email, { firstName: '', dateOfBirth: '2030-01-01', gender: '', password: 'Password1', agreeToTerms: false })
    const details = {
      firstName: 'firstNameRequired',
      dateOfBirth: 'dateOfBirthInvalid',
      gender: 'genderRequired',
      password: 'passwordCommon',
      agreeToTerms: 'termsRequired',
    }
    expect(await guest.call(register, { body })).toMatchObject({ ok: false, problem: { status: 422, details } })
  })

  test('twice with one address is refused (sign-in-21)', async () => {
    const [email, number] = [newEmail(), newMobile()]
    await registered(testShop, email)
    await registered(testShop, number)
    clock.advance(minuteMs)
    const guest = shopper()
    await prove(testShop, guest, email)
    await prove(testShop, guest, number)
    expect(await guest.call(register, { body: registration(email) })).toMatchObject({
      problem: { code: 'EMAIL_TAKEN', message: 'Email already exists' },
    })
    expect(await guest.call(register, { body: registration(number) })).toMatchObject({
      problem: { code: 'MOBILE_TAKEN', message: 'Mobile No has been registered' },
    })
  })

  test('with a taken address hashes no password, so that one proof buys no work; a network gets 60 an hour, which only proofs use up (safe-48)', async () => {
    const email = newEmail()
    await registered(testShop, email)
    let hashed = 0
    let isProved = true
    const quotas = createQuotas(clock)
    const signIn = createSignIn({
      database,
      clock,
      members: createMembers(clock),
      quotas,
      codes: {
        addressOf: async (address: string) => ok({ channel: 'email', address }),
        useProof: async () => (isProved ? ok(undefined) : refuse(problem('CODE_EXPIRED'))),
      },
      hashes: { runProven: async () => (hashed++, 'a hash') },
    } as unknown as SignInParts)
    const caller = { session: 's', ip: '192.0.2.7', culture: 'en' } as Caller
    const registers = (address: string) => signIn.register(caller, registration(address, { password: 'Joo Chiat 118' }))
    expect(await registers(email)).toMatchObject(refused('EMAIL_TAKEN'))
    const network = networkOf(caller.ip)
    for (let time = 0; time < 60; time++)
      await quotas.take(database.orm, { name: 'register-network', most: 60, within: 60 * minuteMs }, network)
    expect(await registers(newEmail())).toMatchObject(refused('TOO_MANY_REQUESTS'))
    isProved = false
    expect(await registers(newEmail())).toMatchObject(refused('CODE_EXPIRED'))
    expect(hashed).toBe(0)
  })

  test('holds no connection to the database while its password waits to be hashed (safe-48)', async () => {
    const used: number[] = []
    const signIn = createSignIn({
      database,
      clock,
      members: createMembers(clock),
      quotas: createQuotas(clock),
      codes: { addressOf: async (address: string) => ok({ channel: 'email', address }), useProof: async () => ok(undefined) },
      hashes: { runProven: () => Promise.reject(new Error(`${used.push(database.load().used)} waits`)) },
    } as unknown as SignInParts)
    const caller = { session: 's', ip: '192.0.2.8', culture: 'en' } as Caller
    await expect(signIn.register(caller, registration(newEmail(), { password: 'Joo Chiat 118' }))).rejects.toThrow('waits')
    const email = newEmail()
    await registered(testShop, email)
    await expect(signIn.resetPassword(caller, { emailOrPhone: email, newPassword: 'Joo Chiat 118' })).rejects.toThrow('waits')
    expect(used).toEqual([0, 0])
  })

  test('an email given beside a number becomes the member’s only after its own mail was confirmed; another member’s never (sign-in-35)', async () => {
    const [email, number] = [newEmail(), newMobile()]
    await registered(testShop, number, { otherContact: email })
    const exists = async () => must(await shopper().call(checkExistEmailOrPhone, { query: { emailOrPhone: email } })).exists
    expect(await exists()).toBe(false)
    const text = await vi.waitUntil(() => sentTo(testShop, email)[0], { timeout: 20_000 })
    const token = /email-verification\?token=([\w-]{43})/.exec(text)![1]!
    expect(await shopper().call(verifyEmail, { body: { token: token.replace(/.$/, token.endsWith('A') ? 'B' : 'A') } })).toMatchObject(
      refused('NOT_FOUND'),
    )
    must(await shopper().call(verifyEmail, { body: { token } }))
    must(await shopper().call(verifyEmail, { body: { token } }))
    expect(await exists()).toBe(true)
  })

  test('a link is void once its member has another email, or another member has this one (sign-in-35)', async () => {
    const registerBeside = async (email: string) => {
      const who = await registered(testShop, newMobile(), { otherContact: email })
      const text = await vi.waitUntil(() => sentTo(testShop, email)[0], { timeout: 20_000 })
      const token = /email-verification\?token=([\w-]{43})/.exec(text)![1]!
      return { who, press: () => shopper().call(verifyEmail, { body: { token } }) }
    }
    const emailOf = async (who: Shopper) => must(await who.call(getAccountDetail, {})).email
    const [old, later, wanted] = [newEmail(), newEmail(), newEmail()]
    const changed = await registerBeside(old)
    await prove(testShop, changed.who, later)
    must(await changed.who.call(changeEmail, { body: { email: later } }))
    expect(await changed.press()).toMatchObject(refused('NOT_FOUND'))
    expect(await emailOf(changed.who)).toBe(later)
    const second = await registerBeside(wanted)
    clock.advance(minuteMs)
    await registered(testShop, wanted)
    expect(await second.press()).toMatchObject(refused('EMAIL_TAKEN'))
    expect(await emailOf(second.who)).toBeNull()
  })

  test('an email that was never confirmed gets its mail again by the expired link, three times a day (sign-in-26)', async () => {
    const email = newEmail()
    await registered(testShop, newMobile(), { otherContact: email })
    const tokenIn = (text: string) => /email-verification\?token=([\w-]{43})/.exec(text)![1]!
    const mail = (count: number) => vi.waitUntil(() => sentTo(testShop, email)[count - 1], { timeout: 20_000 })
    const token = tokenIn(await mail(1))
    clock.advance(4 * 24 * 60 * minuteMs)
    expect(await shopper().call(verifyEmail, { body: { token } })).toMatchObject(refused('NOT_FOUND'))
    for (const [culture, message] of [
      ['en', 'Member Not Found'],
      ['zh', '找不到该会员'],
    ] as const)
      expect(await shopper({ culture }).call(resendVerifyEmail, { body: { token: token.toLowerCase() } })).toMatchObject({
        problem: { status: 404, code: 'MEMBER_NOT_FOUND', message },
      })
    for (let time = 0; time < 3; time++) must(await shopper().call(resendVerifyEmail, { body: { token } }))
    expect(await shopper({ culture: 'zh' }).call(resendVerifyEmail, { body: { token } })).toMatchObject({
      problem: { code: 'VERIFY_MAIL_REFUSED', message: '无法发送验证邮件' },
    })
    expect(await shopper().call(resendVerifyEmail, { body: { token } })).toMatchObject({ problem: { message: "Can't send verify email" } })
    await mail(4)
    const tokens = new Set(sentTo(testShop, email).map(tokenIn))
    must(await shopper().call(verifyEmail, { body: { token: [...tokens].find((each) => each !== token)! } }))
    expect(await shopper().call(resendVerifyEmail, { body: { token } }), 'once it is confirmed').toMatchObject(refused('MEMBER_NOT_FOUND'))
  })

  test('a number that was not proved cannot sign in', async () => {
    const [email, number] = [newEmail(), newMobile()]
    await registered(testShop, email, { otherContact: number })
    const owner = shopper()
    await prove(testShop, owner, number)
    expect(await owner.call(signIn, { body: { emailOrPhone: number } })).toMatchObject({
      problem: { code: 'MOBILE_NOT_REGISTERED', message: "MobileNo isn't register" },
    })
  })
})
