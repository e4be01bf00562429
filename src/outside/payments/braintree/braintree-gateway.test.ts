import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openStage, portStage } from '#test/braintree/braintree-stage.ts'
import { account } from '#test/braintree/fake-braintree.ts'
import { cardFor, type FakeCard } from '#test/braintree/test-cards.ts'
import { gatewayBehaviour } from '../gateway-behaviour.ts'
import type { ChargeRequest } from '../port.ts'
import { openBraintree } from './braintree-api.ts'
import { createBraintreeGateway } from './braintree-gateway.ts'
import { lostAfterMs } from './sales.ts'

const stage = await portStage()

/** In that case the shopper of the stage would go on to 3-D Secure after the inquiry; it is tried without one below. */
const { 'gives one answer when charge and inquiry cross': _, ...cases } = gatewayBehaviour

for (const [name, run] of Object.entries(cases)) test(`Braintree ${name}`, () => run(stage))

const chargeOf = (nonce: string): ChargeRequest => ({
  attemptKey: randomUUID(),
  amountCents: 59_700,
  currency: 'SGD',
  card: { nonce },
  orderNumber: `T${randomUUID().slice(0, 8)}`,
})

type Opened = Awaited<ReturnType<typeof openStage>>

/** An attempt whose shopper was vouched for, with its proof. */
async function proven({ gateway, fake, proofOf, clock }: Opened, card: FakeCard = cardFor('challenged')) {
  clock.advance(1000)
  const request = chargeOf(fake.nonceOf(card))
  const outcome = await gateway.charge(request)
  if (outcome.state !== 'requires-action') throw new Error(`no 3-D Secure, but ${outcome.state}`)
  return { request, proof: await proofOf(outcome.challengeUrl) }
}

async function sold(stage: Opened, card?: FakeCard) {
  const { request, proof } = await proven(stage, card)
  return { request, outcome: await stage.gateway.complete(request.attemptKey, proof) }
}

test('every charge asks for 3-D Secure, and an inquiry that crosses it leads to one answer', async () => {
  const { gateway, fake } = await openStage()
  const request = chargeOf(fake.nonceOf(cardFor('working')))
  const [charged, inquired] = await Promise.all([gateway.charge(request), gateway.inquire(request.attemptKey)])
  const after = await gateway.inquire(request.attemptKey)
  expect(after).toEqual(inquired)
  expect(charged.state).toBe(inquired.state === 'never-seen' ? 'unknown' : 'requires-action')
  expect(fake.transactions).toEqual([])
})

test('a sale tells Braintree the amount, the order and the attempt, and asks for liability to have shifted', async () => {
  const stage = await openStage()
  const { request, outcome } = await sold(stage)
  expect(outcome).toMatchObject({ state: 'captured' })
  expect(stage.fake.transactions).toMatchObject([{ amount: '597.00', orderId: `${request.orderNumber}/${request.attemptKey}` }])
  expect(stage.fake.lastSale()).toMatchObject({ options: { submit_for_settlement: true, three_d_secure: { required: true } } })
})

test('a sale that never reached Braintree is never seen once it can no longer arrive (pay-23)', async () => {
  const stage = await openStage()
  const { request, outcome } = await sold(stage, { ...cardFor('working'), accident: 'sale-lost' })
  expect(outcome).toEqual({ state: 'unknown' })
  expect(await stage.gateway.inquire(request.attemptKey), 'it may still arrive').toEqual({ state: 'unknown' })
  expect(await stage.gateway.end(request.attemptKey)).toEqual({ state: 'unknown' })
  stage.clock.advance(lostAfterMs)
  expect(await stage.gateway.inquire(request.attemptKey)).toEqual({ state: 'never-seen' })
})

test('a process that died while it sold leaves an attempt that another one settles', async () => {
  const stage = await openStage()
  const { request, outcome } = await sold(stage, cardFor('answer-lost'))
  expect(outcome).toEqual({ state: 'unknown' })
  const other = stage.open()
  const found = await other.inquire(request.attemptKey)
  expect(found).toMatchObject({ state: 'captured' })
  expect(await other.complete(request.attemptKey, 'nonce-of-nothing')).toEqual(found)
  expect(stage.fake.captures(request.orderNumber)).toBe(1)
})

test('two processes with one proof sell once', async () => {
  const stage = await openStage()
  const { request, proof } = await proven(stage)
  const outcomes = await Promise.all(
    [stage.gateway, stage.open(), stage.open()].map((gateway) => gateway.complete(request.attemptKey, proof)),
  )
  for (const { state } of outcomes) expect(state).toMatch(/^(captured|unknown)$/)
  expect(await stage.open().inquire(request.attemptKey)).toMatchObject({ state: 'captured' })
  expect(stage.fake.sales(request.orderNumber)).toHaveLength(1)
})

test('a database that was restored from before the charge does not lose the sale', async () => {
  const stage = await openStage()
  const { request, outcome } = await sold(stage)
  await stage.database.pool.query('DELETE FROM braintree_attempts')
  expect(await stage.gateway.inquire(request.attemptKey)).toEqual(outcome)
  stage.fake.become(stage.fake.transactions[0]!, 'settled')
  const refund = { refundKey: randomUUID(), attemptKey: request.attemptKey, amountCents: 100 }
  const refunded = await stage.gateway.refund(refund)
  await stage.database.pool.query('DELETE FROM braintree_refunds')
  expect(await stage.gateway.inquireRefund(refund.refundKey)).toEqual(refunded)
})

test('a sale that is only authorised is voided and counts as declined', async () => {
  const stage = await openStage()
  const { request } = await sold(stage, cardFor('answer-lost'))
  stage.fake.become(stage.fake.transactions[0]!, 'authorized')
  expect(await stage.gateway.inquire(request.attemptKey)).toEqual({ state: 'declined', reason: 'declined' })
  expect(stage.fake.transactions[0]!.status).toBe('voided')
})

test('a sale that appears after its attempt was closed is given back (pay-23)', async () => {
  const stage = await openStage()
  const { request, proof } = await proven(stage)
  const selling = stage.fake.holdNextSale()
  const completed = stage.gateway.complete(request.attemptKey, proof)
  await selling.arrived
  stage.clock.advance(lostAfterMs)
  expect(await stage.open().inquire(request.attemptKey)).toEqual({ state: 'never-seen' })
  selling.release()
  expect(await completed).toEqual({ state: 'unknown' })
  expect(stage.fake.transactions.map(({ status }) => status)).toEqual(['voided'])
})

test('the whole of a sale that is not settled is voided, a part of it is refunded once it is settled', async () => {
  const stage = await openStage()
  const { gateway, fake } = stage
  const whole = await sold(stage)
  const voiding = { refundKey: randomUUID(), attemptKey: whole.request.attemptKey, amountCents: 59_700 }
  expect(await gateway.refund(voiding)).toMatchObject({ state: 'refunded' })
  expect(fake.transactions[0]!.status).toBe('voided')

  const part = await sold(stage)
  const refund = { refundKey: randomUUID(), attemptKey: part.request.attemptKey, amountCents: 20_000 }
  expect(await gateway.refund(refund)).toEqual({ state: 'unknown' })
  expect(await gateway.inquireRefund(refund.refundKey), 'it waits').toEqual({ state: 'unknown' })
  expect(await gateway.refund({ ...refund, refundKey: randomUUID(), amountCents: 39_701 })).toMatchObject({ state: 'refused' })
  fake.become(fake.transactions[1]!, 'settled')
  const refunded = await gateway.inquireRefund(refund.refundKey)
  expect(refunded).toMatchObject({ state: 'refunded' })
  expect(await gateway.refund(refund)).toEqual(refunded)
  expect(fake.transactions.map(({ type, amount }) => [type, amount])).toEqual([
    ['sale', '597.00'],
    ['sale', '597.00'],
    ['credit', '200.00'],
  ])
  const { movements } = (await gateway.movements(null))!
  expect(movements.map(({ kind, key, amountCents }) => [kind, key, amountCents])).toEqual([
    ['captured', whole.request.attemptKey, 59_700],
    ['refunded', voiding.refundKey, 59_700],
    ['captured', part.request.attemptKey, 59_700],
    ['refunded', refund.refundKey, 20_000],
  ])
})

test.each(['void', 'refund'])('the lost answer to a %s is found, and nothing is given back twice', async (kind) => {
  const stage = await openStage()
  const { request } = await sold(stage)
  if (kind === 'refund') stage.fake.become(stage.fake.transactions[0]!, 'settled')
  const refund = { refundKey: randomUUID(), attemptKey: request.attemptKey, amountCents: 59_700 }
  stage.fake.control.loseNextAnswer = true
  expect(await stage.gateway.refund(refund)).toEqual({ state: 'unknown' })
  expect(await stage.gateway.inquireRefund(refund.refundKey)).toMatchObject({ state: 'refunded' })
  expect(stage.fake.transactions.filter(({ type, status }) => type === 'credit' || status === 'voided')).toHaveLength(1)
})

test('keys of another account are unknown', async () => {
  const { fake, shared } = await openStage()
  const api = openBraintree({ ...account, privateKey: 'of-somebody-else', environment: 'sandbox', url: fake.url })
  const gateway = createBraintreeGateway({ ...shared, api })
  expect(await gateway.charge(chargeOf(fake.nonceOf(cardFor('working'))))).toEqual({ state: 'unknown' })
})
