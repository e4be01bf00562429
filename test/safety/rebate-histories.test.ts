import { expect, test } from 'vitest'
import { ok } from '#src/kit/result.ts'
import { createInbox } from '#src/features/inbox/server/inbox.service.ts'
import { used } from '#src/features/rewards/rules/rebates.ts'
import { seedProgramme } from '#demonstration/settings/seed-programme.ts'
import { freshDatabase } from '#test/database.ts'
import { playInMemory, playOnPostgres, steps } from '#test/rebates/histories.ts'
import { seeded } from '#test/seeded.ts'

// test/bench/rebate-histories.ts runs the same with a million and ten thousand histories.

test('20,000 random histories lose no cent, spend none twice, and are never below zero (reward-15)', () => {
  const random = seeded(7)
  for (let index = 0; index < 20_000; index++) expect(playInMemory(steps(random, 20))).toEqual([])
})

test('a twin that spends more than there is is found', () => {
  const random = seeded(7)
  const generous: typeof used = (lots, amountCents, order) => {
    const right = used(lots, amountCents, order)
    const [lot] = lots
    return right.ok || !lot
      ? right
      : ok({
          kind: 'used',
          ...order,
          entries: [
            { lotId: lot.autoId, account: 'spendable', amountCents: -amountCents },
            { lotId: lot.autoId, account: 'spent', amountCents },
          ],
        })
  }
  expect(Array.from({ length: 200 }, () => playInMemory(steps(random, 20), generous)).flat().length).toBeGreaterThan(100)
})

test('120 on PostgreSQL, many at once (reward-15)', async () => {
  const database = await freshDatabase()
  await seedProgramme(database.orm)
  expect(
    await playOnPostgres({ database, inbox: (clock) => createInbox(database, clock), members: 120, most: 6, random: seeded(7) }),
  ).toEqual([])
  expect((await database.pool.query('select 1 from rebate_entries')).rowCount).toBeGreaterThan(150)
})
