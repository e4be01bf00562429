import { afterEach, describe, expect, test, vi } from 'vitest'
import { dayMs, movableClock } from '#src/kit/clock.ts'
import type { Mail } from '#src/outside/email/port.ts'
import { cast, setStock } from '#test/cast/catalogue.ts'
import { restockOf } from '#test/restock.ts'
import { must, openTestShop, type TestShop } from '#test/shop.ts'
import { confirmRestockNotification, subscribeRestockNotification, unsubscribeRestockNotification } from '../restock.contract.ts'
import { rememberedDays } from '../rules/restock.ts'

const clock = movableClock('2026-11-21T12:00:00+08:00')
const testShop = await openTestShop({ clock })
const { database, shopper, url } = testShop
const guest = shopper()
const ean = cast.soldOut.ean

const patience = { timeout: 20_000, interval: 50 }
const tokenIn = ({ text }: Mail, page: 'confirm' | 'unsubscribe'): string =>
  new RegExp(`/restock/${page}\\?token=([\\w-]+)`).exec(text)![1]!
const isBack = ({ subject }: Mail): boolean => /Back in stock|到货了/.test(subject)
const mailsTo = (email: string, { mails } = testShop): Mail[] => mails.filter(({ to }) => to === email)

const serviceOf = (target: TestShop, parts?: Parameters<typeof restockOf>[2]) => restockOf(target, clock, parts)

/** Every caller comes from a network of its own, so that only the limit per address applies. */
let networks = 0
const ask = (email: string, { shop: { app } } = testShop) =>
  app.inject({
    method: 'POST',
    url: subscribeRestockNotification.path,
    payload: { ean, email },
    remoteAddress: `198.51.${Math.floor(++networks / 250)}.${networks % 250}`,
  })

async function quiet({ database: { pool } }: TestShop = testShop): Promise<void> {
  const left = async () =>
    (
      await pool.query<{ n: number }>(
        `SELECT count(*)::int n FROM pgboss.job WHERE name IN ('confirm-restock', 'tell-restock') AND state IN ('created', 'active', 'retry')`,
      )
    ).rows[0]!.n
  await vi.waitFor(async () => expect(await left()).toBe(0), patience)
}

/** Subscribes to the sold-out vase and confirms, one address after another, in the order of the list. */
async function wait(emails: readonly string[], target = testShop): Promise<void> {
  for (const email of emails) {
    expect((await ask(email, target)).statusCode).toBe(200)
    const mail = await vi.waitUntil(() => mailsTo(email, target).at(-1), patience)
    must(await target.shopper().call(confirmRestockNotification, { body: { token: tokenIn(mail, 'confirm') } }))
    clock.advance(1000)
  }
}

const someone = (name: string, count: number): string[] => Array.from({ length: count }, (_, index) => `${name}-${index}@example.sg`)
/** Who was notified, in the order of the list; each name as often as there were mails. */
const notifiedOf = (emails: readonly string[], target = testShop): string[] =>
  emails.flatMap((email) =>
    mailsTo(email, target)
      .filter(isBack)
      .map(({ to }) => to),
  )

describe('subscribing', () => {
  test('a guest gets the mail in their own language, and no notification before they confirm (restock-02, safe-38)', async () => {
    must(await shopper({ culture: 'zh' }).call(subscribeRestockNotification, { body: { ean, email: 'MeiLing@example.sg' } }))
    const mail = await vi.waitUntil(() => mailsTo('meiling@example.sg')[0], patience)
    expect(mail).toMatchObject({
      subject: expect.stringContaining('请确认：香屋 风暴蓝瓶'),
      html: expect.stringContaining('lang="zh-Hans-SG"'),
      unsubscribeUrl: expect.stringMatching(/^http:\/\/localhost\/restock\/unsubscribe\?token=[\w-]{43}$/),
    })
    await setStock(database, ean, 5)
    await serviceOf(testShop).notifyWaiting()
    await quiet()
    expect(mailsTo('meiling@example.sg')).toHaveLength(1)
    await setStock(database, ean, 0)
  })

  test('the reply is the same for an address that is new, pending, confirmed or gone; only who left is asked again (restock-04, safe-38)', async () => {
    const answers = new Set<string>()
    const answer = async () => answers.add(await ask('same@example.sg').then(({ statusCode, body }) => `${statusCode} ${body}`))
    await answer()
    await answer()
    await quiet()
    const [mail] = mailsTo('same@example.sg')
    must(await guest.call(confirmRestockNotification, { body: { token: tokenIn(mail!, 'confirm') } }))
    await answer()
    clock.advance(1000)
    must(await guest.call(unsubscribeRestockNotification, { body: { token: tokenIn(mail!, 'unsubscribe') } }))
    expect(mailsTo('same@example.sg')).toHaveLength(1)
    for (let time = 0; time < 3; time++) await answer()
    await quiet()
    expect([...answers]).toEqual(['200 {"succeeded":true,"data":null}'])
    expect(mailsTo('same@example.sg')).toHaveLength(2)
  })

  test('sixty requests at once for one address: one mail a day (safe-38)', async () => {
    const bomb = () => Promise.all(Array.from({ length: 60 }, () => ask('victim@example.sg')))
    await bomb()
    await quiet()
    expect(mailsTo('victim@example.sg')).toHaveLength(1)
    clock.advance(dayMs)
    await bomb()
    await quiet()
    expect(mailsTo('victim@example.sg')).toHaveLength(2)
  })

  test('who confirms and leaves again gets no third mail within the day (restock-04)', async () => {
    const email = 'there-and-back@example.sg'
    const counts: number[] = []
    for (let time = 0; time < 3; time++) {
      await ask(email)
      await quiet()
      counts.push(mailsTo(email).length)
      const mail = mailsTo(email).at(-1)!
      clock.advance(1000)
      if (time < 2) must(await guest.call(confirmRestockNotification, { body: { token: tokenIn(mail, 'confirm') } }))
      clock.advance(1000)
      must(await guest.call(unsubscribeRestockNotification, { body: { token: tokenIn(mail, 'unsubscribe') } }))
    }
    expect(counts).toEqual([1, 2, 2])
  })

  test('who leaves can ask again at once, once a day; whoever asks for them then sends no more mails (restock-04, safe-38)', async () => {
    const leave = async () => {
      const mail = await vi.waitUntil(() => mailsTo('back-again@example.sg').at(-1), patience)
      clock.advance(1000)
      must(await guest.call(unsubscribeRestockNotification, { body: { token: tokenIn(mail, 'unsubscribe') } }))
    }
    const bomb = async () => {
      await Promise.all(Array.from({ length: 20 }, () => ask('back-again@example.sg')))
      await quiet()
      return mailsTo('back-again@example.sg').length
    }
    const counts: number[] = []
    for (let time = 0; time < 4; time++) {
      counts.push(await bomb())
      await leave()
    }
    expect(counts).toEqual([1, 2, 2, 2])
    clock.advance(dayMs)
    expect(await bomb()).toBe(3)
    const mail = mailsTo('back-again@example.sg').at(-1)!
    must(await guest.call(confirmRestockNotification, { body: { token: tokenIn(mail, 'confirm') } }))
    await setStock(database, ean, 1)
    await serviceOf(testShop).notifyWaiting()
    await quiet()
    expect(notifiedOf(['back-again@example.sg'])).toHaveLength(1)
    await setStock(database, ean, 0)
    await database.pool.query('DELETE FROM restock_askers')
    clock.advance(dayMs)
  })

  test('one network subscribes twenty times an hour', async () => {
    const from = (index: number) =>
      testShop.shop.app.inject({
        method: 'POST',
        url: subscribeRestockNotification.path,
        payload: { ean, email: `stranger-${index}@example.sg` },
        remoteAddress: '2001:db8:7:7::1',
      })
    const replies = await Promise.all(Array.from({ length: 25 }, (_, index) => from(index)))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
    expect(replies.find(({ statusCode }) => statusCode === 429)!.headers['retry-after']).toBe('3600')
  })

  test.each(['', 'meilin', 'a@b.sg\r\nBcc: c@d.sg', '陈@example.sg'])('%j is refused by its field (form-03)', async (email) => {
    const reply = await guest.call(subscribeRestockNotification, { body: { ean, email } })
    expect(reply).toMatchObject({
      ok: false,
      problem: { status: 422, code: 'VALIDATION', details: { email: expect.stringMatching(/^email/) } },
    })
  })

  test('goods in stock and unknown goods cannot be subscribed to', async () => {
    const about = (wanted: string) => guest.call(subscribeRestockNotification, { body: { ean: wanted, email: 'about@example.sg' } })
    expect(await about(cast.candle.ean)).toMatchObject({ ok: false, problem: { status: 409, code: 'IN_STOCK' } })
    expect(await about('00000000')).toMatchObject({ ok: false, problem: { status: 404 } })
  })
})

describe('the links', () => {
  test('leaving wins over an old confirming link, and an expired token is answered like an unknown one', async () => {
    await ask('links@example.sg')
    const mail = await vi.waitUntil(() => mailsTo('links@example.sg')[0], patience)
    const confirm = () => guest.call(confirmRestockNotification, { body: { token: tokenIn(mail, 'confirm') } })
    must(await confirm())
    must(await confirm())
    const { pathname, search } = new URL(mail.unsubscribeUrl!)
    const click = await fetch(url + pathname + search, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
    expect(click.status).toBe(204)
    const dead = await confirm()
    expect(dead).toMatchObject({ ok: false, problem: { status: 404 } })
    expect(await guest.call(confirmRestockNotification, { body: { token: 'a'.repeat(43) } })).toEqual(dead)
  })

  test('a subscriber who never confirmed, left, or was notified is deleted after a week; one who waits is not', async () => {
    const notified = 'was-notified@example.sg'
    await wait([notified, 'waits@example.sg'])
    await setStock(database, ean, 1)
    await serviceOf(testShop).notifyWaiting()
    await quiet()
    await setStock(database, ean, 0)
    expect(notifiedOf([notified, 'waits@example.sg'])).toEqual([notified])
    clock.advance(rememberedDays * dayMs)
    await serviceOf(testShop).deleteOld()
    const { rows } = await database.pool.query<{ email: string }>('SELECT email FROM restock_askers')
    expect(rows.map(({ email }) => email)).toEqual(['waits@example.sg'])
    await database.pool.query('DELETE FROM restock_askers')
  })
})

describe('notifying', () => {
  // A notification counts for a day, so the next test begins a day later.
  afterEach(async () => {
    await setStock(database, ean, 0)
    clock.advance(dayMs)
  })

  test('two pieces came back: the first two subscribers are notified, once; the next a day later, or when more comes (restock-01)', async () => {
    const waiting = someone('queue', 5)
    await wait(waiting)
    const { notifyWaiting } = serviceOf(testShop)
    await notifyWaiting()
    await quiet()
    expect(notifiedOf(waiting)).toEqual([])
    await setStock(database, ean, 2)
    for (let run = 0; run < 3; run++) await notifyWaiting()
    await quiet()
    expect(notifiedOf(waiting)).toEqual(waiting.slice(0, 2))
    const back = mailsTo(waiting[0]!).find(isBack)
    expect(back!.text).toContain(`http://localhost/product/${cast.soldOut.slug}?variant=${ean}`)
    await setStock(database, ean, 3)
    await notifyWaiting()
    await quiet()
    expect(notifiedOf(waiting)).toEqual(waiting.slice(0, 3))
    clock.advance(dayMs)
    await notifyWaiting()
    await quiet()
    expect(notifiedOf(waiting)).toEqual(waiting)
  })

  test('who missed it and asks again is notified at the next arrival, once a day at most (restock-03, safe-38)', async () => {
    const [missed, other] = ['missed@example.sg', 'other@example.sg']
    const { notifyWaiting } = serviceOf(testShop)
    const arrive = async (pieces: number) => {
      await setStock(database, ean, pieces)
      await notifyWaiting()
      await quiet()
      await setStock(database, ean, 0)
      return notifiedOf([missed, other])
    }
    await wait([missed])
    expect(await arrive(1)).toEqual([missed])
    clock.advance(60_000)
    await wait([other])
    expect((await ask(missed)).statusCode).toBe(200)
    clock.advance(60_000)
    expect(await arrive(1), 'the piece that came within the day is for the next one').toEqual([missed, other])
    clock.advance(dayMs)
    expect(await arrive(1)).toEqual([missed, missed, other])
    clock.advance(dayMs)
    expect(await arrive(1), 'who did not ask again is not notified again').toEqual([missed, missed, other])
    await database.pool.query('DELETE FROM restock_askers')
  })

  test('ten sweeps at once notify each subscriber once and no more of them than there are pieces', async () => {
    const waiting = someone('crowd', 8)
    await wait(waiting)
    await setStock(database, ean, 5)
    await Promise.all(Array.from({ length: 10 }, () => serviceOf(testShop).notifyWaiting()))
    await quiet()
    expect(notifiedOf(waiting)).toEqual(waiting.slice(0, 5))
    await database.pool.query('DELETE FROM restock_askers')
  })

  test('a crash between the mark and the mail loses no subscriber: both are written or neither', async () => {
    await wait(['crash@example.sg'])
    await setStock(database, ean, 1)
    const enqueue = () => Promise.reject(new Error('the process died here'))
    await expect(serviceOf(testShop, { enqueue }).notifyWaiting()).rejects.toThrow('died')
    await serviceOf(testShop).notifyWaiting()
    await serviceOf(testShop).notifyWaiting()
    await quiet()
    expect(notifiedOf(['crash@example.sg'])).toHaveLength(1)
  })

  test('a subscriber who leaves between the mark and the mail gets none; a mail that is sent again is the same mail', async () => {
    await wait(['gone@example.sg'])
    await setStock(database, ean, 1)
    const recorded: object[] = []
    const sent: Mail[] = []
    const service = serviceOf(testShop, {
      enqueue: async (_tx, _name, data) => void recorded.push(data),
      send: async (mail) => void sent.push(mail),
    })
    await service.notifyWaiting()
    const notification = recorded[0] as { subscriptionId: number; toldAt: string }
    await service.sendBack(notification)
    await service.sendBack(notification)
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1)
    must(await guest.call(unsubscribeRestockNotification, { body: { token: tokenIn(mailsTo('gone@example.sg')[0]!, 'unsubscribe') } }))
    await service.sendBack(notification)
    expect(sent).toHaveLength(2)
  })

  test('a mail that is late says nothing of goods that are gone again: its subscriber waits on (restock-01)', async () => {
    await wait(['late@example.sg'])
    await setStock(database, ean, 1)
    const recorded: { subscriptionId: number; toldAt: string }[] = []
    const sent: Mail[] = []
    const service = serviceOf(testShop, {
      enqueue: async (_tx, _name, data) => void recorded.push(data as (typeof recorded)[number]),
      send: async (mail) => void sent.push(mail),
    })
    await service.notifyWaiting()
    await setStock(database, ean, 0)
    await service.sendBack(recorded[0]!)
    expect(sent).toEqual([])
    await setStock(database, ean, 1)
    clock.advance(1000)
    await service.notifyWaiting()
    expect(recorded).toHaveLength(2)
    await service.sendBack(recorded[1]!)
    expect(sent).toHaveLength(1)
    await database.pool.query('DELETE FROM restock_askers')
  })

  test('twin: a shop that loses whom it notified notifies them again', async () => {
    const forgetting = await openTestShop({
      clock,
      unguard: [
        'CREATE FUNCTION forget() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.told_at := NULL; RETURN NEW; END $$',
        'CREATE TRIGGER forget BEFORE UPDATE ON restock_subscriptions FOR EACH ROW EXECUTE FUNCTION forget()',
      ],
    })
    await wait(['twice@example.sg'], forgetting)
    await setStock(forgetting.database, ean, 1)
    const { rows: before } = await forgetting.database.pool.query("SELECT 1 FROM pgboss.job WHERE name = 'tell-restock'")
    for (let run = 0; run < 2; run++) await serviceOf(forgetting).notifyWaiting()
    const { rows: after } = await forgetting.database.pool.query("SELECT 1 FROM pgboss.job WHERE name = 'tell-restock'")
    expect(after.length - before.length).toBe(2)
  })

  test('twin: a shop that does not count recent notifications notifies more subscribers than there are pieces', async () => {
    const careless = await openTestShop({
      clock,
      unguard: [
        `CREATE FUNCTION backdate() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.told_at := NEW.told_at - interval '1 day'; RETURN NEW; END $$`,
        'CREATE TRIGGER backdate BEFORE UPDATE ON restock_subscriptions FOR EACH ROW EXECUTE FUNCTION backdate()',
      ],
    })
    await wait(someone('many', 4), careless)
    await setStock(careless.database, ean, 2)
    for (let run = 0; run < 2; run++) await serviceOf(careless).notifyWaiting()
    const { rows } = await careless.database.pool.query("SELECT 1 FROM pgboss.job WHERE name = 'tell-restock'")
    expect(rows).toHaveLength(4)
  })
})
