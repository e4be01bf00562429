import type { FastifyInstance } from 'fastify'
import { dayMs, type Clock } from '#src/kit/clock.ts'
import type { GatewayEvent, PaymentGateway } from '#src/outside/payments/port.ts'
import type { Database, Orm, Transaction } from '#src/platform/db/database.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import { isOpen } from '../rules/attempt.ts'
import { paymentJobs } from './payment-parts.ts'
import { deleteEventsBefore, findByAttemptKey, insertEvent } from './payment.store.ts'

/** What is to be done, in the transaction that takes an event, when the gateway has told something of a refund. */
export type OnRefundEvent = (tx: Transaction, refundKey: string) => Promise<void>

export interface EventsParts {
  database: Database
  gateway: PaymentGateway
  jobs: Jobs
  clock: Clock
}

export interface GatewayEvents {
  mount(app: FastifyInstance): Promise<void>
  onRefund(work: OnRefundEvent): void
  deleteOld(): Promise<void>
}

/** The gateway sends an event again for three days at most. */
const storedForMs = 7 * dayMs

/**
 * Events of the gateway (pay-20). One says only that something happened; the gateway is asked what it was, so that neither
 * the order of events nor a repetition has an effect.
 */
export function createGatewayEvents({ database, gateway, jobs, clock }: EventsParts): GatewayEvents {
  let onRefund: OnRefundEvent = async () => {}

  async function take(event: GatewayEvent): Promise<void> {
    // Most events tell what the reply has told before; what is settled needs no memory of them.
    if (event.about === 'attempt' && !(await isToBeAsked(database.orm, event.key))) return
    await database.transaction(async (tx) => {
      if (!(await insertEvent(tx.orm, event.id, clock.now()))) return
      if (event.about === 'refund') await onRefund(tx, event.key)
      else await jobs.enqueue(tx, paymentJobs.hear, { attemptKey: event.key })
    })
  }

  return {
    onRefund: (work) => void (onRefund = work),
    deleteOld: () => deleteEventsBefore(database.orm, new Date(clock.now().getTime() - storedForMs)),
    async mount(app) {
      await app.register(async (scope) => {
        // The signature is over the bytes as they came, in whichever form the gateway sends them.
        scope.removeAllContentTypeParsers()
        scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
        scope.post('/api/payment/webhook', { schema: { hide: true } as object }, async (request, reply) => {
          reply.header('cache-control', 'no-store')
          const event = Buffer.isBuffer(request.body) ? await gateway.readEvent(request.body, request.headers) : null
          if (event === null) return reply.code(401).send()
          await take(event)
          return reply.code(204).send()
        })
      })
    },
  }
}

const isToBeAsked = async (orm: Orm, attemptKey: string): Promise<boolean> => {
  const attempt = await findByAttemptKey(orm, attemptKey)
  return attempt !== null && isOpen(attempt.state)
}
