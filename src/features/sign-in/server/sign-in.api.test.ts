import { describe, expect, test, vi } from 'vitest'
import { addToCart, getShoppingCart } from '#src/features/cart/cart.contract.ts'
import { getWishlist } from '#src/features/wishlist/wishlist.contract.ts'
import { movableClock } from '#src/kit/clock.ts'
import { cast } from '#test/cast/catalogue.ts'
import { codeSentTo, prove, sentTo } from '#test/codes.ts'
import { must, openTestShop, type Shopper } from '#test/shop.ts'
import {
  changePassword,
  checkExistEmailOrPhone,
  forgotPassword,
  register,
  resendOtp,
  resetPassword,
  sendOtp,
  signIn,
  signOut,
  validateOtp,
  verifyEmail,
  type RegisterPayload,
} from '../sign-in.contract.ts'
import { hashSecret } from './secrets.ts'

const clock = movableClock('2026-11-21T12:00:00+08:00')
const testShop = await openTestShop({ clock })
const { shopper, member, shop, database } = testShop
const minuteMs = 60_000

let people = 0
const newEmail = (): string => `person-${++people}@example.sg`
const newMobile = (): string => `+6591${String(100_000 + ++people)}`
const bodyOf = (emailOrPhone: string, change: Partial<RegisterPayload> = {}): RegisterPayload => ({
  emailOrPhone,
  salutation: 'ms',
  firstName: 'Mei Lin',
  lastName: 'Tan',
  dateOfBirth: '1988-03-14',
  gender: 'female',
  contactPreferences: ['Email', 'SMS'],
  agreeToTerms: true,
  ...change,
})
async function joined(emailOrPhone: string, change: Partial<RegisterPayload> = {}, who = shopper()): Promise<Shopper> {
  await prove(testShop, who, emailOrPhone)
  must(await who.call(register, { body: bodyOf(emailOrPhone, change) }))
  return who
}
const isSignedIn = async (who: Shopper): Promise<boolean> => (await who.call(getWishlist, {})).ok
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
    ['nobody', 'emailInvalid'],
    ['', 'emailOrMobileRequired'],
    ['+65 6000 0142', 'mobileInvalid'],
    ['+65 9123 456', 'mobileInvalid'],
    ['+44 7911 123456', 'countryNotServed'],
    ['+7 495 123 45 67', 'mobileInvalid'],
    ['+7 916 123 45 67', 'countryNotServed'],
  ])('is not sent to %j', async (emailOrPhone, message) => {
    expect(await shopper().call(sendOtp, { body: { emailOrPhone } })).toMatchObject({
      ok: false,
      problem: { status: 422, details: { emailOrPhone: message } },
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
      problem: { code: 'CODE_EXPIRED', message: 'A security code has expired, please click Resend to get it back' },
    })
    clock.advance(minuteMs)
    must(await guest.call(resendOtp, { body: { emailOrPhone: email } }))
    const next = await codeSentTo(testShop, email, 1)
    clock.advance(5 * minuteMs)
    expect(await guest.call(validateOtp, { body: { emailOrPhone: email, code: next } })).toMatchObject(refused('CODE_EXPIRED'))
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
})

describe('registering', () => {
  test('needs the code before there is a member (sign-in-10, sign-in-30, sign-in-32)', async () => {
    const email = newEmail()
    const guest = shopper()
    must(await guest.call(sendOtp, { body: { emailOrPhone: email } }))
    expect(await guest.call(register, { body: bodyOf(email) })).toMatchObject(refused('CODE_EXPIRED'))
    expect(must(await guest.call(checkExistEmailOrPhone, { query: { emailOrPhone: email } }))).toEqual({
      exists: false,
      hasMultiple: false,
    })
    must(await guest.call(validateOtp, { body: { emailOrPhone: email, code: await codeSentTo(testShop, email) } }))
    expect(await guest.call(signIn, { body: { emailOrPhone: email } })).toMatchObject({
      problem: { code: 'EMAIL_NOT_REGISTERED', message: "Email isn't registered" },
    })
    expect(must(await guest.call(register, { body: bodyOf(email) })).firstName).toBe('Mei Lin')
    expect(await isSignedIn(guest)).toBe(true)
    expect(must(await guest.call(checkExistEmailOrPhone, { query: { emailOrPhone: email } })).exists).toBe(true)
  })

  test('names the errors of the fields', async () => {
    const email = newEmail()
    const guest = shopper()
    await prove(testShop, guest, email)
    const body = bodyOf(email, { firstName: '', dateOfBirth: '2030-01-01', gender: '', password: 'Password1', agreeToTerms: false })
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
    await joined(email)
    await joined(number)
    clock.advance(minuteMs)
    const guest = shopper()
    await prove(testShop, guest, email)
    await prove(testShop, guest, number)
    expect(await guest.call(register, { body: bodyOf(email) })).toMatchObject({
      problem: { code: 'EMAIL_TAKEN', message: 'Email already exists' },
    })
    expect(await guest.call(register, { body: bodyOf(number) })).toMatchObject({
      problem: { code: 'MOBILE_TAKEN', message: 'Mobile No has been registered' },
    })
  })

  test('an email given beside a number becomes the member’s only after its own mail was confirmed; another member’s never (sign-in-35)', async () => {
    const [email, number] = [newEmail(), newMobile()]
    await joined(number, { otherContact: email })
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

  test('a number that was not proved cannot sign in', async () => {
    const [email, number] = [newEmail(), newMobile()]
    await joined(email, { otherContact: number })
    const owner = shopper()
    await prove(testShop, owner, number)
    expect(await owner.call(signIn, { body: { emailOrPhone: number } })).toMatchObject({
      problem: { code: 'MOBILE_NOT_REGISTERED', message: "MobileNo isn't register" },
    })
  })
})

describe('signing in', () => {
  test('by a code gives a new session; the old id and the one that was signed out are void (sign-in-31, sign-in-36, safe-19)', async () => {
    const email = newEmail()
    const who = await joined(email)
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
    await joined(email)
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
    await joined(email, { password: 'Joo Chiat 118' })
    const codesOnly = newEmail()
    await joined(codesOnly)
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

  test('a forgotten password is set by a code, and every other session ends (sign-in-34)', async () => {
    const email = newEmail()
    const elsewhere = await joined(email, { password: 'Joo Chiat 118' })
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
    const here = await joined(email, { password: 'Joo Chiat 118' })
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

describe('the cart', () => {
  const quantities = async (who: Shopper) =>
    Object.fromEntries(
      must(await who.call(getShoppingCart, { query: {} })).cartInfo.productsInCart.map(({ product, quantityInCart }) => [
        product.ean,
        quantityInCart,
      ]),
    )
  const password = 'Joo Chiat 118'
  /** A member who once left goods in a cart, and a guest with a cart of their own. */
  async function stage(older: [string, number][], own: [string, number][]) {
    const email = newEmail()
    const { call } = await member({ email, passwordHash: await hashSecret('password', password) })
    for (const [ean, quantity] of older) must(await call(addToCart, { body: { ean, quantity } }))
    const guest = shopper()
    for (const [ean, quantity] of own) must(await guest.call(addToCart, { body: { ean, quantity } }))
    return { guest, emailOrPhone: email }
  }

  test('is merged with the member’s older one: quantities add up as far as they may, and the reply lists the changes (cart-11)', async () => {
    const { guest, emailOrPhone } = await stage(
      [
        [cast.candle.ean, 6],
        [cast.oolong.ean, 1],
        [cast.lastVase.ean, 1],
      ],
      [
        [cast.candle.ean, 7],
        [cast.lastVase.ean, 1],
      ],
    )
    const { bag } = must(await guest.call(signIn, { body: { emailOrPhone, password } }))
    expect(bag.merged).toEqual(
      expect.arrayContaining([
        { name: 'Vetiver & Clove Candle', quantity: 10, capped: true },
        { name: 'Pandan Oolong', quantity: 1, capped: false },
        { name: 'Celadon Vase', quantity: 1, capped: true },
      ]),
    )
    expect(await quantities(guest)).toEqual({ [cast.candle.ean]: 10, [cast.oolong.ean]: 1, [cast.lastVase.ean]: 1 })
  })

  test('does not change during checkout; older goods are on the wishlist (cart-12)', async () => {
    const { guest, emailOrPhone } = await stage(
      [
        [cast.candle.ean, 6],
        [cast.oolong.ean, 1],
      ],
      [[cast.candle.ean, 2]],
    )
    const before = must(await guest.call(getShoppingCart, { query: {} })).cartInfo
    const { bag } = must(await guest.call(signIn, { body: { emailOrPhone, password, duringCheckout: true } }))
    expect(bag).toEqual({ merged: [], movedToWishlist: ['Pandan Oolong'] })
    const after = must(await guest.call(getShoppingCart, { query: {} })).cartInfo
    expect([after.cartId, after.quote.hash]).toEqual([before.cartId, before.quote.hash])
    expect(must(await guest.call(getWishlist, {})).map(({ ean }) => ean)).toEqual([cast.oolong.ean])
  })

  test('follows the member from browser to browser, and is no longer the guest’s after signing out', async () => {
    const { guest, emailOrPhone } = await stage([], [[cast.candle.ean, 2]])
    expect(must(await guest.call(signIn, { body: { emailOrPhone, password } })).bag).toEqual({ merged: [], movedToWishlist: [] })
    const telephone = shopper()
    must(await telephone.call(signIn, { body: { emailOrPhone, password } }))
    expect(await quantities(telephone)).toEqual({ [cast.candle.ean]: 2 })
    must(await guest.call(signOut, {}))
    expect(await quantities(guest)).toEqual({})
    expect(await quantities(telephone)).toEqual({ [cast.candle.ean]: 2 })
  })

  test('an order belongs to its member, who may read the invoice in any browser', async () => {
    const who = await member()
    const { quote } = await who.fill(cast.oolong.ean)
    const { createOrder } = await import('#src/features/payment/payment.contract.ts')
    const { getInvoice } = await import('#src/features/orders/orders.contract.ts')
    const paymentNonce = testShop.bank.control.nonceFor('4242424242424242')
    const { orderNumber } = must(
      await who.call(createOrder, {
        body: { quoteHash: quote.hash, paymentNonce, idempotencyKey: 'a-key-of-this-order', agreeToTerms: true },
      }),
    )
    const { rows } = await database.pool.query('select member_id from orders where order_number = $1', [orderNumber])
    expect(rows).toEqual([{ member_id: who.memberId }])
    const session = await shop.app.inject({ method: 'GET', url: '/api/cart/GetShoppingCart', cookies: Object.fromEntries(who.cookies) })
    expect(session.statusCode).toBe(200)
    await database.pool.query(`update orders set session_id = 'another' where order_number = $1`, [orderNumber])
    must(await who.call(getInvoice, { query: { orderNumber } }))
    expect(await shopper().call(getInvoice, { query: { orderNumber } })).toMatchObject(refused('NOT_FOUND'))
  })
})
