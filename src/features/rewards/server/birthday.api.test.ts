import { expect, test } from 'vitest'
import { createInbox } from '#src/features/inbox/server/inbox.service.ts'
import { dayMs, movableClock } from '#src/kit/clock.ts'
import { openDatabase } from '#src/platform/db/database.ts'
import { insertMember } from '#test/cast/member.ts'
import { closeAfterwards } from '#test/closing.ts'
import { freshDatabaseUrl } from '#test/database.ts'
import { statementsOf } from '#test/statements.ts'
import { createDailyRewards } from './daily-rewards.ts'
import { insertSpend } from './rewards.store.ts'

const clock = movableClock('2026-12-01T04:00:00Z')
const database = openDatabase(await freshDatabaseUrl('template_cast'))
closeAfterwards(() => database.close())
const runDailyJob = createDailyRewards(database, createInbox(database, clock), clock)

test('a date of birth that is moved from month to month brings one birthday voucher within twelve months (reward-16)', async () => {
  const memberId = await insertMember(database, { dateOfBirth: '1990-01-05', dateOfBirthSetAt: new Date('2020-01-01') })
  await insertSpend(database.orm, { orderNumber: 'KM-mover', memberId, day: '2026-12-01', amountCents: 30_000 })
  const issuedUntil = async (today: string): Promise<string[]> => {
    clock.advance(new Date(`${today}T04:00:00Z`).getTime() - clock.now().getTime())
    await runDailyJob()
    const { rows } = await database.pool.query<{ from: string }>(
      `select valid_from::text "from" from vouchers where member_id = $1 and kind = 'birthday' order by 1`,
      [memberId],
    )
    return rows.map(({ from }) => from)
  }
  const move = (dateOfBirth: string) =>
    database.pool.query('update members set date_of_birth = $2, date_of_birth_set_at = $3 where auto_id = $1', [
      memberId,
      dateOfBirth,
      clock.now(),
    ])
  expect(await issuedUntil('2027-01-03')).toEqual(['2027-01-01'])
  await move('1990-03-05')
  expect(await issuedUntil('2027-03-10')).toEqual(['2027-01-01'])
  await move('1990-01-05')
  expect(await issuedUntil('2027-12-31')).toEqual(['2027-01-01'])
  // A purchase keeps the tier for another year.
  await insertSpend(database.orm, { orderNumber: 'KM-again', memberId, day: '2027-12-30', amountCents: 30_000 })
  expect(await issuedUntil('2028-01-10')).toEqual(['2027-01-01', '2028-01-01'])
})

test('all members are asked for their birthdays once a day, however often the job runs (reward-16)', async () => {
  const database = openDatabase(await freshDatabaseUrl('template_cast'))
  closeAfterwards(() => database.close())
  const job = createDailyRewards(database, createInbox(database, clock), clock)
  const asked = async () => (await statementsOf(job)).filter(({ text }) => text.includes('date_of_birth')).length
  expect([await asked(), await asked()]).toEqual([1, 0])
  clock.advance(dayMs)
  expect([await asked(), await asked()]).toEqual([1, 0])
})
