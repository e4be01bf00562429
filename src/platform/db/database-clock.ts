import type { Pool } from 'pg'
import type { Clock } from '#src/kit/clock.ts'

const askEveryMs = 30_000
/** What takes longer to be answered may be wrong by half of that. */
const longestAnswerMs = 1000

/** A moment of the database, and of this process's timer, which no change of the machine's clock moves. */
interface Reading {
  databaseMs: number
  timerMs: number
}

/**
 * The database's clock, which is one for all processes: what one of them counts, another ends at the same moment, also where the
 * clock of a machine is wrong or jumps. It is asked now and then; between two answers the process's timer goes on.
 */
export async function openDatabaseClock(pool: Pool): Promise<Clock & { stop(): void }> {
  let reading = await read(pool)
  const timer = setInterval(() => {
    read(pool).then(
      (later) => void (later.tookMs <= longestAnswerMs && (reading = later)),
      // While the database is away, what it said before goes on.
      () => {},
    )
  }, askEveryMs).unref()
  return {
    now: () => new Date(reading.databaseMs + performance.now() - reading.timerMs),
    stop: () => clearInterval(timer),
  }
}

async function read(pool: Pool): Promise<Reading & { tookMs: number }> {
  const begun = performance.now()
  const { rows } = await pool.query<{ ms: number }>('select (extract(epoch from clock_timestamp()) * 1000)::float8 ms')
  const tookMs = performance.now() - begun
  return { databaseMs: rows[0]!.ms, timerMs: begun + tookMs / 2, tookMs }
}
