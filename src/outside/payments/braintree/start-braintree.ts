import type { FastifyInstance } from 'fastify'
import type { Clock } from '#src/kit/clock.ts'
import type { Database } from '#src/platform/db/database.ts'
import type { PaymentGateway } from '../port.ts'
import { accountFault } from './account-fault.ts'
import { attemptStore } from './attempts.store.ts'
import { openBraintree, type BraintreeAccount } from './braintree-api.ts'
import { createBraintreeGateway } from './braintree-gateway.ts'
import { registerBraintreePages } from './braintree-pages.ts'
import { clientTokens } from './client-tokens.ts'

export interface StartBraintree {
  account: BraintreeAccount
  database: Database
  clock: Clock
  /** The origin at which browsers find the pages of this gateway. */
  origin: string
  shopOrigins: readonly string[]
  cardKey: string
}

export interface StartedBraintree {
  gateway: PaymentGateway
  addPages(app: FastifyInstance): void
  /** False: Braintree did not answer, so its account was not looked at. */
  wasReached: boolean
}

/** The gateway with its pages, or what is wrong with the account and what is expected. */
export async function startBraintree(options: StartBraintree): Promise<StartedBraintree | { wrong: string }> {
  const { account, database, clock } = options
  const api = openBraintree(account)
  const fault = await accountFault(api, account)
  if (fault !== null && fault !== 'unreachable') return { wrong: fault }
  const clientToken = clientTokens(api, account.merchantAccountId, clock)
  return {
    gateway: createBraintreeGateway({ ...options, api, merchantAccountId: account.merchantAccountId, clientToken }),
    addPages: (app) => registerBraintreePages(app, { ...options, ...account, attempts: attemptStore(database), clientToken }),
    wasReached: fault === null,
  }
}
