import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { describe, expect, test, vi } from 'vitest'
import { movableClock } from '#src/kit/clock.ts'
import { codeSentTo, sentTo } from '#test/codes.ts'
import { newEmail, newMobile, registered } from '#test/registration.ts'
import { must, openTestShop } from '#test/shop.ts'
import { resendOtp, sendOtp, signIn, validateOtp } from '../sign-in.contract.ts'

const clock = movableClock('2026-11-21T12:00:00+08:00')
const testShop = await openTestShop({ clock })
const { shopper, database } = testShop
const minuteMs = 60_000
const refused = (code: string) => ({ ok: false, problem: { code } })

describe('a code', () => {
  test('is mailed, lasts five minutes, and the reply shows a masked address (sign-in-03, sign-in-28)', async () => {
    const email = newEmail()
    const sent = must(await shopper().call(sendOtp, { body: { emailOrPhone: ` ${email.toUpperCase()} ` } }))
    expect(sent).toEqual({
      channel: 'email',
      destination: expect.stringMatching(/^p•••••\d@example\.sg$/),
      resendAfterSeconds: 60,
      expiresInSeconds: 300,
    })
    expect(await codeSentTo(testShop, email)).toMatch(/^\d{6}$/)
  })

  test('goes by SMS to a number, in the caller’s language, in a form that telephones fill in (sign-in-01)', async () => {
    const number = newMobile()
    must(await shopper({ culture: 'zh' }).call(sendOtp, { body: { emailOrPhone: number.replace('+65', '') } }))
    const code = await codeSentTo(testShop, number)
    expect(sentTo(testShop, number)[0]).toBe(`【九里香】验证码 ${code}，5 分钟内有效，请勿告诉他人。\n\n@localhost #${code}`)
  })

  test.each([
    ['nobody', 'emailRefused'],
    ['', 'emailOrMobileRequired'],
    ['+65 6000 0142', 'mobileRefused'],
    ['+65 9123 456', 'mobileRefused'],
    ['+44 7911 123456', 'countryNotServed'],
    ['+7 495 123 45 67', 'mobileRefused'],
    ['+7 916 123 45 67', 'countryNotServed'],
  ])('is not sent to %j', async (emailOrPhone, message) => {
    expect(await shopper().call(sendOtp, { body: { emailOrPhone } })).toMatchObject({
      ok: false,
      problem: { status: 422, message: 'One or more validation errors occurred', details: { emailOrPhone: message } },
    })
  })

  test('is not sent twice within a minute; a second request is told how long to wait (sign-in-04, sign-in-29)', async () => {
    const email = newEmail()
    const guest = shopper()
    must(await guest.call(sendOtp, { body: { emailOrPhone: email } }))
    clock.advance(20_000)
    expect(must(await guest.call(sendOtp, { body: { emailOrPhone: email } })).resendAfterSeconds).toBe(40)
    expect(await guest.call(resendOtp, { body: { email } })).toMatchObject({ ok: false, problem: { status: 429 } })
    const first = await codeSentTo(testShop, email)
    clock.advance(40_000)
    must(await guest.call(resendOtp, { body: { email } }))
    const second = await codeSentTo(testShop, email, 1)
    if (first !== second)
      expect(await guest.call(validateOtp, { body: { emailOrPhone: email, code: first } })).toMatchObject({
        ok: false,
        problem: { code: 'CODE_INVALID', message: 'Code invalid', details: { triesLeft: 4 } },
      })
    must(await guest.call(validateOtp, { body: { emailOrPhone: email, code: second } }))
  })

  test('expires, is void after five wrong tries, and is void in another browser (sign-in-03, safe-29)', async () => {
    const email = newEmail()
    const [guest, thief] = [shopper(), shopper()]
    must(await guest.call(sendOtp, { body: { emailOrPhone: email } }))
    const code = await codeSentTo(testShop, email)
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await thief.call(validateOtp, { body: { emailOrPhone: email, code } })).toMatchObject(refused('CODE_EXPIRED'))
    for (const triesLeft of [4, 3, 2, 1])
      expect(await guest.call(validateOtp, { body: { emailOrPhone: email, code: wrong } })).toMatchObject({
        problem: { details: { triesLeft } },
      })
    expect(await guest.call(validateOtp, { body: { emailOrPhone: email, code: wrong } })).toMatchObject(refused('CODE_EXPIRED'))
    expect(await guest.call(validateOtp, { body: { emailOrPhone: email, code } })).toMatchObject({
      problem: { code: 'CODE_EXPIRED', title: 'Code expried', message: 'A security code has expired, please click Resend to get it back' },
    })
    clock.advance(minuteMs)
    must(await guest.call(resendOtp, { body: { emailOrPhone: email } }))
    const next = await codeSentTo(testShop, email, 1)
    clock.advance(5 * minuteMs)
    expect(await guest.call(validateOtp, { body: { emailOrPhone: email, code: next } })).toMatchObject(refused('CODE_EXPIRED'))
  })

  test('is taken once, even entered twice at once; its proof stays (sign-in-03)', async () => {
    const email = newEmail()
    const guest = shopper()
    must(await guest.call(sendOtp, { body: { emailOrPhone: email } }))
    const body = { emailOrPhone: email, code: await codeSentTo(testShop, email) }
    const both = await Promise.all([guest.call(validateOtp, { body }), guest.call(validateOtp, { body })])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await guest.call(validateOtp, { body })).toMatchObject(refused('CODE_EXPIRED'))
    expect(await guest.call(signIn, { body: { emailOrPhone: email } })).toMatchObject(refused('EMAIL_NOT_REGISTERED'))
  })

  test('is not compared without a browser that asked for one: no hash is made (safe-43)', async () => {
    const hashes = vi.spyOn(crypto, 'scrypt')
    syncBuiltinESMExports()
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => shopper().call(validateOtp, { body: { emailOrPhone: 'mei@example.sg', code: '123456' } })),
    )
    const made = hashes.mock.calls.length
    hashes.mockRestore()
    syncBuiltinESMExports()
    for (const reply of replies) expect(reply).toMatchObject(refused('CODE_EXPIRED'))
    expect(made).toBe(0)
  })

  test('is in no table in readable form (safe-29)', async () => {
    const email = newEmail()
    must(await shopper().call(sendOtp, { body: { emailOrPhone: email } }))
    const code = await codeSentTo(testShop, email)
    const { rows } = await database.pool.query<{ text: string }>(
      `select row_to_json(c)::text text from one_time_codes c where address = $1 union all select data::text from pgboss.job where name = 'send-code'`,
      [email],
    )
    expect(rows.length).toBeGreaterThan(1)
    for (const { text } of rows) expect(text.replaceAll(/\d{4}-\d\d-\d\d[^"]*/g, '')).not.toContain(code)
  })

  test('the known devices of a number share one allowance, so that making more of them sends no more (safe-31)', async () => {
    const number = newMobile()
    await registered(testShop, number, { password: 'Joo Chiat 118' })
    let sent = 0
    for (let device = 0; device < 3; device++) {
      const browser = shopper()
      must(await browser.call(signIn, { body: { emailOrPhone: number, password: 'Joo Chiat 118' } }))
      for (let time = 0; time < 3; time++) {
        clock.advance(2 * minuteMs)
        sent += Number((await browser.call(sendOtp, { body: { emailOrPhone: number } })).ok)
      }
    }
    expect(sent).toBe(3)
  })
})
