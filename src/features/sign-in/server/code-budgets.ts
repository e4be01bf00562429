import { problem, type Problem } from '#src/kit/problem.ts'
import type { StoreSettings } from '#src/features/settings/rules/store-settings.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { networkOf } from '#src/platform/quota/networks.ts'
import { dayMs, hourMs, type Quotas } from '#src/platform/quota/quotas.ts'
import type { ContactAddress } from './contact-address.ts'

interface Receiver extends ContactAddress {
  ip: string
  /** A known device of the owner has an allowance of its own, which nobody else can use up. */
  knownDevice: string | null
}

const perAddress = { email: 10, sms: 5 } as const
/** Of these, so many go to one network: whoever asks for another's codes leaves the owner, elsewhere, the rest of the day (safe-30). */
const perAddressAndNetwork = { email: 4, sms: 2 } as const
/** A whole office may share one IP address. */
const perNetwork = { email: 60, sms: 20 } as const
/** Consecutive numbers are often rented together by the thousand. */
const perPrefix = 60

/** Whether one more code may be sent (safe-11, safe-30, safe-31): by address, asker, number range, network, and for SMS by cost per day. */
export async function mayReceive(
  quotas: Quotas,
  orm: Orm,
  { channel, address, ip, knownDevice }: Receiver,
  store: StoreSettings,
): Promise<Problem | null> {
  const from = knownDevice ?? networkOf(ip)
  // First, so that a flood costs one statement; a refusal below gives it back with the transaction.
  const network = await quotas.take(orm, { name: `code-network-${channel}`, most: perNetwork[channel], within: hourMs }, from)
  if (!network) return problem('TOO_MANY_REQUESTS', { retryAfterSeconds: hourMs / 1000 })
  const whose = `${address}\n${knownDevice ?? ''}`
  const asker = `${address}\n${from}`
  const minute = { name: 'code-pause', most: 1, within: store.codeResendSeconds * 1000 }
  if (!(await quotas.take(orm, minute, asker))) return problem('TOO_MANY_REQUESTS', { retryAfterSeconds: store.codeResendSeconds })
  const share = knownDevice === null ? perAddressAndNetwork[channel] : perAddress[channel]
  const ofAsker = await quotas.take(orm, { name: 'code-asker', most: share, within: dayMs }, asker)
  const day = ofAsker && (await quotas.take(orm, { name: 'code-address', most: perAddress[channel], within: dayMs }, whose))
  if (!day) return problem('TOO_MANY_REQUESTS', { retryAfterSeconds: hourMs / 1000 })
  if (channel === 'email') return null
  const prefix = await quotas.take(orm, { name: 'sms-prefix', most: perPrefix, within: hourMs }, address.slice(0, -4))
  const all = await quotas.take(orm, { name: 'sms-all', most: store.smsPerDay, within: dayMs }, '')
  return prefix && all ? null : problem('TOO_MANY_REQUESTS', { retryAfterSeconds: hourMs / 1000 })
}
