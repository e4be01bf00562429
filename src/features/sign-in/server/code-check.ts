import { hourMs } from '#src/kit/clock.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import { RolledBack, type Database } from '#src/platform/db/database.ts'
import type { Quotas } from '#src/platform/quota/quotas.ts'
import type { WaitCheck } from '#src/platform/quota/wait-check.ts'
import { codeWaitSeconds } from '../rules/code-allowances.ts'
import { askerOf, takeCode, type Receiver } from './code-budgets.ts'

interface Parts {
  database: Database
  quotas: Quotas
  settings: SettingsService
  check: WaitCheck
}

/**
 * Takes one code from the allowances, or says why not. Where the free ones are spent, the refusal brings a human check: who waits
 * for it has allowances of their own, so that nobody locks an owner out by asking first (safe-50).
 */
export async function takeWithin(parts: Parts, receiver: Receiver, humanCheck: string | undefined): Promise<Problem | null> {
  const { database, quotas, check } = parts
  const store = await parts.settings.current()
  const asker = askerOf(receiver)
  const isWaited = humanCheck !== undefined && check.accepts(humanCheck, asker)
  const spent = await database.transaction(async ({ orm }) => {
    const isChecked = isWaited && (await quotas.take(orm, { name: 'code-check', most: 1, within: hourMs }, humanCheck))
    const tier = isChecked ? 'checked' : 'free'
    const refused = await takeCode(quotas, orm, receiver, { tier, store })
    if (refused) throw new RolledBack({ refused, tier })
    return null
  })
  if (spent === null) return null
  const { refused, tier } = spent
  if (refused !== 'allowance') return problem('TOO_MANY_REQUESTS', refused)
  if (tier === 'checked') return problem('TOO_MANY_REQUESTS', { retryAfterSeconds: hourMs / 1000 })
  return problem('CODE_CHECK', { details: { humanCheck: check.issue(asker, codeWaitSeconds), waitSeconds: codeWaitSeconds } })
}
