import { afterAll, expect, test, vi } from 'vitest'
import { getHumanCheck, sendEmail } from '#src/features/contact/contact.contract.ts'
import { quickestMs } from '#src/features/contact/rules/human-check.ts'
import { confirmSubscription, subscribe, unsubscribe } from '#src/features/newsletter/newsletter.contract.ts'
import {
  confirmRestockNotification,
  subscribeRestockNotification,
  unsubscribeRestockNotification,
} from '#src/features/restock/restock.contract.ts'
import { movableClock } from '#src/kit/clock.ts'
import { createSmtpMail } from '#src/outside/email/smtp-mail.ts'
import { cast } from '#test/cast/catalogue.ts'
import { closeAfterwards } from '#test/closing.ts'
import { startMailServer, type Delivery } from '#test/mail-server.ts'
import { must, openTestShop } from '#test/shop.ts'

const clock = movableClock('2026-11-21T12:00:00+08:00')
const { url, letters, close } = await startMailServer()
closeAfterwards(close)
const mail = createSmtpMail({ url, from: '九里香百货 <shop@kemuning.example>' })
afterAll(() => mail.close())
const { shopper } = await openTestShop({ clock, mail })

const letterTo = (email: string): Promise<Delivery> =>
  vi.waitUntil(() => letters.find(({ envelopeTo }) => envelopeTo.includes(email)), { timeout: 20_000, interval: 50 })
const tokenIn = (text: string): string => /token=([\w-]+)/.exec(text)![1]!

test('a subscription over a real mail server: Chinese in both parts, a one-click header, and working links', async () => {
  const guest = shopper({ culture: 'zh' })
  must(await guest.call(subscribe, { body: { email: 'meiling@example.sg' } }))
  const { mail: letter, headers, envelopeTo } = await letterTo('meiling@example.sg')
  expect(envelopeTo).toEqual(['meiling@example.sg'])
  expect(letter.subject).toMatch(/^请确认订阅/)
  for (const part of [letter.text, letter.html]) expect(part).toContain('请按下方按钮确认')
  expect(headers.get('list-unsubscribe')).toMatch(/^<http:\/\/localhost\/newsletter\/unsubscribe\?token=[\w-]{43}>$/)
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  must(await guest.call(confirmSubscription, { body: { token: tokenIn(letter.text) } }))
  must(await guest.call(unsubscribe, { body: { token: tokenIn(headers.get('list-unsubscribe')!) } }))
})

test('a back-in-stock mail over a real mail server: in Chinese, confirmed and unsubscribed by its links', async () => {
  const guest = shopper({ culture: 'zh' })
  must(await guest.call(subscribeRestockNotification, { body: { ean: cast.soldOut.ean, email: 'waiting@example.sg' } }))
  const { mail: letter, headers } = await letterTo('waiting@example.sg')
  expect(letter.subject).toBe('请确认：香屋 风暴蓝瓶到货时通知您')
  for (const part of [letter.text, letter.html]) expect(part).toContain('到货通知')
  expect(headers.get('list-unsubscribe')).toMatch(/^<http:\/\/localhost\/restock\/unsubscribe\?token=[\w-]{43}>$/)
  must(await guest.call(confirmRestockNotification, { body: { token: tokenIn(letter.text) } }))
  must(await guest.call(unsubscribeRestockNotification, { body: { token: tokenIn(headers.get('list-unsubscribe')!) } }))
})

test('a message over a real mail server is sent to the store alone, and a reply goes to its writer', async () => {
  const guest = shopper()
  const { humanCheck } = must(await guest.call(getHumanCheck, {}))
  clock.advance(quickestMs)
  const body = {
    salutation: 'mr',
    firstName: 'Raj, <victim@example.sg>',
    lastName: 'Kumar: Bcc',
    email: 'raj@example.sg',
    mobileNumber: '9123 4567',
    storeLocation: 'online',
    subject: 'general',
    message: 'Bcc: victim@example.sg\r\n.\r\nQUIT\r\n',
    humanCheck,
    leaveEmpty: '',
  }
  must(await guest.call(sendEmail, { body }))
  const { mail: letter, envelopeTo, headers } = await letterTo('shop@localhost')
  expect(envelopeTo).toEqual(['shop@localhost'])
  expect(letter.replyTo).toBe('raj@example.sg')
  expect(headers.has('bcc') || headers.has('cc')).toBe(false)
  expect(letter.text).toContain('QUIT')
  expect((await letterTo('raj@example.sg')).mail.text).toContain('2 working days')
  expect(letters.some(({ envelopeTo: to }) => to.includes('victim@example.sg'))).toBe(false)
})
