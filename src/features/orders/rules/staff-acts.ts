import type { DeliveryMode } from '#src/features/fulfilment/rules/delivery.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { GroupState } from './progress.ts'

/** The goods of an order that travel together, and how far they are. */
export interface OrderGroup {
  /** The English name of who sends them. */
  name: string
  mode: DeliveryMode | 'brand'
  state: GroupState
}

export type StaffAct = 'pick' | 'ship' | 'ready' | 'collect'

/** What the goods were and become, and which goods it is for: those that travel, those that are collected. */
const acts: Record<StaffAct, { from: GroupState; to: GroupState; isFor: readonly OrderGroup['mode'][] }> = {
  pick: { from: 'paid', to: 'processing', isFor: ['delivery', 'collection', 'brand'] },
  ship: { from: 'processing', to: 'shipped', isFor: ['delivery', 'brand'] },
  ready: { from: 'processing', to: 'readyToCollect', isFor: ['collection'] },
  collect: { from: 'readyToCollect', to: 'completed', isFor: ['collection'] },
}

export type ActRefusal =
  | { code: 'noSuchGroup'; groups: string[] }
  | { code: 'whichGroup'; groups: string[] }
  /** `groups` as they are, in the order of the order. */
  | { code: 'notNow'; groups: OrderGroup[] }

/**
 * The groups that an act is done to (order-08). Without a name, all that it can be done to; but a parcel has a tracking number
 * of its own, so one of several that could be shipped has to be named.
 */
export function actOn(
  act: StaffAct,
  groups: readonly OrderGroup[],
  named: string | undefined,
): Result<{ to: GroupState; groups: string[] }, ActRefusal> {
  const { from, to, isFor } = acts[act]
  const wanted = named === undefined ? groups : groups.filter(({ name }) => name.toLowerCase() === named.toLowerCase())
  if (wanted.length === 0) return refuse({ code: 'noSuchGroup', groups: groups.map(({ name }) => name) })
  const able = wanted.filter(({ mode, state }) => state === from && isFor.includes(mode)).map(({ name }) => name)
  if (able.length === 0) return refuse({ code: 'notNow', groups: [...wanted] })
  if (act === 'ship' && able.length > 1) return refuse({ code: 'whichGroup', groups: able })
  return ok({ to, groups: able })
}
