/** Tries of the last hour by which another one is judged (pay-26). */
export interface Tries {
  declined: number
  /** When the last of them was declined; null without any. */
  lastAt: Date | null
  /** Those that are at the gateway at this moment. */
  underWay: number
}

/** Declined tries within an hour after which the shopper has to wait for a check, and after which there is a pause. */
export const checkedFrom = 5
export const pausedFrom = 10
export const windowMs = 60 * 60 * 1000

const firstPauseMs = 5 * 60 * 1000
const crowdedMs = 5000
const firstWaitSeconds = 3
const longestWaitSeconds = 60

export type Verdict = { kind: 'free' } | { kind: 'check'; waitSeconds: number } | { kind: 'pause'; seconds: number }

/** The pause after so many declined tries: five minutes, twice as long after each further one, at most an hour. */
export const pauseMs = (declined: number): number => Math.min(windowMs, firstPauseMs * 2 ** (declined - pausedFrom))

/** How long a page waits before it sends a check: three seconds, twice as long after each further declined try, at most a minute. */
export const waitSeconds = (declined: number): number => Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** (declined - checkedFrom))

/** Whether a card may be tried, after how long a wait, or not now. */
export function verdictOn({ declined, lastAt, underWay }: Tries, now: Date): Verdict {
  const leftMs = declined >= pausedFrom && lastAt ? lastAt.getTime() + pauseMs(declined) - now.getTime() : 0
  if (leftMs > 0) return { kind: 'pause', seconds: Math.ceil(leftMs / 1000) }
  // Many at once must not pass what one after another would not.
  if (declined > 0 && declined < pausedFrom && declined + underWay >= pausedFrom) return { kind: 'pause', seconds: crowdedMs / 1000 }
  return declined >= checkedFrom ? { kind: 'check', waitSeconds: waitSeconds(declined) } : { kind: 'free' }
}

const severity = (verdict: Verdict): number =>
  verdict.kind === 'pause' ? 1000 + verdict.seconds : verdict.kind === 'check' ? verdict.waitSeconds : 0

/** The strictest of the verdicts on a session, a network and a card. */
export const strictest = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.reduce((worst, each) => (severity(each) > severity(worst) ? each : worst), { kind: 'free' })

/** Whether a refusal says something about the card; one for the plan's bank does not. */
export const isAboutCard = (reason: string | null): boolean => reason !== 'other-bank'
