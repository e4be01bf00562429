import { dayMs, hourMs } from '#src/kit/clock.ts'
import type { StoreSettings } from '#src/features/settings/rules/store-settings.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { networkOf } from '#src/platform/quota/networks.ts'
import type { Quotas } from '#src/platform/quota/quotas.ts'
import { codeAllowances, codesPerPrefix, type CodeTier } from '../rules/code-allowances.ts'
import type { ContactAddress } from './contact-address.ts'

export interface Receiver extends ContactAddress {
  ip: string
  /** The known devices of the owner have allowances of their own, which nobody else can use up. */
  knownDevice: string | null
}

/** Why no code is sent: an allowance that the human check goes beyond is spent, or the shop sends no more for so many seconds. */
export type Spent = 'allowance' | { retryAfterSeconds: number }

/** From where a code is asked for: a known device, or the network. */
const from = ({ ip, knownDevice }: Receiver): string => knownDevice ?? networkOf(ip)

/** Who asks for codes to which address: what a human check is for. */
export const askerOf = (receiver: Receiver): string => `${receiver.address}\n${from(receiver)}`

/** Takes one code from every allowance (safe-11, safe-30, safe-31, safe-50): by network, pause, asker, address, and for SMS by number range and cost per day. */
export async function takeCode(
  quotas: Quotas,
  orm: Orm,
  receiver: Receiver,
  { tier, store }: { tier: CodeTier; store: StoreSettings },
): Promise<Spent | null> {
  const { channel, address, knownDevice } = receiver
  const asker = askerOf(receiver)
  const { [channel]: most } = codeAllowances[tier]
  const take = (name: string, count: number, within: number, who: string) =>
    quotas.take(orm, { name: `${tier}-${name}`, most: count, within }, who)
  // First, so that a flood costs one statement; a refusal below gives it back with the transaction.
  const isWithin =
    (await take(`code-network-${channel}`, most.network, hourMs, from(receiver))) &&
    (await take('code-pause', 1, store.codeResendSeconds * 1000, asker)) &&
    (await take('code-asker', knownDevice === null ? most.asker : most.address, dayMs, asker)) &&
    // Its known devices share one, so that making more of them sends no more.
    (await take('code-address', most.address, dayMs, `${address}\n${knownDevice === null ? '' : 'known'}`))
  if (!isWithin) return 'allowance'
  if (channel === 'email') return null
  const prefix = await quotas.take(orm, { name: 'sms-prefix', most: codesPerPrefix, within: hourMs }, address.slice(0, -4))
  const all = await quotas.take(orm, { name: 'sms-all', most: store.smsPerDay, within: dayMs }, '')
  return prefix && all ? null : { retryAfterSeconds: hourMs / 1000 }
}
