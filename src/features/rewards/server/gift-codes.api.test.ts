import { beforeAll, expect, test } from 'vitest'
import { movableClock, shopDay } from '#src/kit/clock.ts'
import { must, openTestShop, type Shopper } from '#test/shop.ts'
import { claimGiftVoucher, getVouchers } from '../rewards.contract.ts'
import { addDays } from '../rules/days.ts'
import { insertMissingGiftCodes } from './gift-codes.store.ts'

const clock = movableClock('2026-11-21T04:00:00Z')
const { shopper, member, database } = await openTestShop({ clock })

const giftCode = { name: { en: 'Welcome voucher', zh: '迎新礼券' }, valueCents: 1_500, minimumCents: 6_000, validDays: 30 }
const claim = ({ call }: Shopper, code: string) => call(claimGiftVoucher, { body: { giftCode: code } })

beforeAll(() => insertMissingGiftCodes(database.orm, [{ ...giftCode, code: 'HELLO15', minimumCents: 4_000, startsAt: clock.now() }]))

test('a gift code issues one voucher to a member, whatever case it is typed in (reward-28)', async () => {
  const guest = shopper()
  const one = await member({ culture: 'zh' })
  expect(await claim(guest, 'HELLO15')).toMatchObject({ ok: false, problem: { status: 401 } })
  const answers = await Promise.all(Array.from({ length: 5 }, () => claim(one, ' hello15 ')))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  const vouchers = must(await one.call(getVouchers, { body: {} }))
  const day = shopDay(clock.now())
  expect(vouchers).toMatchObject([
    {
      kind: 'gift',
      name: '迎新礼券',
      state: 'ready',
      valueCents: 1_500,
      minimumCents: 4_000,
      validFrom: day,
      validUntil: addDays(day, 29),
    },
  ])
  expect(vouchers[0]!.voucherCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/)
  expect(await claim(one, 'HELLO15')).toMatchObject({ ok: false, problem: { status: 409, message: '您已经领过这个券码的礼券。' } })
  expect(await claim(one, 'NOSUCH')).toMatchObject({
    ok: false,
    problem: { code: 'GIFT_CODE_REFUSED', message: '没有这个券码，请核对字母和数字。' },
  })
})

test('a gift code with a limit issues exactly as many, also to members who come at once (reward-28)', async () => {
  await insertMissingGiftCodes(database.orm, [{ ...giftCode, code: 'FIVE', mostIssued: 5, startsAt: clock.now() }])
  const crowd = await Promise.all(Array.from({ length: 12 }, () => member()))
  const answers = await Promise.all(crowd.map((each) => claim(each, 'FIVE')))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
  expect(answers.flatMap((reply) => (reply.ok ? [] : [reply.problem.message]))).toEqual(
    Array(7).fill('All vouchers of this code have been given out.'),
  )
  const { rows } = await database.pool.query(
    `select count(*)::int vouchers, issued from vouchers, gift_codes g where gift_code = 'FIVE' and g.code = 'FIVE' group by issued`,
  )
  expect(rows).toEqual([{ vouchers: 5, issued: 5 }])
})

test('codes cannot be guessed: ten tries an hour (reward-28)', async () => {
  const guesser = await member()
  for (let each = 0; each < 10; each++) await claim(guesser, `GUESS${each}`)
  expect(await claim(guesser, 'HELLO15')).toMatchObject({ ok: false, problem: { status: 429 } })
  clock.advance(61 * 60_000)
  expect(await claim(guesser, 'HELLO15')).toMatchObject({ ok: true })
})

test('right codes do not use up the tries of their network (reward-28)', async () => {
  clock.advance(61 * 60_000)
  const codes = Array.from({ length: 9 }, (_, each) => `OFFICE${each}`)
  await insertMissingGiftCodes(
    database.orm,
    codes.map((code) => ({ ...giftCode, code, startsAt: clock.now() })),
  )
  const office = await Promise.all(Array.from({ length: 7 }, () => member()))
  for (const code of codes) for (const colleague of office) must(await claim(colleague, code))
  // Wrong ones do, whoever tries them.
  const strangers = await Promise.all(Array.from({ length: 7 }, () => member()))
  const tries = await Promise.all(strangers.flatMap((stranger) => codes.map((code) => claim(stranger, `NO${code}`))))
  expect(tries.filter((reply) => !reply.ok && reply.problem.status === 429)).toHaveLength(3)
})
