import { type Clock, dayMs, movableClock } from '#src/kit/clock.ts'
import type { InboxService } from '#src/features/inbox/server/inbox.service.ts'
import { addDays, addMonths } from '#src/features/rewards/rules/days.ts'
import {
  applied,
  earned,
  expired,
  released,
  returned,
  reversed,
  used,
  type EntrySet,
  type Lot,
} from '#src/features/rewards/rules/rebates.ts'
import { createRewardsLedger } from '#src/features/rewards/server/rewards-ledger.ts'
import { createDailyRewards } from '#src/features/rewards/server/daily-rewards.ts'
import { findLots, findSets } from '#src/features/rewards/server/rewards.store.ts'
import type { Database } from '#src/platform/db/database.ts'
import { insertMember } from '#test/cast/member.ts'

const whole = (random: () => number, most: number): number => Math.floor(random() * (most + 1))

type Step = { days: number; kind: 'earn' | 'use' | 'giveBack' | 'reverse' | 'wait'; number: number }

/** Random events of one member: earnings, uses of too much and of little, uses that are given back, returns, long pauses. */
export const steps = (random: () => number, most: number): Step[] =>
  Array.from({ length: 1 + whole(random, most - 1) }, () => {
    const kind = (['earn', 'earn', 'use', 'use', 'giveBack', 'reverse', 'wait'] as const)[whole(random, 6)]!
    return { kind, days: whole(random, kind === 'wait' ? 500 : 60), number: 1 + whole(random, 20_000) }
  })

/** The faults of lots and the sets that made them; empty when there are none. */
export function faultsOf(lots: readonly Lot[], sets: readonly EntrySet[]): string[] {
  const faults: string[] = []
  const at = new Map<string, number>()
  for (const { kind, entries } of sets) {
    let sum = 0
    for (const { lotId, account, amountCents } of entries) {
      sum += amountCents
      at.set(`${lotId} ${account}`, (at.get(`${lotId} ${account}`) ?? 0) + amountCents)
    }
    if (sum !== 0) faults.push(`a set (${kind}) adds up to ${sum}`)
  }
  for (const { autoId, earnedCents, pendingCents, spendableCents } of lots) {
    const of = (account: string): number => at.get(`${autoId} ${account}`) ?? 0
    if (pendingCents < 0 || spendableCents < 0) faults.push(`lot ${autoId} is below zero`)
    if (of('pending') !== pendingCents || of('spendable') !== spendableCents) faults.push(`lot ${autoId} is not what its entries say`)
    if (of('pending') + of('spendable') + of('spent') + of('expired') !== -of('programme')) faults.push(`lot ${autoId} has lost cents`)
    if (of('spent') < 0 || of('expired') < 0 || of('spent') + of('expired') > earnedCents)
      faults.push(`lot ${autoId} gave more than it had`)
  }
  return faults
}

/** One history by the rules alone; the daily rewards run before every step. */
export function playInMemory(history: readonly Step[], use = used): string[] {
  const sets: EntrySet[] = []
  const faults: string[] = []
  let lots: Lot[] = []
  let lastUse: EntrySet | null = null
  let today = '2026-01-01'
  const write = (set: EntrySet | null): void => {
    if (!set) return
    lots = applied(lots, set)
    if (lots.some(({ pendingCents, spendableCents }) => pendingCents < 0 || spendableCents < 0)) faults.push(`below zero after ${set.kind}`)
    sets.push(set)
  }
  for (const { kind, days, number } of history) {
    today = addDays(today, days)
    for (const set of released(lots, today)) write(set)
    for (const set of expired(lots, today)) write(set)
    if (kind === 'earn') {
      const spendableFrom = addDays(today, 14)
      const lot: Lot = {
        autoId: lots.length + 1,
        orderNumber: `KM-${lots.length}`,
        earnedOn: today,
        spendableFrom,
        expiresOn: addMonths(spendableFrom, 12),
        earnedCents: number,
        terms: null,
        pendingCents: 0,
        spendableCents: 0,
      }
      lots = [...lots, lot]
      write(earned(lot))
    } else if (kind === 'use') {
      const balance = lots.reduce((sum, { spendableCents, expiresOn }) => sum + (expiresOn! >= today ? spendableCents : 0), 0)
      const set = use(lots, number, { day: today, orderNumber: 'KM-use' })
      if (set.ok !== number <= balance) faults.push(`${number} of ${balance} was ${set.ok ? 'given' : 'refused'}`)
      if (set.ok) write(set.value)
      lastUse = set.ok ? set.value : lastUse
    } else if (kind === 'giveBack') {
      write(lastUse && returned(lastUse, lots, today))
      lastUse = null
    } else if (kind === 'reverse' && lots.length > 0) write(reversed(lots[number % lots.length]!, today))
  }
  return [...faults, ...faultsOf(lots, sets)]
}

interface OnPostgres {
  database: Database
  inbox: (clock: Clock) => InboxService
  members: number
  /** The largest number of events of one member. */
  most: number
  random: () => number
}

const atOnce = 12

/** Histories of so many new members through the services on PostgreSQL, many at once on one calendar, with the daily rewards before every round. */
export async function playOnPostgres({ database, inbox, members, most, random }: OnPostgres): Promise<string[]> {
  const clock = movableClock('2026-01-01T12:00:00+08:00')
  const [ledger, runDailyRewards] = [createRewardsLedger(clock, inbox(clock)), createDailyRewards(database, inbox(clock), clock)]
  const played: { memberId: number; history: Step[]; orders: string[] }[] = []
  for (let index = 0; index < members; index++)
    played.push({ memberId: await insertMember(database), history: steps(random, most), orders: [] })

  async function happen({ memberId, history, orders }: (typeof played)[number], round: number): Promise<void> {
    const { kind, number } = history[round]!
    const orderNumber = `KM-${memberId}-${round}`
    await database.transaction(async ({ orm }) => {
      // Tiers are earned before rebates are, so a first order is a large one.
      if (kind === 'earn') {
        await ledger.earn(orm, {
          memberId,
          orderNumber,
          ledger: [{ kind: 'list', line: null, source: null, amountCents: 30_000 + number }],
        })
        await ledger.complete(orm, { memberId, orderNumber })
      } else if (kind === 'use') await ledger.use(orm, { memberId, orderNumber, amountCents: (number % 3_000) + 1 })
      // Twice, of any order before it, also of one that has used nothing.
      else if (kind === 'giveBack')
        for (const _ of [1, 2]) await ledger.returnUse(orm, { memberId, orderNumber: `KM-${memberId}-${number % round}` })
      else if (kind === 'reverse' && orders.length > 0)
        await ledger.takeBack(orm, {
          orderNumber: orders[number % orders.length]!,
          ledger: [],
          leftCents: 0,
          leftSavedCents: 0,
          deductedCents: 0,
          mostCents: 0,
        })
    })
    if (kind === 'earn') orders.push(orderNumber)
  }
  for (let round = 0; round < most; round++) {
    clock.advance(whole(random, 40) * dayMs)
    await runDailyRewards()
    const waiting = played.filter(({ history }) => history.length > round)
    const work = async (): Promise<void> => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await happen(next, round)
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  }
  const faults: string[] = []
  for (const { memberId } of played)
    faults.push(...faultsOf(await findLots(database.orm, memberId), await findSets(database.orm, memberId)))
  return faults
}
