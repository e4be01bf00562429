import type { Clock } from '#src/kit/clock.ts'
import type { Database } from '#src/platform/db/database.ts'
import type { PaymentGateway } from '../port.ts'
import { attemptStore, refundStore } from './attempts.store.ts'
import { isNotFound, type BraintreeApi } from './braintree-api.ts'
import { cardTypes } from '../sandbox/card/card-types.ts'
import { readEvent } from './events.ts'
import { movementsAfter } from './movements.ts'
import { pagesAt } from './page-paths.ts'
import { createRefunds } from './refunds.ts'
import { createSales } from './sales.ts'

export interface BraintreeGatewayOptions {
  api: BraintreeApi
  merchantAccountId: string
  database: Database
  clock: Clock
  /** The origin of the card fields' page and of the 3-D Secure page, which this server answers. */
  origin: string
  /** Makes the fingerprints of cards. */
  cardKey: string
  /** What browsers speak with Braintree by. */
  clientToken(): Promise<string>
  /** Time limit of a call; 15 seconds by default. */
  timeoutMs?: number
}

/**
 * The gateway of Braintree. What Braintree answers after `timeoutMs` is still stored, so that the next inquiry knows it.
 */
export function createBraintreeGateway(options: BraintreeGatewayOptions): PaymentGateway {
  const { api, clock, database, origin, timeoutMs = 15_000 } = options
  const attempts = attemptStore(database)
  const refunds = refundStore(database)
  const challengeUrlOf = (attemptKey: string): string => `${origin}${pagesAt}/challenge?attempt=${encodeURIComponent(attemptKey)}`
  const sales = createSales({ ...options, attempts, challengeUrlOf })
  const { refund, inquireRefund } = createRefunds({ api, attempts, refunds, clock, inquire: sales.inquire })

  async function inTime<T, U>(work: Promise<T>, otherwise: U): Promise<T | U> {
    const { promise: late, resolve } = Promise.withResolvers<U>()
    const timer = setTimeout(resolve, timeoutMs, otherwise)
    const answered = work.catch((): U => otherwise)
    return Promise.race([answered, late]).finally(() => clearTimeout(timer))
  }

  return {
    origin,
    cardFieldsUrl: `${origin}${pagesAt}/card-fields`,
    validationCardTypes: cardTypes.filter(({ name }) => brandsWithProof.has(name)),
    timeoutMs,
    clientToken: () => inTime(options.clientToken(), null),
    charge: (request) => inTime(sales.charge(request), unknown),
    complete: (attemptKey, proof) => inTime(sales.complete(attemptKey, proof), unknown),
    inquire: (attemptKey) => inTime(sales.inquire(attemptKey), unknown),
    end: (attemptKey) => inTime(sales.end(attemptKey), unknown),
    refund: (request) => inTime(refund(request), unknown),
    inquireRefund: (refundKey) => inTime(inquireRefund(refundKey), unknown),
    removeCard: (vaultToken) => inTime(removeCard(api, vaultToken), false),
    readEvent: (rawBody) => readEvent(api, clock, rawBody),
    movements: (after) => inTime(movementsAfter({ api, refunds, clock, firstAttemptAt: attempts.firstAt }, after), null),
  }
}

/** Every sale needs 3-D Secure, which Braintree has for these. */
const brandsWithProof: ReadonlySet<string> = new Set(['Visa', 'Mastercard', 'American Express'])

const unknown = { state: 'unknown' } as const

async function removeCard(api: BraintreeApi, vaultToken: string): Promise<boolean> {
  try {
    await api.paymentMethod.delete(vaultToken)
  } catch (error) {
    if (!isNotFound(error)) throw error
  }
  return true
}
