import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { asc } from 'drizzle-orm'
import { variants } from '#src/features/catalogue/server/catalogue.tables.ts'
import { insertSpend } from '#src/features/rewards/server/rewards.store.ts'
import { wishes } from '#src/features/wishlist/server/wishlist.tables.ts'
import { shopDay } from '#src/kit/clock.ts'
import { openDatabase, type Database } from '#src/platform/db/database.ts'
import { createSessions } from '#src/platform/session/sessions.ts'
import { insertMember } from '#test/cast/member.ts'
import { latestOrder, liveAsMember } from './member-life.ts'

export const journeysDatabase = (): string => readFileSync(join(process.env.JOURNEYS_DATA!, 'postgres.url'), 'utf8')

interface MemberOptions {
  wished?: number
  hasLived?: boolean
  spentCents?: number
  databaseUrl?: string
  /** Gives the new member what else the journey needs. */
  give?(database: Database, memberId: number): Promise<unknown>
}

/** Creates a member who is signed in to this browser without the sign-in page, with so many wishes, spend that counted today and, on request, past orders. */
export async function signInAsMember(
  context: BrowserContext,
  origin: string,
  { wished = 0, hasLived = false, spentCents = 0, databaseUrl = journeysDatabase(), give }: MemberOptions = {},
): Promise<void> {
  const database = openDatabase(databaseUrl, { connections: 2 })
  try {
    const memberId = await insertMember(
      database,
      hasLived ? { dateOfBirth: `1990${new Date().toISOString().slice(4, 7)}-05`, dateOfBirthSetAt: new Date('2020-01-01') } : {},
    )
    if (hasLived) await liveAsMember(database, memberId)
    if (spentCents > 0)
      await insertSpend(database.orm, { orderNumber: `KM-before-${memberId}`, memberId, day: shopDay(new Date()), amountCents: spentCents })
    await give?.(database, memberId)
    const items = await database.orm.select({ variantId: variants.autoId }).from(variants).orderBy(asc(variants.autoId)).limit(wished)
    if (items.length > 0)
      await database.orm.insert(wishes).values(items.map(({ variantId }) => ({ memberId, variantId, addedAt: new Date() })))
    const { cookie } = await createSessions(database, origin).startFor(memberId, 'A browser of the journeys')
    await context.addCookies([
      { name: 'session', value: cookie, url: origin, httpOnly: true },
      // As the server's own: another one for each member.
      { name: 'signed-in', value: String(memberId), url: origin },
    ])
  } finally {
    await database.close()
  }
}

/** The address of the invoice of the latest order of a member who has lived (member-life.ts). */
export async function latestInvoice(page: Page): Promise<string> {
  const memberId = (await page.context().cookies()).find(({ name }) => name === 'signed-in')!.value
  return `/invoice?orderNumber=${latestOrder(memberId)}`
}
