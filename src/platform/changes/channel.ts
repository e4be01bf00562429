import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { createWakeSignal } from './wake-signal.ts'

/** A channel of the database, followed over one connection of its own. */
export interface Channel {
  /** Resolves after the first look. */
  start(): Promise<void>
  stop(): Promise<void>
}

export interface ChannelOptions {
  databaseUrl: string
  name: string
  /** Called once listening, after each notification, after each lost connection, and when as many ms are over as it last answered. */
  look(client: pg.Client): Promise<number>
  /** Once for each time the connection is lost. */
  onLost(error: Error): void
}

const answersWithinMs = 2000
const firstWaitMs = 100
const longestWaitMs = 5000

/** Looks when the database says so, and takes the line up again when it is lost. */
export function followChannel({ databaseUrl, name, look, onLost }: ChannelOptions): Channel {
  const wakeSignal = createWakeSignal()
  const ending = new AbortController()
  let following: Promise<void> = Promise.resolve()
  let waitMs = firstWaitMs

  /** One connection, from its opening until it is lost or nobody wants it any more. */
  async function listen(onLook: () => void): Promise<void> {
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
        const quietMs = await look(client)
        waitMs = firstWaitMs
        onLook()
        await wakeSignal.within(quietMs)
        if (lost) throw lost as Error
      }
    } finally {
      // A connection that is gone without a word would be waited for; it is not used any more either way.
      await Promise.race([client.end().catch(() => {}), delay(answersWithinMs, undefined, { ref: false })])
    }
  }

  async function follow(onLook: () => void): Promise<void> {
    while (!ending.signal.aborted) {
      try {
        await listen(onLook)
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
