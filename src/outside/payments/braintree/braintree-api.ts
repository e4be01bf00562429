import braintree from 'braintree'
import { orderIdOf } from './order-id.ts'

export interface BraintreeAccount {
  environment: 'sandbox' | 'production'
  merchantId: string
  publicKey: string
  privateKey: string
  /** The merchant account that is paid in Singapore dollars. */
  merchantAccountId: string
  /** Another address of the API than the environment's. */
  url?: string | null | undefined
}

export type BraintreeApi = braintree.BraintreeGateway
export type BraintreeSale = braintree.Transaction

export function openBraintree({ environment, merchantId, publicKey, privateKey, url }: BraintreeAccount): BraintreeApi {
  const { Sandbox, Production } = braintree.Environment
  const at = url ? environmentAt(new URL(url)) : environment === 'production' ? Production : Sandbox
  return new braintree.BraintreeGateway({ environment: at, merchantId, publicKey, privateKey })
}

function environmentAt({ hostname, port, protocol }: URL): braintree.Environment {
  const isSecure = protocol === 'https:'
  const at = port || (isSecure ? '443' : '80')
  return new braintree.Environment(hostname, at, '', isSecure, hostname, at)
}

type Criteria = Parameters<BraintreeApi['transaction']['search']>[0]

/** Every transaction that fits. */
export async function findAll(api: BraintreeApi, criteria: Criteria): Promise<BraintreeSale[]> {
  const found: BraintreeSale[] = []
  for await (const transaction of api.transaction.search(criteria)) found.push(transaction as BraintreeSale)
  return found
}

/** The transactions that were made under one order id, by which the shop names an attempt or a refund. */
export const findByOrderId = (api: BraintreeApi, ...parts: Parameters<typeof orderIdOf>): Promise<BraintreeSale[]> =>
  findAll(api, (search) => search.orderId().is(orderIdOf(...parts)))

/** The transactions of an attempt or a refund of which only the key is known. */
export const findByKey = (api: BraintreeApi, key: string): Promise<BraintreeSale[]> =>
  findAll(api, (search) => search.orderId().endsWith(orderIdOf('', key)))

/** The codes of all validation errors of a refused request. */
export const errorCodes = ({ errors }: { errors: braintree.ValidationErrorsCollection }): string[] =>
  errors.deepErrors().map(({ code }) => code)

/** The error says that Braintree has nothing of that name. */
export const isNotFound = (error: unknown): boolean => error instanceof Error && error.name === 'notFoundError'
