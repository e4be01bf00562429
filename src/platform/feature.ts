import type { FastifyInstance } from 'fastify'
import type { Changed } from './changes/topics.ts'
import type { Route } from './http/route.ts'
import type { MemberData } from './member-data.ts'

/** What a feature brings to the shop. `<feature>.feature.ts` makes it, `shop.ts` composes all of them in the order of docs/features.md. */
export interface Feature<Service = unknown> {
  /** What features above this one may call. */
  service: Service
  routes?: readonly Route[]
  /** What each kind of queued job does, by the job's name. Handlers must bear being run twice. */
  jobs?: Readonly<Record<string, (data: never) => Promise<void>>>
  /** What runs at least once a minute and at every start, by name. */
  sweeps?: Readonly<Record<string, () => Promise<void>>>
  /** What the feature stores about a member. */
  memberData?: MemberData
  /** Called with every change of the database, to invalidate what the feature has cached. Must not throw, nor take long. */
  onChange?(changed: Changed): void
  /** Adds addresses that are no calls of a contract, such as a form that a mail program sends. */
  mount?(app: FastifyInstance): Promise<void>
}
