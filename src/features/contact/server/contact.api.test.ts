import { describe, expect, test, vi } from 'vitest'
import { dayMs, movableClock } from '#src/kit/clock.ts'
import type { Mail } from '#src/outside/email/port.ts'
import { createQuotas } from '#src/platform/quota/quotas.ts'
import { must, openTestShop, type Shopper } from '#test/shop.ts'
import { getHumanCheck, getSubjects, sendEmail, type ContactPayload } from '../contact.contract.ts'
import { longestMs, quickestMs } from '../rules/human-check.ts'
import { createContact } from './contact.service.ts'

const clock = movableClock('2026-11-21T12:00:00+08:00')
const { shop, shopper, database, mails } = await openTestShop({ clock })
const guest = shopper()

const patience = { timeout: 20_000, interval: 50 }
const storeMail = 'shop@localhost'
const mailsTo = (email: string): Mail[] => mails.filter(({ to }) => to === email)
const mailTo = (email: string, which: (mail: Mail) => boolean = () => true): Promise<Mail> =>
  vi.waitUntil(() => mailsTo(email).find(which), patience)

/** A form that is open and filled in for as long as a person needs. */
async function written(change: Partial<ContactPayload> = {}, who: Shopper = guest): Promise<ContactPayload> {
  const { humanCheck } = must(await who.call(getHumanCheck, {}))
  clock.advance(quickestMs)
  return {
    salutation: 'ms',
    firstName: 'Mei Lin',
    lastName: 'Tan',
    email: 'meilin.tan@example.sg',
    mobileNumber: '+65 9123 4567',
    storeLocation: 'katong',
    subject: 'general',
    message: 'Hello,\nis the <b>kettle</b> back?',
    humanCheck,
    leaveEmpty: '',
    ...change,
  }
}
const send = (body: ContactPayload, who: Shopper = guest) => who.call(sendEmail, { body })

test('subjects come from the settings, in the caller’s language (contact-02)', async () => {
  expect(must(await guest.call(getSubjects, {}))).toEqual([{ code: 'general', name: 'A question' }])
  expect(must(await shopper({ culture: 'zh' }).call(getSubjects, {}))).toEqual([{ code: 'general', name: '一般咨询' }])
})

describe('a message', () => {
  test('reaches the store, replies go to its writer, and it is stored (contact-02)', async () => {
    const { reference, answerWithinDays } = must(await send(await written()))
    expect(answerWithinDays).toBe(2)
    const mail = await mailTo(storeMail, ({ subject }) => subject.includes(reference))
    expect(mail).toMatchObject({ subject: `A question: Ms Mei Lin Tan (${reference})`, replyTo: 'meilin.tan@example.sg' })
    expect(mail.text).toContain('Hello,\nis the <b>kettle</b> back?')
    expect(mail.html).toContain('Hello,<br>is the &lt;b&gt;kettle&lt;/b&gt; back?')
    const { rows } = await database.pool.query('SELECT message, store_location FROM contact_messages WHERE auto_id = $1', [reference])
    expect(rows).toEqual([{ message: 'Hello,\nis the <b>kettle</b> back?', store_location: 'katong' }])
  })

  test('is acknowledged in the writer’s language, without quoting what was typed', async () => {
    const chinese = shopper({ culture: 'zh' })
    const evil = { email: 'stranger@example.sg', firstName: 'Visit evil.example', message: 'Buy pills at https://evil.example' }
    const { reference } = must(await send(await written(evil, chinese), chinese))
    const receipt = await mailTo('stranger@example.sg')
    expect(receipt.subject).toBe(`我们已收到您的来信（${reference}）`)
    expect(receipt.html).toContain('lang="zh-Hans-SG"')
    for (const part of [receipt.subject, receipt.text, receipt.html]) expect(part).not.toMatch(/evil|pills/)
  })

  test('sends one receipt a day to an address that may be a stranger’s', async () => {
    const email = 'often@example.sg'
    for (const message of ['one', 'two', 'three']) must(await send(await written({ email, message })))
    await vi.waitUntil(() => mails.filter(({ replyTo }) => replyTo === email).length === 3, patience)
    expect(mailsTo(email)).toHaveLength(1)
    clock.advance(dayMs)
    must(await send(await written({ email, message: 'four' })))
    await vi.waitUntil(() => mailsTo(email).length === 2, patience)
  })

  test('sent again because its reply was lost is the same message; another message needs a check of its own', async () => {
    const body = await written({ email: 'lost@example.sg' })
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(body)))
    expect(new Set(answers.map((answer) => must(answer).reference)).size).toBe(1)
    expect(await send({ ...body, message: 'Something else' })).toMatchObject({ ok: false, problem: { code: 'HUMAN_CHECK_MISSING' } })
    await mailTo('lost@example.sg')
    await expect.poll(() => mails.filter(({ replyTo }) => replyTo === 'lost@example.sg').length).toBe(1)
  })

  test('is deleted after two years, as the privacy page says', async () => {
    const count = async () => (await database.pool.query<{ n: number }>('SELECT count(*)::int n FROM contact_messages')).rows[0]!.n
    must(await send(await written()))
    const parts = {
      database,
      settings: shop.settings,
      stock: null as never,
      jobs: shop.jobs,
      mail: { send: async () => {} },
      quotas: createQuotas(clock),
      publicOrigin: 'http://localhost',
      key: '',
    }
    const later = { now: () => new Date(clock.now().getTime() + 2 * 365 * dayMs - 1) }
    await createContact({ ...parts, clock: later }).deleteOld()
    expect(await count()).toBeGreaterThan(0)
    clock.advance(2 * 365 * dayMs)
    await createContact({ ...parts, clock }).deleteOld()
    expect(await count()).toBe(0)
  })
})

describe('what is refused', () => {
  test.each<[Partial<ContactPayload>, object]>([
    [
      { salutation: '', firstName: '', message: ' ' },
      { salutation: 'salutationRequired', firstName: 'firstNameRequired', message: 'messageRequired' },
    ],
    [
      { storeLocation: 'nowhere', subject: 'nothing' },
      { storeLocation: 'storeLocationRequired', subject: 'subjectRequired' },
    ],
    [{ lastName: 'Tan\r\nBcc: victim@example.sg' }, { lastName: 'notPlainText' }],
    [{ email: 'a@b.sg\r\nBcc: victim@example.sg' }, { email: 'emailInvalid' }],
  ])('%j is named field by field', async (change, details) => {
    expect(await send(await written(change))).toMatchObject({ ok: false, problem: { status: 422, code: 'VALIDATION', details } })
  })

  test('a message in which only the store is the web shop goes through', async () => {
    must(await send(await written({ storeLocation: 'online' })))
  })

  const isRefused = { ok: false, problem: { status: 422, code: 'HUMAN_CHECK_MISSING', message: 'ReCaptcha is required' } }

  test('a form sent too fast, held too long, without a check, with a forged one, or with the hidden field filled in', async () => {
    const good = await written()
    const hasty = must(await guest.call(getHumanCheck, {})).humanCheck
    clock.advance(quickestMs - 1)
    const [openedAt, nonce, signature] = good.humanCheck.split('.') as [string, string, string]
    const forged = [
      '',
      'x',
      `${Number(openedAt) - 1}.${nonce}.${signature}`,
      `${openedAt}.${nonce}.${signature}.`,
      `${openedAt}.${nonce}.`,
      'NaN..',
      '9'.repeat(200),
    ]
    for (const humanCheck of [hasty, ...forged]) expect(await send({ ...good, humanCheck }), humanCheck).toMatchObject(isRefused)
    expect(await send({ ...good, leaveEmpty: 'https://spam.example' })).toMatchObject(isRefused)
    clock.advance(longestMs)
    expect(await send(good)).toMatchObject(isRefused)
    expect(await shopper({ culture: 'zh' }).call(sendEmail, { body: good })).toMatchObject({ problem: { message: '请完成人机验证' } })
  })

  test('the eleventh message from one network within an hour', async () => {
    clock.advance(dayMs)
    const bodies = []
    for (let index = 0; index < 11; index++) bodies.push(await written({ email: `many-${index}@example.sg` }))
    const inject = (payload: ContactPayload, remoteAddress: string) =>
      shop.app.inject({ method: 'POST', url: sendEmail.path, payload, remoteAddress })
    const replies = await Promise.all(bodies.map((body) => inject(body, '203.0.113.9')))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    const refused = bodies[replies.findIndex(({ statusCode }) => statusCode === 429)]!
    expect((await inject(refused, '203.0.113.10')).statusCode).toBe(200)
  })
})
