import { createHmac } from 'node:crypto'
import type { Clock } from '#src/kit/clock.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { networkOf } from '#src/platform/quota/networks.ts'
import { createWaitCheck } from '#src/platform/quota/wait-check.ts'
import { isAboutCard, strictest, verdictOn, windowMs } from '../rules/card-testing.ts'
import { countUnderWay, deleteOneTry, deleteTriesBefore, findTries, insertTries } from './declined-tries.store.ts'
import type { AttemptRow } from './payment.store.ts'

/** Who tries a card. */
export interface Trier {
  session: string
  /** As `networkHash` makes it. */
  network: string
  /** Of a saved card; that of another is known only once it was tried. */
  fingerprint?: string
  humanCheck?: string
}

export interface Judgement {
  /** Why the card is not tried now. */
  refusal: Problem<'CARD_TESTING_CHECK' | 'CARD_TESTING_PAUSE'> | null
  /** Whether tries from this network were declined lately, so that a paid one clears one of them. */
  isNetworkMarked: boolean
}

/** Stops those who find out by our orders which stolen cards work (pay-26, safe-28). Runs in its caller's transaction. */
export interface CardTesting {
  networkHash(ip: string): string
  judge(orm: Orm, trier: Trier): Promise<Judgement>
  declined(orm: Orm, attempt: AttemptRow, fingerprint: string | null): Promise<void>
  /** Of a network, which may be a whole town's, only declined tries beyond the paid ones count. */
  paid(orm: Orm, attempt: AttemptRow): Promise<void>
  deleteOld(orm: Orm): Promise<void>
}

export function createCardTesting(clock: Clock, key: string): CardTesting {
  const check = createWaitCheck(clock, key)
  const since = (): Date => new Date(clock.now().getTime() - windowMs)
  return {
    networkHash: (ip) => createHmac('sha256', key).update(networkOf(ip)).digest('base64url'),

    async judge(orm, { session, network, fingerprint, humanCheck }) {
      const [bySession, byNetwork] = [`session:${session}`, `network:${network}`]
      const who = [bySession, byNetwork, ...(fingerprint === undefined ? [] : [`card:${fingerprint}`])]
      const tries = await findTries(orm, { who, session, since: since() })
      const isNetworkMarked = tries.some((each) => each.who === byNetwork)
      const underWay = isNetworkMarked ? await countUnderWay(orm, network) : 0
      const verdicts = tries.map((each) => verdictOn({ ...each, underWay: each.who === byNetwork ? underWay : 0 }, clock.now()))
      const verdict = strictest(verdicts)
      if (verdict.kind === 'pause')
        return { refusal: problem('CARD_TESTING_PAUSE', { retryAfterSeconds: verdict.seconds }), isNetworkMarked }
      const lastAt = tries.find((each) => each.who === bySession)?.lastAt ?? null
      if (verdict.kind === 'free' || (humanCheck !== undefined && check.accepts(humanCheck, session, lastAt)))
        return { refusal: null, isNetworkMarked }
      const { waitSeconds } = verdict
      const details = { humanCheck: check.issue(session, waitSeconds), waitSeconds }
      return { refusal: problem('CARD_TESTING_CHECK', { details }), isNetworkMarked }
    },

    async declined(orm, { sessionId, network, declineReason }, fingerprint) {
      if (!isAboutCard(declineReason)) return
      const who = [`session:${sessionId}`, ...(network ? [`network:${network}`] : []), ...(fingerprint ? [`card:${fingerprint}`] : [])]
      await insertTries(orm, who, clock.now())
    },

    paid: async (orm, { network }) => (network ? deleteOneTry(orm, `network:${network}`) : undefined),
    deleteOld: (orm) => deleteTriesBefore(orm, since()),
  }
}
