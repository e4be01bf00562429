import { describe, expect, test, vi } from 'vitest'
import { dayMs, movableClock } from '#src/kit/clock.ts'
import type { Mail } from '#src/outside/email/port.ts'
import { createQuotas } from '#src/platform/quota/quotas.ts'
import { must, openTestShop, type TestShop } from '#test/shop.ts'
import { confirmSubscription, subscribe, unsubscribe } from '../newsletter.contract.ts'
import { rememberedDays } from '../rules/subscription.ts'
import { createNewsletter } from './newsletter.service.ts'

const clock = movableClock('2026-11-21T12:00:00+08:00')
const testShop = await openTestShop({ clock })
const { shop, shopper, database, mails, url } = testShop
const guest = shopper()

const patience = { timeout: 20_000, interval: 50 }
const mailsTo = (email: string): Mail[] => mails.filter(({ to }) => to === email)
const tokenIn = ({ text }: Mail, page: 'confirm' | 'unsubscribe'): string =>
  new RegExp(`/newsletter/${page}\\?token=([\\w-]+)`).exec(text)![1]!
const stateOf = async (email: string): Promise<string | undefined> =>
  (await database.pool.query<{ state: string }>('SELECT state FROM newsletter_subscriptions WHERE email = $1', [email])).rows[0]?.state

/** Every caller comes from a network of its own, so that only the limit per address applies. */
let networks = 0
const ask = (email: string, { app }: TestShop['shop'] = shop) =>
  app.inject({
    method: 'POST',
    url: subscribe.path,
    payload: { email },
    remoteAddress: `198.51.${Math.floor(++networks / 250)}.${networks % 250}`,
  })

/** Waits until every recorded job is done. */
async function quiet({ database: { pool } }: TestShop = testShop): Promise<void> {
  const left = async () =>
    (
      await pool.query<{ n: number }>(
        `SELECT count(*)::int n FROM pgboss.job WHERE name = 'confirm-newsletter' AND state IN ('created', 'active', 'retry')`,
      )
    ).rows[0]!.n
  await vi.waitFor(async () => expect(await left()).toBe(0), patience)
}

async function mailTo(email: string): Promise<Mail> {
  must(await guest.call(subscribe, { body: { email } }))
  return vi.waitUntil(() => mailsTo(email).at(-1), patience)
}

describe('subscribing', () => {
  test('the confirmation mail is in the caller’s language, and supports the mail program’s unsubscribe button (newsletter-07, safe-38)', async () => {
    const mail = await mailTo('meilin@example.sg')
    expect(mail).toMatchObject({
      subject: expect.stringContaining('Please confirm'),
      unsubscribeUrl: expect.stringMatching(/^http:\/\/localhost\/newsletter\/unsubscribe\?token=[\w-]{43}$/),
    })
    expect(mail.html).toContain(tokenIn(mail, 'confirm'))
    must(await shopper({ culture: 'zh' }).call(subscribe, { body: { email: 'meiling@example.sg' } }))
    const chinese = await vi.waitUntil(() => mailsTo('meiling@example.sg')[0], patience)
    expect(chinese).toMatchObject({ subject: expect.stringContaining('请确认订阅'), html: expect.stringContaining('lang="zh-Hans-SG"') })
  })

  test('the reply is the same for an address that is new, pending, confirmed or unsubscribed', async () => {
    const answers = new Set<string>()
    const answer = async () =>
      answers.add(
        await ask('same@example.sg').then(({ statusCode, body, headers }) => `${statusCode} ${body} ${headers['content-length']}`),
      )
    await answer()
    await answer()
    await quiet()
    const [mail] = mailsTo('same@example.sg')
    must(await guest.call(confirmSubscription, { body: { token: tokenIn(mail!, 'confirm') } }))
    await answer()
    clock.advance(1000)
    must(await guest.call(unsubscribe, { body: { token: tokenIn(mail!, 'unsubscribe') } }))
    await quiet()
    expect(mailsTo('same@example.sg')).toHaveLength(1)
    await answer()
    expect([...answers]).toEqual(['200 {"succeeded":true,"data":null} 30'])
    await quiet()
    expect(mailsTo('same@example.sg'), 'who has left is asked again').toHaveLength(2)
  })

  test.each(['', 'meilin', 'a@b.sg, c@d.sg', 'a@b.sg\r\nBcc: c@d.sg', '陈@example.sg', `${'a'.repeat(230)}@b.sg`])(
    '%j is refused by its field (form-03)',
    async (email) => {
      expect(await guest.call(subscribe, { body: { email } })).toMatchObject({
        ok: false,
        problem: { status: 422, details: { email: expect.any(String) } },
      })
    },
  )

  test('every spelling of an address is one subscription', async () => {
    await mailTo('case@example.sg')
    await ask(' CASE@Example.SG ')
    await quiet()
    expect(mails.filter(({ to }) => to.toLowerCase() === 'case@example.sg')).toHaveLength(1)
  })
})

describe('mail bombing', () => {
  /** Many requests at once for a few addresses; returns how many mails each address got. */
  async function bomb(target: TestShop, count = 300): Promise<number[]> {
    const victims = Array.from({ length: 5 }, (_, index) => `victim-${index}@example.sg`)
    const posts = Array.from({ length: count }, (_, index) => victims[index % victims.length]!)
    const replies = await Promise.all(posts.map((email) => ask(email, target.shop)))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    await quiet(target)
    return victims.map((victim) => target.mails.filter(({ to }) => to === victim).length)
  }

  test('three hundred requests at once from three hundred networks: one mail per address (safe-38)', async () => {
    expect(await bomb(testShop)).toEqual([1, 1, 1, 1, 1])
    clock.advance(dayMs / 2)
    expect(await bomb(testShop)).toEqual([1, 1, 1, 1, 1])
    clock.advance(dayMs / 2)
    expect(await bomb(testShop)).toEqual([2, 2, 2, 2, 2])
  })

  test('who leaves can subscribe again at once, once a day; whoever subscribes them then sends no more mails (newsletter-08, safe-38)', async () => {
    const email = 'back-again@example.sg'
    const counts: number[] = []
    const bombed = async () => {
      await Promise.all(Array.from({ length: 20 }, () => ask(email)))
      await quiet()
      return mailsTo(email).length
    }
    for (let time = 0; time < 4; time++) {
      counts.push(await bombed())
      clock.advance(1000)
      must(await guest.call(unsubscribe, { body: { token: tokenIn(mailsTo(email).at(-1)!, 'unsubscribe') } }))
    }
    expect(counts).toEqual([1, 2, 2, 2])
    clock.advance(dayMs)
    expect(await bombed()).toBe(3)
    must(await guest.call(confirmSubscription, { body: { token: tokenIn(mailsTo(email).at(-1)!, 'confirm') } }))
    expect(await stateOf(email)).toBe('confirmed')
  })

  test('who confirms and leaves again gets no third mail within the day, and is forgotten by when they left last (newsletter-08)', async () => {
    const email = 'there-and-back@example.sg'
    const act = async (page: 'confirm' | 'unsubscribe') => {
      clock.advance(1000)
      const call = page === 'confirm' ? confirmSubscription : unsubscribe
      must(await guest.call(call, { body: { token: tokenIn(mailsTo(email).at(-1)!, page) } }))
    }
    const asked = async () => {
      await ask(email)
      await quiet()
      return mailsTo(email).length
    }
    expect(await asked()).toBe(1)
    for (const page of ['confirm', 'unsubscribe'] as const) await act(page)
    expect(await asked()).toBe(2)
    for (const page of ['confirm', 'unsubscribe'] as const) await act(page)
    expect(await asked()).toBe(2)
    clock.advance(dayMs)
    expect(await asked()).toBe(3)
    await act('unsubscribe')
    expect(await asked()).toBe(4)
    await act('confirm')
    clock.advance(30 * dayMs)
    await act('unsubscribe')
    const { settings, jobs } = shop
    const mail = { send: async () => {} }
    const quotas = createQuotas(clock)
    await createNewsletter({ database, settings, jobs, mail, clock, quotas, publicOrigin: 'http://localhost', key: '' }).deleteOld()
    expect(await stateOf(email)).toBe('unsubscribed')
  })

  test('twin: a shop that loses the time of its last mail sends more', async () => {
    const forgetting = await openTestShop({
      clock,
      unguard: [
        `CREATE FUNCTION forget() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.asked_at := NEW.asked_at - interval '1 day'; RETURN NEW; END $$`,
        'CREATE TRIGGER forget BEFORE INSERT OR UPDATE ON newsletter_subscriptions FOR EACH ROW EXECUTE FUNCTION forget()',
      ],
    })
    await bomb(forgetting, 10)
    expect(Math.min(...(await bomb(forgetting, 10)))).toBeGreaterThan(1)
  })

  test('one network subscribes twenty addresses an hour, whichever they are', async () => {
    const from = (remoteAddress: string, index: number) =>
      shop.app.inject({ method: 'POST', url: subscribe.path, payload: { email: `stranger-${index}@example.sg` }, remoteAddress })
    const replies = await Promise.all(Array.from({ length: 40 }, (_, index) => from(`2001:db8:7:7::${index + 1}`, index)))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
    const refused = replies.find(({ statusCode }) => statusCode === 429)!
    expect(refused.headers['retry-after']).toBe('3600')
    expect(refused.json()).toMatchObject({ succeeded: false, code: 'TOO_MANY_REQUESTS', title: expect.any(String) })
    expect((await from('2001:db8:7:8::1', 41)).statusCode).toBe(200)
    clock.advance(dayMs / 24)
    expect((await from('2001:db8:7:7::1', 42)).statusCode).toBe(200)
  })
})

describe('the links', () => {
  test('confirm once or twice, leave once or twice; leaving wins over an old confirming link', async () => {
    const email = 'links@example.sg'
    const mail = await mailTo(email)
    expect(await stateOf(email)).toBe('pending')
    const confirm = () => guest.call(confirmSubscription, { body: { token: tokenIn(mail, 'confirm') } })
    const leave = () => guest.call(unsubscribe, { body: { token: tokenIn(mail, 'unsubscribe') } })
    for (const press of [confirm, confirm]) must(await press())
    expect(await stateOf(email)).toBe('confirmed')
    for (const press of [leave, leave]) must(await press())
    expect(await stateOf(email)).toBe('unsubscribed')
    expect(await confirm()).toMatchObject({ ok: false, problem: { status: 404 } })
    expect(await stateOf(email)).toBe('unsubscribed')
  })

  test('an expired token and an unknown one get the same reply', async () => {
    const mail = await mailTo('late@example.sg')
    clock.advance(rememberedDays * dayMs)
    const answers = await Promise.all(
      [tokenIn(mail, 'confirm'), tokenIn(mail, 'unsubscribe'), 'a'.repeat(43), ''].map((token) =>
        guest.call(confirmSubscription, { body: { token } }),
      ),
    )
    expect(answers[0]).toMatchObject({ ok: false, problem: { status: 404, code: 'NOT_FOUND' } })
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await stateOf('late@example.sg')).toBe('pending')
  })

  test('when an address subscribes again after a day, the new link confirms and the old one is void', async () => {
    const first = await mailTo('again@example.sg')
    clock.advance(dayMs)
    must(await guest.call(subscribe, { body: { email: 'again@example.sg' } }))
    const second = await vi.waitUntil(() => mailsTo('again@example.sg')[1], patience)
    expect(second.messageId).not.toBe(first.messageId)
    expect(tokenIn(second, 'unsubscribe')).toBe(tokenIn(first, 'unsubscribe'))
    expect(await guest.call(confirmSubscription, { body: { token: tokenIn(first, 'confirm') } })).toMatchObject({
      ok: false,
      problem: { status: 404 },
    })
    must(await guest.call(confirmSubscription, { body: { token: tokenIn(second, 'confirm') } }))
  })

  test('no token is stored', async () => {
    const mail = await mailTo('secret@example.sg')
    const { rows } = await database.pool.query<{
      row: string
    }>(`SELECT row_to_json(s)::text AS row FROM newsletter_subscriptions s WHERE email = 'secret@example.sg'
      UNION ALL SELECT data::text FROM pgboss.job WHERE name = 'confirm-newsletter'`)
    const stored = rows.map(({ row }) => row).join()
    expect(stored).toContain('secret@example.sg')
    for (const page of ['confirm', 'unsubscribe'] as const) expect(stored).not.toContain(tokenIn(mail, page))
  })

  test('unconfirmed and left subscriptions are deleted after a week; confirmed ones are not', async () => {
    const stays = await mailTo('stays@example.sg')
    must(await guest.call(confirmSubscription, { body: { token: tokenIn(stays, 'confirm') } }))
    const leaves = await mailTo('leaves@example.sg')
    must(await guest.call(unsubscribe, { body: { token: tokenIn(leaves, 'unsubscribe') } }))
    await mailTo('silent@example.sg')
    clock.advance(rememberedDays * dayMs)
    const { settings, jobs } = shop
    const mail = { send: async () => {} }
    await createNewsletter({
      database,
      settings,
      jobs,
      mail,
      clock,
      quotas: createQuotas(clock),
      publicOrigin: 'http://localhost',
      key: '',
    }).deleteOld()
    expect([await stateOf('stays@example.sg'), await stateOf('leaves@example.sg'), await stateOf('silent@example.sg')]).toEqual([
      'confirmed',
      undefined,
      undefined,
    ])
  })
})

describe('one click in a mail program (RFC 8058)', () => {
  const click = (target: string, init: RequestInit = {}) =>
    fetch(url + target, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), ...init })

  test('a form without a cookie unsubscribes, however often it is posted', async () => {
    const mail = await mailTo('click@example.sg')
    const { pathname, search } = new URL(mail.unsubscribeUrl!)
    const form = new FormData()
    form.set('List-Unsubscribe', 'One-Click')
    for (const body of [undefined, form]) expect((await click(pathname + search, body ? { body } : {})).status).toBe(204)
    expect(await stateOf('click@example.sg')).toBe('unsubscribed')
  })

  test('does not reveal whether a token is known, and refuses large bodies', async () => {
    for (const query of ['', '?token=', '?token=abc', '?token=a&token=b', '?token=%00'])
      expect((await click(`/newsletter/unsubscribe${query}`)).status).toBe(204)
    expect((await click('/newsletter/unsubscribe?token=a', { body: new URLSearchParams({ a: 'x'.repeat(5000) }) })).status).toBe(400)
  })

  test('is the only place where a form is accepted', async () => {
    const evil = await click('/newsletter/unsubscribe?token=a', { headers: { origin: 'https://evil.example' } })
    expect(evil.status).toBe(403)
    expect((await click(unsubscribe.path)).status).toBe(400)
    expect((await click(subscribe.path)).status).toBe(400)
  })
})

test('a mail that was delivered but not acknowledged is sent again as the same mail (safe-09)', async () => {
  const journal: Mail[] = []
  const cutOff = await openTestShop({
    mail: {
      async send(mail) {
        journal.push(mail)
        if (journal.length === 1) throw new Error('the connection was cut after the mail server’s 250')
      },
    },
  })
  must(await cutOff.shopper().call(subscribe, { body: { email: 'cut@example.sg' } }))
  await vi.waitFor(() => expect(journal).toHaveLength(2), { timeout: 50_000 })
  expect(journal[1]).toEqual(journal[0])
})
