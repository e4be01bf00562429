import { searchReport, type SearchedKeyword, type SearchReport } from '#src/features/search/server/search-report.service.ts'
import { dayMs, shopDay } from '#src/kit/clock.ts'
import { openShopDatabase, Refusal } from '#tools/shop-database.ts'

type Environment = Record<string, string | undefined>

interface ReportOptions {
  since?: string | undefined
  most?: string | undefined
  json: boolean
}

const monthAgo = (): string => shopDay(new Date(Date.now() - 30 * dayMs))

/** What shoppers search for, as text or JSON. */
export async function report({ since = monthAgo(), most = '20', json }: ReportOptions, environment: Environment): Promise<string> {
  if (shopDayOf(since) !== since) throw new Refusal(`"${since}" is no day like 2026-11-30.`)
  if (!/^\d{1,4}$/.test(most) || Number(most) < 1 || Number(most) > 1000) throw new Refusal('--most is a whole number from 1 to 1000.')
  const { database, close } = await openShopDatabase(environment)
  try {
    const found = await searchReport(database.orm, since, Number(most))
    return json ? JSON.stringify({ since, ...found }, null, 2) : pageOf(since, found)
  } finally {
    await close()
  }
}

function shopDayOf(day: string): string | null {
  const start = new Date(`${day}T00:00:00+08:00`)
  return Number.isNaN(start.getTime()) ? null : shopDay(start)
}

const pageOf = (since: string, { top, withoutResults, withoutClicks }: SearchReport): string =>
  [
    `Searched most since ${since}`,
    ...linesOf(top),
    '',
    'Without results',
    ...linesOf(withoutResults),
    '',
    'Without clicks',
    ...linesOf(withoutClicks),
  ].join('\n')

const linesOf = (keywords: readonly SearchedKeyword[]): string[] =>
  keywords.length === 0
    ? ['  nothing']
    : keywords.map(
        ({ keyword, searches, results, opened, bagged }) =>
          `  ${keyword} | ${searches} searches | ${results ?? '?'} results | ${opened} opened | ${bagged} in the bag`,
      )
