import type { FastifyInstance } from 'fastify'
import type { Changed } from './changes/topics.ts'
import type { Route } from './http/route.ts'
import type { Measure } from './metrics/measure.ts'
import type { MemberData } from './member-data.ts'

/** What a feature brings to the shop. `<feature>.feature.ts` makes it, `shop.ts` composes all of them in the order of docs/features.md. */
export interface Feature<Service = unknown> {
  /** What features below this one in docs/features.md may call. */
  service: Service
  routes?: readonly Route[]
  /** The handler of each kind of queued job, by the job's name. A handler may run twice for one job. */
  jobs?: Readonly<Record<string, (data: never) => Promise<void>>>
  /** Work that runs at every start and at least once a minute, by name. */
  sweeps?: Readonly<Record<string, () => Promise<void>>>
  /** The same, for work that runs every ten seconds. */
  frequentSweeps?: Readonly<Record<string, () => Promise<void>>>
  /** Other origins, `https://…`, from which pages load the pictures and videos that the feature names. */
  mediaOrigins?(): Promise<string[]>
  /** What the store's own people watch of it at `/metrics`. */
  measures?: readonly Measure[]
  /** What the feature stores about a member. */
  memberData?: MemberData
  /** Called with every change of the database, to invalidate what the feature has cached. It must be quick and not throw. */
  onChange?(changed: Changed): void
  /** Adds HTTP routes that are in no contract, such as one for a form that a mail program sends. */
  mount?(app: FastifyInstance): Promise<void>
}
