import { createHmac } from 'node:crypto'
import { type Clock, dayMs, hourMs, shopDay } from '#src/kit/clock.ts'
import type { Culture } from '#src/kit/culture.ts'
import type { InputOf } from '#src/kit/endpoint.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import { insertChange } from '#src/platform/changes/changes.store.ts'
import type { Database, Transaction } from '#src/platform/db/database.ts'
import { networkOf } from '#src/platform/quota/networks.ts'
import type { Quotas } from '#src/platform/quota/quotas.ts'
import { countedKeyword } from '../rules/counted-keyword.ts'
import { rememberedDays } from '../rules/learned.ts'
import type { countSearch, countSearchChoice } from '../search-counts.contract.ts'
import { simplified } from './chinese.ts'
import { isLearningDue, learnChoices } from './learned.store.ts'
import { addChoice, addSearch, deleteChoicesBefore, deleteMonthsBefore, foldCounts, isProduct } from './search-counts.store.ts'

async function learnAnew({ orm, client }: Transaction, today: string): Promise<void> {
  await learnChoices(orm, today)
  await insertChange(client, 'search')
}

interface Counted {
  culture: Culture
  ip: string
}
type Answered = Promise<Result<undefined, Problem<'TOO_MANY_REQUESTS'>>>

/** Counts searches and choices, without saying whose, and learns from them once a day. */
export interface SearchCounts {
  searched(caller: Counted, search: InputOf<typeof countSearch>['body']): Answered
  chose(caller: Counted, choice: InputOf<typeof countSearchChoice>['body']): Answered
  /** The daily job. It may run any number of times a day. */
  learn(): Promise<void>
}

/** A mobile network may stand behind one address. */
const perNetwork = { name: 'search-counts-network', most: 300, within: hourMs }
/** What was counted is remembered by a hash, which says neither what nor whose. */
const onceADay = { name: 'search-counted', most: 1, within: dayMs }
const monthsForDays = 400

export function createSearchCounts({
  database,
  quotas,
  clock,
  key,
}: {
  database: Database
  quotas: Quotas
  clock: Clock
  key: string
}): SearchCounts {
  const { orm } = database
  const daysAgo = (days: number): string => shopDay(new Date(clock.now().getTime() - days * dayMs))

  /** Runs `add` for what this network has not had counted yet within a day. */
  async function countOnce({ ip }: Counted, what: readonly string[], add: (day: string) => Promise<void>): Answered {
    const network = createHmac('sha256', key).update(networkOf(ip)).digest('base64url')
    if (!(await quotas.take(orm, perNetwork, network)))
      return refuse(problem('TOO_MANY_REQUESTS', { retryAfterSeconds: perNetwork.within / 1000 }))
    if (await quotas.take(orm, onceADay, [network, ...what].join('\n'))) await add(daysAgo(0))
    return ok(undefined)
  }

  return {
    async searched(caller, { keyword: typed, countProducts }) {
      const keyword = countedKeyword(simplified(typed))
      if (keyword === null) return ok(undefined)
      const { culture } = caller
      return countOnce(caller, [culture, keyword], (day) => addSearch(orm, { day, keyword, culture, results: countProducts }))
    },

    async chose(caller, { keyword: typed, slug, choice }) {
      const keyword = countedKeyword(simplified(typed))
      if (keyword === null || !(await isProduct(orm, slug))) return ok(undefined)
      return countOnce(caller, [choice, keyword, slug], (day) => addChoice(orm, { day, keyword, slug, choice }))
    },

    async learn() {
      const today = daysAgo(0)
      if (await isLearningDue(orm, today)) await database.transaction((tx) => learnAnew(tx, today))
      await foldCounts(orm, daysAgo(rememberedDays))
      await deleteChoicesBefore(orm, daysAgo(rememberedDays))
      await deleteMonthsBefore(orm, daysAgo(monthsForDays))
    },
  }
}
