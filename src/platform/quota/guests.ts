import { hourMs } from '#src/kit/clock.ts'
import type { Database, Orm } from '#src/platform/db/database.ts'
import { inBatches } from '#src/platform/db/in-batches.ts'
import { networkOf } from './networks.ts'
import type { Quotas } from './quotas.ts'

/** A mobile network may stand behind one address; a machine that makes bags needs more. */
const mostGuests = 500

/**
 * Whether the network of an address may bring one more guest, who is then counted (safe-46). Guests of a network who come at the
 * same time are counted by one statement.
 */
export function createGuestCount(database: Database, quotas: Quotas, most = mostGuests): (ip: string) => Promise<boolean> {
  const allowance = { name: 'guests-network', most, within: hourMs }
  async function admitted(orm: Orm, ips: readonly string[]): Promise<boolean[]> {
    const networks = ips.map(networkOf)
    const counts = [...Map.groupBy(networks, (network) => network)].map(async ([network, { length }]): Promise<[string, number]> => [
      network,
      await quotas.takeUpTo(orm, allowance, network, length),
    ])
    const left = new Map(await Promise.all(counts))
    return networks.map((network) => {
      const ofNetwork = left.get(network)!
      left.set(network, ofNetwork - 1)
      return ofNetwork > 0
    })
  }
  return inBatches((ips) => database.onSharedConnection((orm) => admitted(orm, ips)))
}
