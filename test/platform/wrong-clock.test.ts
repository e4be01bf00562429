import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { dayMs } from '#src/kit/clock.ts'
import { openDatabaseClock } from '#src/platform/db/database-clock.ts'
import { createSessions } from '#src/platform/session/sessions.ts'
import { insertMember } from '#test/cast/member.ts'
import { isSiteBuilt, openSecondProcess } from '#test/second-process.ts'
import { openTestShop } from '#test/shop.ts'

const { database, databaseUrl } = await openTestShop()
const sessions = createSessions(database, 'http://localhost')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  return () => void vi.useRealTimers()
})

const setClockBy = (ms: number): void => void vi.setSystemTime(Date.now() + ms)

test('a process whose clock is ahead ends no session (safe-46)', async () => {
  const { cookie } = await sessions.start()
  setClockBy(400 * dayMs)
  await sessions.deleteOld()
  expect(await sessions.find(cookie)).not.toBeNull()
})

test('a process whose clock is behind lets no sign-in of long ago count as recent', async () => {
  const { id } = await sessions.startFor(await insertMember(database), undefined)
  await database.pool.query("update sessions set signed_in_at = now() - interval '2 hours' where id_hash = $1", [id])
  setClockBy(-2 * dayMs)
  expect(await sessions.msSinceSignIn(database.orm, id)).toBeGreaterThan(7_000_000)
})

test('old sessions end by the database’s clock (safe-46)', async () => {
  const [left, old] = [await sessions.start(), await sessions.start()]
  await database.pool.query("update sessions set last_seen_at = now() - interval '31 days' where id_hash = $1", [left.id])
  await database.pool.query("update sessions set created_at = now() - interval '366 days' where id_hash = $1", [old.id])
  expect(await sessions.find(old.cookie)).toBeNull()
  await sessions.deleteOld()
  expect(await sessions.find(left.cookie)).toBeNull()
})

test('the shop’s clock is the database’s, and no change of the machine’s moves it', async () => {
  setClockBy(2 * dayMs)
  const clock = await openDatabaseClock(database.pool)
  onTestFinished(() => clock.stop())
  const differs = async (): Promise<number> => {
    const { rows } = await database.pool.query<{ now: Date }>('select clock_timestamp() now')
    return Math.abs(clock.now().getTime() - rows[0]!.now.getTime())
  }
  expect(await differs()).toBeLessThan(1000)
  setClockBy(-4 * dayMs)
  expect(await differs()).toBeLessThan(1000)
})

/** What Node is started with so that its clock is two days ahead. */
const ahead = `data:text/javascript,${encodeURIComponent(`
  const Right = Date, now = () => Right.now() + ${2 * dayMs}
  globalThis.Date = class extends Right {
    constructor(...given) { given.length > 0 ? super(...given) : super(now()) }
    static now() { return now() }
  }`)}`

test.skipIf(!isSiteBuilt)(
  'a process two days ahead writes what all others understand: its code is good here for five minutes',
  async () => {
    vi.useRealTimers()
    const other = await openSecondProcess(databaseUrl, { script: ['--import', ahead, 'src/main.ts'] })
    onTestFinished(() => other.close())
    const reply = await fetch(`${other.url}/api/Account/SendOTP`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ emailOrPhone: 'ahead@example.sg' }),
    })
    expect(reply.status).toBe(200)
    const { rows } = await database.pool.query<{ seconds: number }>(
      "select extract(epoch from expires_at - now())::float8 seconds from one_time_codes where address = 'ahead@example.sg'",
    )
    expect(rows[0]!.seconds).toBeGreaterThan(200)
    expect(rows[0]!.seconds).toBeLessThanOrEqual(300)
  },
)
