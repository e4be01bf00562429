import { randomBytes } from 'node:crypto'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import type { Clock } from '#src/kit/clock.ts'
import { closeAfterwards } from '../closing.ts'
import { found, pageOf, type SearchBody } from './search.ts'
import type { FakeCard } from './test-cards.ts'
import { document, type Node } from './xml.ts'

export const account = { merchantId: 'merchant', publicKey: 'public', privateKey: 'private', merchantAccountId: 'shop-sgd' }

interface FakeNonce {
  card: FakeCard
  consumed: boolean
  /** Null until 3-D Secure was done. */
  liabilityShifted: boolean | null
}

export interface FakeTransaction {
  id: string
  type: 'sale' | 'credit'
  status: string
  amount: string
  orderId: string
  createdAt: Date
  voidedAt: Date | null
  card: FakeCard
  token: string | null
  refundedTransactionId: string | null
  processorResponseCode: string
  gatewayRejectionReason: string | null
  past: { status: string; at: Date }[]
}

interface SaleBody {
  amount: string
  order_id: string
  merchant_account_id: string
  payment_method_nonce: string
  customer_id?: string
  options: { submit_for_settlement: boolean; store_in_vault_on_success?: boolean; three_d_secure: { required: boolean } }
}

/**
 * Braintree's API on loopback, as far as the shop calls it and as its documentation describes it: requests in JSON,
 * replies in XML, nonces that are good for one sale, refunds only after settlement.
 */
export async function startFakeBraintree(clock: Clock) {
  const nonces = new Map<string, FakeNonce>()
  const vault = new Map<string, FakeCard>()
  const customers = new Set<string>()
  const transactions: FakeTransaction[] = []
  const control = { down: false, loseNextAnswer: false, settlesAtOnce: false }
  let lastSale: SaleBody | undefined
  let held: { arrive(): void; released: Promise<void> } | undefined
  const app = Fastify({ forceCloseConnections: true })
  const root = `/merchants/${account.merchantId}`

  // A request without a body says too that it is JSON.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) =>
    done(null, text ? JSON.parse(String(text)) : {}),
  )

  app.addHook('onRequest', async (request, reply) => {
    if (control.down) return cut(reply)
    const expected = `Basic ${Buffer.from(`${account.publicKey}:${account.privateKey}`).toString('base64')}`
    if (request.headers.authorization !== expected) return reply.code(401).send()
  })

  const answer = (reply: FastifyReply, code: number, name: string, node: Parameters<typeof document>[1]): FastifyReply => {
    if (control.loseNextAnswer && code < 300 && reply.request.method !== 'GET') {
      control.loseNextAnswer = false
      return cut(reply)
    }
    return reply.code(code).type('application/xml; charset=utf-8').send(document(name, node))
  }
  const refused = (reply: FastifyReply, code: string, transaction?: FakeTransaction): FastifyReply =>
    answer(reply, 422, 'apiErrorResponse', {
      errors: { errors: [], transaction: { errors: transaction ? [] : [{ code, attribute: 'base', message: `Refused ${code}` }] } },
      message: `Refused ${code}`,
      ...(transaction && { transaction: nodeOf(transaction) }),
    })

  const issue = (nonce: FakeNonce): string => {
    const name = `nonce-${randomBytes(9).toString('hex')}`
    nonces.set(name, nonce)
    return name
  }

  app.get(`${root}/payment_method_nonces/:nonce`, (request: FastifyRequest<{ Params: { nonce: string } }>, reply) => {
    const nonce = nonces.get(request.params.nonce)
    if (!nonce) return reply.code(404).send()
    if (nonce.card.accident === 'request-lost') {
      delete nonce.card.accident
      return cut(reply)
    }
    return answer(reply, 200, 'paymentMethodNonce', nonceNode(request.params.nonce, nonce))
  })

  app.post(`${root}/payment_methods/:token/nonces`, (request: FastifyRequest<{ Params: { token: string } }>, reply) => {
    const card = vault.get(request.params.token)
    if (!card) return reply.code(404).send()
    const nonce: FakeNonce = { card, consumed: false, liabilityShifted: null }
    return answer(reply, 201, 'paymentMethodNonce', nonceNode(issue(nonce), nonce))
  })

  app.delete(`${root}/payment_methods/any/:token`, (request: FastifyRequest<{ Params: { token: string } }>, reply) =>
    vault.delete(request.params.token) ? reply.code(200).send() : reply.code(404).send(),
  )

  app.post(`${root}/customers`, (request: FastifyRequest<{ Body: { customer: { id: string } } }>, reply) => {
    const { id } = request.body.customer
    if (customers.has(id)) return refused(reply, '91609')
    customers.add(id)
    return answer(reply, 201, 'customer', { id })
  })

  app.post(`${root}/transactions`, async (request: FastifyRequest<{ Body: { transaction: SaleBody } }>, reply) => {
    const sale = request.body.transaction
    lastSale = sale
    held?.arrive()
    await held?.released
    const nonce = nonces.get(sale.payment_method_nonce)
    if (sale.merchant_account_id !== account.merchantAccountId) return refused(reply, '91513')
    if (!nonce || nonce.consumed) return refused(reply, nonce ? '91564' : '91565')
    if (nonce.card.accident === 'sale-lost') return cut(reply)
    if (sale.customer_id !== undefined && !customers.has(sale.customer_id)) return refused(reply, '91510')
    nonce.consumed = true
    const made = sell(sale, nonce)
    transactions.push(made)
    if (nonce.card.accident === 'answer-lost') return cut(reply)
    if (made.status !== 'submitted_for_settlement') return refused(reply, '', made)
    if (control.settlesAtOnce) become(made, 'settled')
    return answer(reply, 201, 'transaction', nodeOf(made))
  })

  function sell(sale: SaleBody, { card, liabilityShifted }: FakeNonce): FakeTransaction {
    const gatewayRejectionReason =
      sale.options.three_d_secure.required && !liabilityShifted ? 'three_d_secure' : isDuplicate(sale, card) ? 'duplicate' : null
    const isApproved = !gatewayRejectionReason && card.processorResponseCode === '1000'
    const token = isApproved && sale.options.store_in_vault_on_success ? `card${randomBytes(4).toString('hex')}` : null
    if (token) vault.set(token, card)
    const status = gatewayRejectionReason ? 'gateway_rejected' : isApproved ? 'submitted_for_settlement' : 'processor_declined'
    return transactionOf({ type: 'sale', status, amount: sale.amount, orderId: sale.order_id, card, token, gatewayRejectionReason })
  }

  const isDuplicate = (sale: SaleBody, card: FakeCard): boolean =>
    transactions.some((past) => past.orderId === sale.order_id && past.amount === sale.amount && past.card.last4 === card.last4)

  function transactionOf(
    facts: Pick<FakeTransaction, 'type' | 'status' | 'amount' | 'orderId' | 'card'> & Partial<FakeTransaction>,
  ): FakeTransaction {
    const now = clock.now()
    return {
      id: `tx${randomBytes(5).toString('hex')}`,
      createdAt: now,
      voidedAt: null,
      token: null,
      refundedTransactionId: null,
      gatewayRejectionReason: null,
      processorResponseCode: facts.card.processorResponseCode,
      past: [{ status: facts.status, at: now }],
      ...facts,
    }
  }

  const become = (transaction: FakeTransaction, status: string): void => {
    transaction.status = status
    transaction.past.push({ status, at: clock.now() })
  }

  type OneTransaction = FastifyRequest<{ Params: { id: string }; Body: { transaction?: { amount?: string; order_id?: string } } }>

  app.get(`${root}/transactions/:id`, (request: OneTransaction, reply) => {
    const transaction = transactions.find(({ id }) => id === request.params.id)
    return transaction ? answer(reply, 200, 'transaction', nodeOf(transaction)) : reply.code(404).send()
  })

  app.put(`${root}/transactions/:id/void`, (request: OneTransaction, reply) => {
    const sale = transactions.find(({ id }) => id === request.params.id)!
    if (!['authorized', 'submitted_for_settlement'].includes(sale.status)) return refused(reply, '91504')
    become(sale, 'voided')
    sale.voidedAt = clock.now()
    return answer(reply, 200, 'transaction', nodeOf(sale))
  })

  app.post(`${root}/transactions/:id/refund`, (request: OneTransaction, reply) => {
    const sale = transactions.find(({ id }) => id === request.params.id)!
    if (!['settling', 'settled'].includes(sale.status)) return refused(reply, '91506')
    const { amount = sale.amount, order_id: orderId = sale.orderId } = request.body.transaction ?? {}
    const before = transactions.filter((past) => past.refundedTransactionId === sale.id).reduce((sum, past) => sum + Number(past.amount), 0)
    if (before + Number(amount) > Number(sale.amount) + 0.001) return refused(reply, '91521')
    const made = transactionOf({
      type: 'credit',
      status: 'submitted_for_settlement',
      amount,
      orderId,
      card: sale.card,
      refundedTransactionId: sale.id,
    })
    transactions.push(made)
    return answer(reply, 201, 'transaction', nodeOf(made))
  })

  app.post(`${root}/transactions/advanced_search_ids`, (request: FastifyRequest<{ Body: SearchBody }>, reply) => {
    const ids = found(transactions, request.body).map(({ id }) => id)
    return answer(reply, 200, 'searchResults', { pageSize: 50, ids })
  })

  app.post(`${root}/transactions/advanced_search`, (request: FastifyRequest<{ Body: SearchBody }>, reply) =>
    answer(reply, 200, 'creditCardTransactions', pageOf(found(transactions, request.body).map(nodeOf))),
  )

  app.post(`${root}/client_token`, (_request, reply) =>
    answer(reply, 201, 'clientToken', { value: `token-${randomBytes(6).toString('hex')}` }),
  )

  app.get(`${root}/merchant_accounts/:id`, (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
    const { id } = request.params
    const currencyIsoCode = { [account.merchantAccountId]: 'SGD', 'shop-usd': 'USD' }[id]
    if (!currencyIsoCode) return reply.code(404).send()
    return answer(reply, 200, 'merchantAccount', { id, currencyIsoCode, status: 'active', default: true })
  })

  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  closeAfterwards(() => app.close())
  const sales = (orderNumber: string): FakeTransaction[] =>
    transactions.filter(({ type, orderId }) => type === 'sale' && orderId.startsWith(`${orderNumber}/`))
  return {
    url,
    control,
    transactions,
    vault,
    sales,
    become,
    /** A nonce as from Hosted Fields. */
    nonceOf: (card: FakeCard): string => issue({ card, consumed: false, liabilityShifted: null }),
    /** What `verifyCard` gives a page for a nonce: the nonce is used up, and another one carries the proof. */
    verify(nonce: string, liabilityShifted = true): string {
      const known = nonces.get(nonce)!
      known.consumed = true
      return issue({ card: known.card, consumed: false, liabilityShifted })
    },
    lastSale: () => lastSale,
    /** The next sale is received, and made when it is released. */
    holdNextSale(): { arrived: Promise<void>; release(): void } {
      const [arriving, releasing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      held = { arrive: arriving.resolve, released: releasing.promise }
      return { arrived: arriving.promise, release: releasing.resolve }
    },
    captures: (orderNumber: string): number =>
      sales(orderNumber).filter(({ status }) => ['submitted_for_settlement', 'settling', 'settled'].includes(status)).length,
  }
}

export type FakeBraintree = Awaited<ReturnType<typeof startFakeBraintree>>

function cut(reply: FastifyReply): FastifyReply {
  reply.hijack()
  reply.raw.destroy()
  return reply
}

const nonceNode = (nonce: string, { card, consumed, liabilityShifted }: FakeNonce): Node => ({
  nonce,
  type: 'CreditCard',
  consumed,
  details: {
    bin: card.bin,
    lastFour: card.last4,
    lastTwo: card.last4.slice(2),
    cardType: card.cardType,
    expirationMonth: card.expirationMonth,
    expirationYear: card.expirationYear,
  },
  threeDSecureInfo:
    liabilityShifted === null
      ? null
      : {
          enrolled: 'Y',
          liabilityShiftPossible: true,
          liabilityShifted,
          status: liabilityShifted ? 'authenticate_successful' : 'authenticate_failed',
        },
})

const nodeOf = (transaction: FakeTransaction): Node => ({
  id: transaction.id,
  type: transaction.type,
  status: transaction.status,
  amount: transaction.amount,
  currencyIsoCode: 'SGD',
  orderId: transaction.orderId,
  createdAt: transaction.createdAt,
  refundedTransactionId: transaction.refundedTransactionId,
  processorResponseCode: transaction.processorResponseCode,
  gatewayRejectionReason: transaction.gatewayRejectionReason,
  creditCard: {
    token: transaction.token,
    bin: transaction.card.bin,
    last4: transaction.card.last4,
    cardType: transaction.card.cardType,
    expirationMonth: transaction.card.expirationMonth,
    expirationYear: transaction.card.expirationYear,
  },
  statusHistory: transaction.past.map(({ status, at }) => ({ status, timestamp: at, amount: transaction.amount })),
})
