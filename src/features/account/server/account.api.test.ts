import { describe, expect, test, vi } from 'vitest'
import { setCulture } from '#src/features/language/language.contract.ts'
import { getInvoice } from '#src/features/invoices/invoices.contract.ts'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import { signIn } from '#src/features/sign-in/sign-in.contract.ts'
import { addWishlist } from '#src/features/wishlist/wishlist.contract.ts'
import { movableClock } from '#src/kit/clock.ts'
import { cast } from '#test/cast/catalogue.ts'
import { prove, sentTo } from '#test/codes.ts'
import { must, mustBePaid, openTestShop } from '#test/shop.ts'
import {
  changeAvatar,
  changeEmail,
  changeMobile,
  deleteAccount,
  endSession,
  exportAccount,
  getAccountDetail,
  getAvatar,
  getCurrentCustomerInfo,
  getSessions,
  removeAvatar,
  updateAccountDetail,
} from '../account.contract.ts'

const clock = movableClock('2026-11-21T12:00:00+08:00')
const testShop = await openTestShop({ clock })
const { shopper, member, database, shop, bank } = testShop
const details = {
  salutation: 'ms',
  firstName: 'Mei Lin',
  lastName: 'Tan',
  dateOfBirth: '1988-03-14',
  gender: 'female',
  contactPreferences: ['Email' as const],
}
const refused = (code: string) => ({ ok: false, problem: { code } })
const grow = (email: string) =>
  database.pool.query(
    `update sessions set signed_in_at = now() - interval '31 minutes' where member_id = (select auto_id from members where email = $1)`,
    [email],
  )

test('a guest has to sign in (wire-12)', async () => {
  for (const endpoint of [getCurrentCustomerInfo, getAccountDetail, getSessions, exportAccount]) {
    expect(await shopper().call(endpoint, {})).toMatchObject({
      ok: false,
      problem: { status: 401, message: 'You have been logged out, please login again.' },
    })
  }
})

test('the language that a member chooses is that of the mails to them; a guest has it in the browser alone (language-03, language-08)', async () => {
  const [chooses, other, guest] = [await member(), await member(), shopper()]
  for (const each of [chooses, guest]) {
    must(await each.call(setCulture, { body: { culture: 'zh' } }))
    expect(each.cookies.get('culture')).toBe('zh')
  }
  expect(guest.cookies.has('session')).toBe(false)
  const { rows } = await database.pool.query('select culture from members where auto_id = any($1) order by auto_id', [
    [chooses.memberId, other.memberId],
  ])
  expect(rows).toEqual([{ culture: 'zh' }, { culture: 'en' }])
})

test('details are read, checked and changed; a new date of birth is dated (member-02, member-03)', async () => {
  const { call, memberId } = await member()
  expect(must(await call(getCurrentCustomerInfo, {}))).toMatchObject({ customer_AutoId: memberId, firstName: 'Mei Lin', contactNo: null })
  expect(must(await call(updateAccountDetail, { body: details }))).toMatchObject({ ...details, hasPassword: false })
  const setAt = async () =>
    (
      await database.pool.query<{ at: Date }>('select date_of_birth_set_at at from members where auto_id = $1', [memberId])
    ).rows[0]!.at.toISOString()
  const first = await setAt()
  clock.advance(1000)
  must(await call(updateAccountDetail, { body: { ...details, firstName: ' Mei ' } }))
  expect([await setAt(), must(await call(getAccountDetail, {})).firstName]).toEqual([first, 'Mei'])
  expect(await call(updateAccountDetail, { body: { ...details, lastName: '!!', salutation: '' } })).toMatchObject({
    problem: { status: 422, details: { lastName: 'nameInvalid', salutation: 'salutationRequired' } },
  })
  // The server says lengths itself (form-12).
  const long = { ...details, firstName: 'x'.repeat(61) }
  expect(await call(updateAccountDetail, { body: long })).toMatchObject({
    problem: { status: 422, details: { firstName: 'firstName no more than 60 characters' } },
  })
})

test('an email changes by a code at the new one; every other session ends, the old address is notified (member-04, safe-19)', async () => {
  const old = 'old@example.sg'
  const here = await member({ email: old })
  const oldCookie = here.cookies.get('session')!
  const body = { email: 'new@example.sg' }
  expect(await here.call(changeEmail, { body })).toMatchObject(refused('CODE_EXPIRED'))
  await prove(testShop, here, body.email)
  expect(must(await here.call(getAccountDetail, {})).freshSeconds).toBeGreaterThan(1790)
  await grow(old)
  expect(must(await here.call(getAccountDetail, {})).freshSeconds).toBe(0)
  expect(await here.call(changeEmail, { body })).toMatchObject(refused('SIGN_IN_AGAIN'))
  await database.pool.query('update sessions set signed_in_at = now()')
  expect(must(await here.call(changeEmail, { body }))).toMatchObject({ email: 'new@example.sg', freshSeconds: 1800 })
  const stolen = shopper()
  stolen.cookies.set('session', oldCookie)
  expect(await stolen.call(getAccountDetail, {})).toMatchObject({ problem: { status: 401 } })
  expect(must(await here.call(getSessions, {}))).toHaveLength(1)
  await vi.waitUntil(() => sentTo(testShop, old).some((text) => text.includes('sign-in details have changed')), { timeout: 20_000 })
})

test('an email changes together with the end of the other sessions, or not at all (member-04, safe-19)', async () => {
  const [old, email] = ['stays@example.sg', 'goes@example.sg']
  const here = await member({ email: old })
  await prove(testShop, here, email)
  await database.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no session ends'; end $$;
    create trigger refuse before delete on sessions for each row execute function refuse()`)
  const reply = await here.call(changeEmail, { body: { email } })
  await database.pool.query('drop trigger refuse on sessions; drop function refuse')
  expect(reply).toMatchObject(refused('UNEXPECTED'))
  expect(must(await here.call(getAccountDetail, {})).email).toBe(old)
  must(await here.call(changeEmail, { body: { email } }))
})

test('another member’s email or number cannot be taken over', async () => {
  const [theirs, number] = ['theirs@example.sg', '+6591239999']
  await member({ email: theirs, mobile: number, mobileVerifiedAt: new Date() })
  const here = await member()
  await prove(testShop, here, theirs)
  await prove(testShop, here, number)
  expect(await here.call(changeEmail, { body: { email: theirs } })).toMatchObject(refused('EMAIL_TAKEN'))
  expect(await here.call(changeMobile, { body: { mobileNumber: number } })).toMatchObject(refused('MOBILE_TAKEN'))
  expect(await here.call(changeMobile, { body: { mobileNumber: theirs } })).toMatchObject({
    problem: { details: { mobileNumber: 'mobileInvalid' } },
  })
})

test('a number changes by a code, however it is written (member-04)', async () => {
  const here = await member()
  await prove(testShop, here, '9123 8888', '+6591238888')
  expect(must(await here.call(changeMobile, { body: { mobileNumber: '+65 9123 8888' } }))).toMatchObject({
    contactNo: '+6591238888',
    isContactNoVerified: true,
  })
})

test('sessions are listed and ended, only the member’s own', async () => {
  const [here, other] = [await member(), await member()]
  const foreign = must(await other.call(getSessions, {}))[0]!.sessionId
  const own = must(await here.call(getSessions, {}))
  expect(own).toEqual([expect.objectContaining({ isThisOne: true })])
  const answers = [foreign, 'an-unknown-session', own[0]!.sessionId].map((sessionId) => here.call(endSession, { body: { sessionId } }))
  for (const answer of await Promise.all(answers)) expect(answer).toMatchObject(refused('NOT_FOUND'))
  expect((await other.call(getAccountDetail, {})).ok).toBe(true)
})

test('a member gets a copy of their data, and leaves nothing personal behind but the orders', async () => {
  const email = 'leaving@example.sg'
  const here = await member({ email, passwordHash: 'a-hash-not-exported' })
  must(await here.call(addWishlist, { body: { ean: cast.candle.ean } }))
  const { quote } = await here.fill(cast.oolong.ean)
  const { orderNumber, invoiceKey } = mustBePaid(
    await here.call(createOrder, {
      body: {
        quoteHash: quote.hash,
        paymentNonce: bank.control.nonceFor('4242424242424242'),
        idempotencyKey: 'a-key-of-this-order',
        agreeToTerms: true,
      },
    }),
  )
  const data = JSON.stringify(must(await here.call(exportAccount, {})))
  for (const part of [email, cast.candle.ean, orderNumber, 'Joo Chiat Place']) expect(data).toContain(part)
  expect(data).not.toMatch(/a-hash-not-exported|sessionId":"(?!.{43}")/)
  await database.pool.query(`update sessions set signed_in_at = now() - interval '1 day' where member_id = $1`, [here.memberId])
  expect(await here.call(exportAccount, {})).toMatchObject(refused('SIGN_IN_AGAIN'))

  expect(await here.call(deleteAccount, { body: { emailOrPhone: 'other@example.sg' } })).toMatchObject(refused('FORBIDDEN'))
  expect(await here.call(deleteAccount, { body: { emailOrPhone: email } })).toMatchObject(refused('CODE_EXPIRED'))
  const elsewhere = shopper()
  await prove(testShop, elsewhere, email)
  must(await elsewhere.call(signIn, { body: { emailOrPhone: email } }))
  must(await elsewhere.call(getAccountDetail, {}))
  clock.advance(60_000)
  await prove(testShop, here, email)
  must(await here.call(deleteAccount, { body: { emailOrPhone: email } }))

  const { rows } = await database.pool.query('select * from members where auto_id = $1', [here.memberId])
  expect(Object.values(rows[0]!).filter((value) => value !== null && value !== '').length).toBe(5)
  for (const browser of [here, elsewhere]) expect(await browser.call(getAccountDetail, {})).toMatchObject({ problem: { status: 401 } })
  must(await shopper().call(getInvoice, { query: { orderNumber, key: invoiceKey } }))
  expect((await shop.app.inject({ url: `/api/Account/CheckExistEmailOrPhone?emailOrPhone=${email}` })).json()).toMatchObject({
    data: { exists: false },
  })
})

describe('a picture (member-06)', () => {
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
  const sent = (bytes: Buffer) => ({ body: { base64: bytes.toString('base64') } })

  test('is stored, replaced and removed, is its member’s alone, and in the copy of their data', async () => {
    const [here, other] = [await member(), await member()]
    expect(must(await here.call(getAvatar, {}))).toBeNull()
    expect(must(await here.call(changeAvatar, sent(png)))).toEqual({ contentType: 'image/png' })
    const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(1_048_573)])
    expect(must(await here.call(changeAvatar, sent(jpeg)))).toEqual({ contentType: 'image/jpeg' })
    const stored = { contentType: 'image/jpeg', base64: jpeg.toString('base64') }
    expect(must(await here.call(getAvatar, {}))).toEqual(stored)
    expect(must(await other.call(getAvatar, {}))).toBeNull()
    expect(must(await here.call(exportAccount, {}))['avatar']).toMatchObject(stored)
    must(await here.call(removeAvatar, {}))
    expect(must(await here.call(getAvatar, {}))).toBeNull()
  })

  test.each<[string, Buffer, string, string]>([
    ['of more than 1 MB', Buffer.concat([png, Buffer.alloc(1_048_576)]), 'AVATAR_TOO_LARGE', '文件过大，图片不能超过 1 MB。'],
    ['that is none', Buffer.from('<svg onload="alert(1)"/>'), 'AVATAR_NOT_PICTURE', '此文件不是可用的图片，请选择 JPEG、PNG 或 WebP。'],
  ])('%s is refused', async (_, bytes, code, message) => {
    const here = await member()
    here.cookies.set('culture', 'zh')
    expect(await here.call(changeAvatar, sent(bytes))).toMatchObject({ problem: { status: 422, code, message } })
    expect(must(await here.call(getAvatar, {}))).toBeNull()
  })
})
