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
  let watch: { isSaid: boolean; begun: number } | null = null
  async function askAgain(): Promise<void> {
    const answers = await ask().then(
      () => true,
      () => false,
    )
    if (watch === null) return
    if (answers) {
      const seconds = Math.round((Date.now() - watch.begun) / 1000)
      say(
        watch.isSaid ? `The database answers again, after ${seconds} s.` : 'A connection to the database was lost; it answers on another.',
      )
      watch = null
      return
    }
    if (!watch.isSaid) say('The database does not answer. Calls get 503 until it does.')
    watch.isSaid = true
    setTimeout(askAgain, askEveryMs).unref()
  }
  return {
    covers(error) {
      if (!isDatabaseAway(error)) return false
      if (watch === null) {
        watch = { isSaid: false, begun: Date.now() }
        void askAgain()
      }
      return true
    },
    stop: () => void (watch = null),
  }
}
