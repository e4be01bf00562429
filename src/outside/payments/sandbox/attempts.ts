import { randomBytes } from 'node:crypto'
import type { Clock } from '#src/kit/clock.ts'
import type { Journal } from './journal.ts'
import type { AttemptEntry, AttemptState } from './journal-entry.ts'
import type { Vault } from './vault.ts'

/** How each attempt stands, in memory and in the journal. */
export interface Attempts {
  /** As it stands now; its line may still be on the way to the disk. */
  latest(attemptKey: string): AttemptEntry | null
  /** As it stands, once that is on the disk; rejects when it could not be written. */
  standing(attemptKey: string): Promise<AttemptState> | null
  write(attemptKey: string, state: AttemptState): Promise<AttemptState>
  /** The attempt that waits for this 3-D Secure page. */
  waiting(challenge: string): Challenged | null
}
export type Challenged = Extract<AttemptEntry, { event: 'challenged' }>

interface Attempt {
  entry: AttemptEntry
  written: Promise<void>
}

interface AttemptsParts {
  journal: Journal
  vault: Vault
  clock: Clock
}

export function createAttempts({ journal, vault, clock }: AttemptsParts): Attempts {
  const attempts = new Map<string, Attempt>()
  const challenges = new Map<string, string>()
  const known = Promise.resolve()
  for (const entry of journal.entries) if ('attemptKey' in entry && entry.event !== 'refunded') remember({ entry, written: known })

  function remember(attempt: Attempt): void {
    const { entry } = attempt
    attempts.set(entry.attemptKey, attempt)
    if (entry.event === 'challenged') challenges.set(entry.challenge, entry.attemptKey)
  }

  function forget(attempt: Attempt, before: Attempt | undefined): void {
    const { attemptKey } = attempt.entry
    if (attempts.get(attemptKey) !== attempt) return
    if (before) attempts.set(attemptKey, before)
    else attempts.delete(attemptKey)
  }

  return {
    latest: (attemptKey) => attempts.get(attemptKey)?.entry ?? null,
    standing(attemptKey) {
      const attempt = attempts.get(attemptKey)
      return attempt ? attempt.written.then(() => attempt.entry) : null
    },
    // The new state is remembered before anything is awaited, so of two simultaneous requests the second finds the first.
    async write(attemptKey, state) {
      const before = attempts.get(attemptKey)
      const told = state.event === 'captured' || state.event === 'declined' ? { eventId: randomBytes(12).toString('base64url') } : {}
      const entry: AttemptEntry = { at: clock.now().toISOString(), attemptKey, ...state, ...told }
      const attempt = { entry, written: journal.append(entry) }
      remember(attempt)
      await attempt.written.catch((error: unknown) => {
        forget(attempt, before)
        throw error
      })
      if (state.event === 'captured' && state.stored) vault.store(state.stored)
      return entry
    },
    waiting(challenge) {
      const entry = attempts.get(challenges.get(challenge) ?? '')?.entry
      return entry?.event === 'challenged' ? entry : null
    },
  }
}
