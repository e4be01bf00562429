import { setTimeout as delay } from 'node:timers/promises'
import { systemClock } from '#src/kit/clock.ts'
import { createPromotions } from '#src/features/promotions/server/promotions.service.ts'
import { RolledBack, openDatabase } from '#src/platform/db/database.ts'

interface Crowd {
  databaseUrl: string
  promotionId: number
  /** The numbers of its orders. */
  first: number
  orders: number
  /** The moment at which all begin, in ms. */
  beginsAt: number
  /** False for the twin: uses are counted without a lock. */
  isLocked: boolean
}

/** So many orders at once that use one promotion, each in a transaction of its own. Returns how many may. */
export async function useAtOnce({ databaseUrl, promotionId, first, orders, beginsAt, isLocked }: Crowd): Promise<number> {
  const database = openDatabase(databaseUrl, { connections: 20 })
  const promotions = isLocked ? createPromotions(database, systemClock) : createPromotions(database, systemClock, async () => {})
  await promotions.all()
  await delay(Math.max(0, beginsAt - Date.now()))
  const results = await Promise.all(
    Array.from({ length: orders }, (_, index) =>
      database.transaction(async ({ orm }) => {
        const buyer = { sessionId: `session-${first + index}`, memberId: null }
        if (!(await promotions.use(orm, first + index, [promotionId], buyer))) throw new RolledBack(false)
        return true
      }),
    ),
  )
  await database.close()
  return results.filter(Boolean).length
}

if (import.meta.main) process.stdout.write(String(await useAtOnce(JSON.parse(process.argv[2]!) as Crowd)))
