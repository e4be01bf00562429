import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { createWakeSignal } from './wake-signal.ts'

/** A subscription to a notification channel of the database, over a connection of its own. */
export interface Channel {
  /** Resolves after the first catch-up. */
  start(): Promise<void>
  stop(): Promise<void>
}

export interface ChannelOptions {
  databaseUrl: string
  name: string
  /** Called once listening, after each notification, after each reconnection, and after as many ms as it last returned. */
  catchUp(client: pg.Client): Promise<number>
  /** Once for each time the connection is lost. */
  onLost(error: Error): void
}

const answersWithinMs = 2000
const firstWaitMs = 100
const longestWaitMs = 5000

/** Catches up at each notification, and reconnects when the connection is lost. */
export function followChannel({ databaseUrl, name, catchUp, onLost }: ChannelOptions): Channel {
  const wakeSignal = createWakeSignal()
  const ending = new AbortController()
  let following: Promise<void> = Promise.resolve()
  let waitMs = firstWaitMs

  /** One connection, from its opening until it is lost or the channel is stopped. */
  async function listen(onCaughtUp: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: name,
      keepAlive: true,
      connectionTimeoutMillis: answersWithinMs,
      query_timeout: answersWithinMs,
    })
    let lost: Error | null = null
    client.on('error', (error) => {
      lost = error
      wakeSignal.wake()
    })
    client.on('notification', () => wakeSignal.wake())
    try {
      await client.connect()
      await client.query(`LISTEN ${client.escapeIdentifier(name)}`)
      while (!ending.signal.aborted) {
        const quietMs = await catchUp(client)
        waitMs = firstWaitMs
        onCaughtUp()
        await wakeSignal.within(quietMs)
        if (lost) throw lost as Error
      }
    } finally {
      // Ending a silently lost connection would never resolve, so the wait is limited.
      await Promise.race([client.end().catch(() => {}), delay(answersWithinMs, undefined, { ref: false })])
    }
  }

  async function follow(onCaughtUp: () => void): Promise<void> {
    while (!ending.signal.aborted) {
      try {
        await listen(onCaughtUp)
      } catch (error) {
        if (!ending.signal.aborted && waitMs === firstWaitMs) onLost(error as Error)
      }
      if (ending.signal.aborted) return
      await wakeSignal.within(waitMs)
      waitMs = Math.min(waitMs * 2, longestWaitMs)
    }
  }

  return {
    start: () =>
      new Promise((started) => {
        following = follow(started).finally(started)
      }),
    async stop() {
      ending.abort()
      wakeSignal.wake()
      await following
    },
  }
}
