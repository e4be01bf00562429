import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { dayMs, movableClock, shopDay } from '#src/kit/clock.ts'
import { getInbox, markInboxRead } from '#src/features/inbox/inbox.contract.ts'
import { createInbox } from '#src/features/inbox/server/inbox.service.ts'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import { cast } from '#test/cast/catalogue.ts'
import { giveRebates, giveVoucher } from '#test/cast/wallet.ts'
import { must, openTestShop, type Shopper } from '#test/shop.ts'
import {
  getBirthdayVouchers,
  getConversionRate,
  getLoyaltyCards,
  getMembershipSummary,
  getRebates,
  getVouchers,
} from '../rewards.contract.ts'
import { addDays } from '../rules/days.ts'
import { createRewardsLedger } from './rewards-ledger.ts'
import { createDailyRewards } from './daily-rewards.ts'
import { rewardsMemberData } from './member-data.ts'
import { createOnPaid } from './on-paid.ts'
import { insertSpend } from './rewards.store.ts'
import { createTenders } from './tenders.ts'

const clock = movableClock('2026-11-21T04:00:00Z')
const { shopper, member, bank, database } = await openTestShop({ clock })
const ledger = createRewardsLedger(clock, createInbox(database, clock))
const runDailyJob = createDailyRewards(database, createInbox(database, clock), clock)
const list = (cents: number) => [{ kind: 'list' as const, line: null, source: null, amountCents: cents }]
/** An order that is paid and complete on one day. */
const earn = (memberId: number, orderNumber: string, cents: number) =>
  database.transaction(async ({ orm }) => {
    await ledger.earn(orm, { memberId, orderNumber, ledger: list(cents) })
    await ledger.complete(orm, { memberId, orderNumber })
  })
const use = (memberId: number, orderNumber: string, amountCents: number) =>
  database.transaction(({ orm }) => ledger.use(orm, { memberId, orderNumber, amountCents }))

/** All goods of an order are refunded. */
const takeBackAll = (orderNumber: string) =>
  database.transaction(({ orm }) =>
    ledger.takeBack(orm, { orderNumber, ledger: [], leftCents: 0, leftSavedCents: 0, deductedCents: 0, mostCents: 0 }),
  )
const orderOf = ({ hash }: { hash: string }) => ({
  quoteHash: hash,
  paymentNonce: bank.control.nonceFor('4242424242424242'),
  idempotencyKey: randomUUID(),
  agreeToTerms: true,
})

let classic: Shopper & { memberId: number }
beforeAll(async () => {
  classic = await member({ dateOfBirth: '1990-12-05', dateOfBirthSetAt: new Date('2020-01-01') })
  await insertSpend(database.orm, { orderNumber: 'KM-before', memberId: classic.memberId, day: '2026-07-01', amountCents: 30_000 })
})

test('a new member is a pre-member, earns nothing and sees the missing spend (reward-11, reward-21, reward-22, reward-24)', async () => {
  const { call } = await member()
  expect(must(await call(getMembershipSummary, {}))).toMatchObject({
    firstName: 'Mei Lin',
    tier: 'pre-member',
    nextTier: 'classic',
    spentCents: 0,
    targetCents: 30_000,
    remainingCents: 30_000,
    renewedUntil: null,
  })
  expect(must(await call(getConversionRate, {}))).toMatchObject({
    tier: 'pre-member',
    rebateCents: 0,
    tiers: [{}, { tier: 'classic', rebateCents: 60, entrySpendCents: 30_000 }, { tier: 'elite', rebateCents: 80 }],
  })
  expect(must(await call(getRebates, {}))).toMatchObject({ spendableCents: 0, lots: [], history: [] })
  expect(must(await call(getLoyaltyCards, {}))).toMatchObject({
    brandCards: [],
    storeCard: { tier: 'pre-member', nextTier: 'classic', spentCents: 0, targetCents: 30_000 },
  })
})

test('a paid order earns once and writes a message; it counts, and its rebate’s days begin, when it completes (member-05, reward-07, reward-12)', async () => {
  const { quote } = await classic.fill(cast.oolong.ean, 2)
  const body = orderOf(quote)
  const { orderNumber } = must(await classic.call(createOrder, { body }))
  must(await classic.call(createOrder, { body }))
  const earnedCents = Math.floor(quote.goodsCents / 1000) * 60
  expect(must(await classic.call(getMembershipSummary, {})).spentCents).toBe(30_000)
  expect(must(await classic.call(getRebates, {}))).toMatchObject({
    pendingCents: earnedCents,
    pendingUntil: null,
    lots: [{ orderNumber, spendableFrom: null, expiresOn: null }],
  })
  for (const _ of ['', 'a second time'])
    await database.transaction(({ orm }) => ledger.complete(orm, { memberId: classic.memberId, orderNumber }))
  expect(must(await classic.call(getMembershipSummary, {}))).toMatchObject({
    tier: 'classic',
    spentCents: 30_000 + quote.goodsCents,
    tierAnniversaryEndDate: '2027-06-30',
  })
  expect(must(await classic.call(getRebates, {}))).toMatchObject({
    spendableCents: 0,
    pendingCents: earnedCents,
    pendingUntil: '2026-12-05',
    lots: [{ orderNumber, expiresOn: '2027-12-05' }],
    history: [{ kind: 'earned', amountCents: earnedCents, balanceCents: 0 }],
  })
  const { messages, unread } = must(await classic.call(getInbox, {}))
  expect(unread).toBe(1)
  expect(messages[0]).toMatchObject({
    title: 'Your order is paid',
    isRead: false,
    url: `/member/account-my-order-detail?orderNumber=${orderNumber}`,
  })
  expect(must(await classic.call(markInboxRead, { body: { inboxMessage_AutoId: messages[0]!.autoId } })).unread).toBe(0)
})

test('a member sees no other member’s messages', async () => {
  const other = await member()
  const { messages } = must(await classic.call(getInbox, {}))
  for (const inboxMessage_AutoId of [messages[0]!.autoId, 2_000_000_000])
    expect(await other.call(markInboxRead, { body: { inboxMessage_AutoId } })).toMatchObject({ ok: false, problem: { code: 'NOT_FOUND' } })
  expect(await shopper().call(getRebates, {})).toMatchObject({ ok: false, problem: { status: 401 } })
})

test('missed daily jobs are caught up, and a second run changes nothing more (reward-23, reward-17)', async () => {
  clock.advance(20 * dayMs)
  await runDailyJob()
  await runDailyJob()
  const rebates = must(await classic.call(getRebates, {}))
  expect(rebates).toMatchObject({ pendingCents: 0, spendableCents: rebates.lots[0]!.earnedCents })
  expect(rebates.history.map(({ kind, day }) => `${kind} ${day}`)).toEqual(['released 2026-12-05', 'earned 2026-11-21'])
  const vouchers = must(await classic.call(getVouchers, { body: {} }))
  expect(vouchers).toMatchObject([
    { kind: 'birthday', state: 'ready', valueCents: 2_000, minimumCents: 8_000, validFrom: '2026-12-01', validUntil: '2026-12-31' },
  ])
  expect(vouchers[0]!.voucherCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/)
  expect(must(await classic.call(getBirthdayVouchers, {}))).toEqual(vouchers)
  expect(must(await classic.call(getVouchers, { body: { voucherState: 'used' } }))).toEqual([])
  expect(must(await classic.call(getInbox, {})).messages.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Your birthday voucher', expect.stringMatching(/of rebates is ready to spend/)]),
  )
})

test('when many requests spend one balance at once, no more is spent than there is (safe-24)', async () => {
  const { memberId, call } = await member()
  await insertSpend(database.orm, { orderNumber: `KM-${memberId}-0`, memberId, day: '2026-07-01', amountCents: 30_000 })
  await earn(memberId, `KM-${memberId}-1`, 100_000)
  await earn(memberId, `KM-${memberId}-1`, 100_000)
  clock.advance(15 * dayMs)
  await runDailyJob()
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => use(memberId, `KM-${memberId}-use-${index}`, 1_000)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(6)
  expect(must(await call(getRebates, {})).spendableCents).toBe(0)
  const { rows } = await database.pool.query(
    'select entry_set, sum(amount_cents)::int sum from rebate_entries group by 1 having sum(amount_cents) <> 0',
  )
  expect(rows).toEqual([])
})

test('a returned order takes its spend and what is left of its rebate with it', async () => {
  const { memberId, call } = await member()
  await earn(memberId, `KM-${memberId}-1`, 40_000)
  await earn(memberId, `KM-${memberId}-2`, 10_000)
  expect(must(await call(getMembershipSummary, {})).tier).toBe('classic')
  await takeBackAll(`KM-${memberId}-2`)
  await takeBackAll(`KM-${memberId}-2`)
  expect(must(await call(getRebates, {}))).toMatchObject({
    pendingCents: 0,
    lots: [],
    history: [{ kind: 'reversed', amountCents: -600 }, { kind: 'earned' }],
  })
  expect(must(await call(getMembershipSummary, {})).spentCents).toBe(40_000)
})

test('what expires first is all that expires on that day (reward-25)', async () => {
  const { memberId } = await member()
  const [soon, later] = [addDays(shopDay(clock.now()), 10), addDays(shopDay(clock.now()), 90)]
  for (const [cents, on] of [
    [500, soon],
    [300, later],
    [700, soon],
  ] as const)
    await giveRebates(database, memberId, cents, on)
  const wallet = await createTenders(ledger, clock).wallet(database.orm, memberId, [])
  expect(wallet).toMatchObject({ rebateCents: 1500, first: { on: soon, amountCents: 1200 } })
})

test('pages show what is due before the daily job has written it', async () => {
  const { memberId, call } = await member()
  await earn(memberId, `KM-${memberId}-1`, 30_000)
  await earn(memberId, `KM-${memberId}-2`, 10_000)
  clock.advance(15 * dayMs)
  const shown = must(await call(getRebates, {}))
  expect(shown).toMatchObject({
    spendableCents: 600,
    pendingCents: 0,
    history: [{ kind: 'released', balanceCents: 600 }, { kind: 'earned' }],
  })
  await runDailyJob()
  expect(must(await call(getRebates, {}))).toEqual(shown)
  clock.advance(400 * dayMs)
  const gone = must(await call(getRebates, {}))
  expect(gone).toMatchObject({
    spendableCents: 0,
    expiring: null,
    lots: [],
    history: [{ kind: 'expired', amountCents: -600, balanceCents: 0 }, {}, {}],
  })
  await runDailyJob()
  expect(must(await call(getRebates, {}))).toEqual(gone)
})

test('a fallen tier sends one message, whatever daily jobs were missed; a renewed or higher one none', async () => {
  const [idle, busy] = [await member(), await member({ culture: 'zh' })]
  const tierMessages = async ({ call }: Shopper) =>
    must(await call(getInbox, {})).messages.filter(({ url }) => url === '/member/account-summary')
  await earn(idle.memberId, `KM-${idle.memberId}-1`, 500_000)
  await earn(busy.memberId, `KM-${busy.memberId}-1`, 30_000)
  await runDailyJob()
  clock.advance(370 * dayMs)
  await earn(busy.memberId, `KM-${busy.memberId}-2`, 1_000)
  await runDailyJob()
  expect([await tierMessages(idle), await tierMessages(busy)]).toEqual([[], []])
  clock.advance(366 * dayMs)
  await runDailyJob()
  await runDailyJob()
  expect(await tierMessages(idle)).toMatchObject([
    { title: 'You are now a Classic member', text: expect.stringContaining('what Elite asks for') },
  ])
  expect(await tierMessages(busy)).toEqual([])
  // Two anniversaries without a daily job between them: one message with the final tier.
  clock.advance(2 * 366 * dayMs)
  await runDailyJob()
  expect((await tierMessages(idle)).map(({ title }) => title)).toEqual(['You are now a Pre-member', 'You are now a Classic member'])
  expect(await tierMessages(busy)).toMatchObject([{ title: '您现在是准会员', text: expect.stringContaining('雅级') }])
})

test('rebates stay when the tier falls (reward-06, reward-12)', async () => {
  const { memberId, call } = await member()
  const tier = async () => must(await call(getMembershipSummary, {})).tier
  await earn(memberId, `KM-${memberId}-1`, 500_000)
  clock.advance(500 * dayMs)
  await earn(memberId, `KM-${memberId}-2`, 10_000)
  expect(await tier()).toBe('elite')
  clock.advance(240 * dayMs)
  expect(await tier()).toBe('classic')
  expect(must(await call(getRebates, {})).spendableCents).toBe(800)
})

test('a return that lowers the tier sends a message too', async () => {
  const { memberId, call } = await member()
  await earn(memberId, `KM-${memberId}-1`, 40_000)
  await runDailyJob()
  await takeBackAll(`KM-${memberId}-1`)
  await runDailyJob()
  expect(must(await call(getInbox, {})).messages).toMatchObject([{ title: 'You are now a Pre-member' }])
})

test('a member who has left gets no message', async () => {
  const { memberId } = await member({ deletedAt: new Date() })
  await earn(memberId, `KM-${memberId}-1`, 30_000)
  clock.advance(731 * dayMs)
  await runDailyJob()
  const { rows } = await database.pool.query('select kind from inbox_messages where member_id = $1 and kind = $2', [memberId, 'tierDown'])
  expect(rows).toEqual([])
})

test('for a member who has left the books of their orders go on, and nothing that only they would read or use is written (reward-12)', async () => {
  const { memberId } = await member()
  await insertSpend(database.orm, { orderNumber: `KM-${memberId}-0`, memberId, day: shopDay(clock.now()), amountCents: 30_000 })
  await earn(memberId, `KM-${memberId}-1`, 10_000)
  await database.transaction(({ orm }) => ledger.earn(orm, { memberId, orderNumber: `KM-${memberId}-2`, ledger: list(10_000) }))
  await giveVoucher(database, { memberId, usedAt: clock.now(), usedOrderNumber: `KM-${memberId}-1` })
  await database.transaction((tx) => rewardsMemberData.delete(tx, { memberId, email: null, mobile: null }))
  await database.pool.query('update members set deleted_at = now() where auto_id = $1', [memberId])
  clock.advance(15 * dayMs)
  await runDailyJob()
  await database.transaction(({ orm }) => ledger.complete(orm, { memberId, orderNumber: `KM-${memberId}-2` }))
  await takeBackAll(`KM-${memberId}-1`)
  const refund = { memberId, orderNumber: `KM-${memberId}-1`, vouchers: [{ paidCents: 1500, cents: 1500 }], rebateCents: 0 }
  await database.transaction(({ orm }) => createTenders(ledger, clock).giveBack(orm, refund))
  const paid = { memberId, orderNumber: `KM-${memberId}-3`, totalCents: 1000, ledger: list(1000) }
  await database.transaction(({ orm }) => createOnPaid(ledger, createInbox(database, clock))(orm, paid))
  const { rows } = await database.pool.query(
    `select (select array_agg(kind order by entry_set, position) from rebate_entries where member_id = $1 and account <> 'programme') entries,
       (select count(*)::int from qualifying_spend where member_id = $1 and day is not null) spends,
       (select count(*)::int from inbox_messages where member_id = $1) messages, (select count(*)::int from told_tiers where member_id = $1) tiers,
       (select count(*)::int from vouchers where member_id = $1 and used_at is null) vouchers`,
    [memberId],
  )
  const entries = ['earned', 'earned', 'released', 'released', 'reversed']
  expect(rows).toEqual([{ entries, spends: 3, messages: 0, tiers: 0, vouchers: 0 }])
})

test('the database refuses a balance below zero (safe-24)', async () => {
  await expect(database.pool.query('update rebate_lots set spendable_cents = -1')).rejects.toMatchObject({ code: '23514' })
})
