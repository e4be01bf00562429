import { isDatabaseAway } from './database-away.ts'

/** Says once when the database stops answering, and once when it answers again (run-01). */
export interface Outage {
  /** Whether an error comes from the database being away; it needs no line of its own in the log then. */
  covers(error: unknown): boolean
  stop(): void
}

export interface OutageOptions {
  /** Rejects while the database does not answer. */
  ask(): Promise<unknown>
  say(words: string): void
  askEveryMs?: number
}

export function watchOutages({ ask, say, askEveryMs = 1000 }: OutageOptions): Outage {
  let asking: NodeJS.Timeout | null = null
  function begin(): void {
    const begun = Date.now()
    say('The database does not answer. Calls get 503 until it does.')
    const again = async (): Promise<void> => {
      const answers = await ask().then(
        () => true,
        () => false,
      )
      if (asking === null) return
      if (!answers) return void (asking = setTimeout(again, askEveryMs).unref())
      asking = null
      say(`The database answers again, after ${Math.round((Date.now() - begun) / 1000)} s.`)
    }
    asking = setTimeout(again, askEveryMs).unref()
  }
  return {
    covers(error) {
      if (!isDatabaseAway(error)) return false
      if (asking === null) begin()
      return true
    },
    stop() {
      if (asking) clearTimeout(asking)
      asking = null
    },
  }
}
