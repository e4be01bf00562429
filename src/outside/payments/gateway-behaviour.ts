import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { ChargeRequest, PaymentGateway } from './port.ts'

export type CardKind = 'working' | 'declined' | 'insufficient-funds' | 'expired-card' | 'answer-lost' | 'request-lost'

/** A gateway under test, and access to its charges. */
export interface Stage {
  gateway: PaymentGateway
  /** A new nonce of a card with that behaviour. */
  nonceOf(kind: CardKind): Promise<string>
  /** The number of captured charges of an order. */
  captures(orderNumber: string): Promise<number>
  setDown(down: boolean): Promise<void>
}

/** What every adapter of the payment port must do, case by case. */
export const gatewayBehaviour = {
  async 'captures a working card'({ gateway, nonceOf, captures }: Stage) {
    const request = chargeOf(await nonceOf('working'))
    const outcome = await gateway.charge(request)
    expect(outcome).toEqual({
      state: 'captured',
      reference: expect.stringMatching(/./),
      card: { brand: expect.stringMatching(/./), last4: expect.stringMatching(/^\d{4}$/) },
    })
    expect(await gateway.inquire(request.attemptKey)).toEqual(outcome)
    expect(await captures(request.orderNumber)).toBe(1)
  },

  async 'says why a card is declined'({ gateway, nonceOf, captures }: Stage) {
    for (const reason of ['declined', 'insufficient-funds', 'expired-card'] as const) {
      const request = chargeOf(await nonceOf(reason))
      expect(await gateway.charge(request)).toEqual({ state: 'declined', reason })
      expect(await gateway.inquire(request.attemptKey)).toEqual({ state: 'declined', reason })
      expect(await captures(request.orderNumber)).toBe(0)
    }
  },

  async 'charges one key once'({ gateway, nonceOf, captures }: Stage) {
    const request = chargeOf(await nonceOf('working'))
    const outcomes = await Promise.all([1, 2, 3, 4, 5].map(() => gateway.charge(request)))
    const again = await gateway.charge(request)
    expect(await captures(request.orderNumber), 'captures under one key').toBe(1)
    for (const outcome of outcomes) expect(outcome).toEqual(again)
  },

  /** `unknown`, because the first charge may have been captured; the inquiry answers for that one. */
  async 'does not charge a key again with other parameters'({ gateway, nonceOf, captures }: Stage) {
    const request = chargeOf(await nonceOf('working'))
    const first = await gateway.charge(request)
    const other = { amountCents: request.amountCents + 1, orderNumber: orderNumber(), nonce: await nonceOf('working') }
    for (const change of [{ amountCents: other.amountCents }, { orderNumber: other.orderNumber }, { nonce: other.nonce }]) {
      expect(await gateway.charge({ ...request, ...change })).toEqual({ state: 'unknown' })
    }
    expect(await gateway.inquire(request.attemptKey)).toEqual(first)
    expect(await captures(request.orderNumber)).toBe(1)
    expect(await captures(other.orderNumber)).toBe(0)
  },

  async 'takes a nonce once'({ gateway, nonceOf, captures }: Stage) {
    const request = chargeOf(await nonceOf('working'))
    await gateway.charge(request)
    const replay = { ...request, attemptKey: randomUUID() }
    expect(await gateway.charge(replay), 'a nonce used again').toEqual({ state: 'declined', reason: 'invalid-nonce' })
    expect(await gateway.charge(chargeOf('never-issued-by-anyone'))).toEqual({ state: 'declined', reason: 'invalid-nonce' })
    expect(await captures(request.orderNumber)).toBe(1)
  },

  async 'tells of a capture whose answer was lost'({ gateway, nonceOf, captures }: Stage) {
    const request = chargeOf(await nonceOf('answer-lost'))
    expect(await gateway.charge(request)).toEqual({ state: 'unknown' })
    expect(await gateway.inquire(request.attemptKey)).toMatchObject({ state: 'captured' })
    expect(await gateway.inquire(request.attemptKey)).toMatchObject({ state: 'captured' })
    expect(await captures(request.orderNumber)).toBe(1)
  },

  async 'closes a key that it is asked about before it sees it'({ gateway, nonceOf, captures }: Stage) {
    const request = chargeOf(await nonceOf('request-lost'))
    expect(await gateway.charge(request)).toEqual({ state: 'unknown' })
    expect(await gateway.inquire(request.attemptKey)).toEqual({ state: 'never-seen' })
    const late = await gateway.charge(request)
    expect(late.state, 'a request that arrives after the inquiry').not.toBe('captured')
    expect(await gateway.inquire(request.attemptKey)).toEqual({ state: 'never-seen' })
    expect(await captures(request.orderNumber)).toBe(0)
  },

  async 'gives one answer when charge and inquiry cross'({ gateway, nonceOf, captures }: Stage) {
    const request = chargeOf(await nonceOf('working'))
    const [, inquiry] = await Promise.all([gateway.charge(request), gateway.inquire(request.attemptKey)])
    expect(await captures(request.orderNumber)).toBe(inquiry.state === 'captured' ? 1 : 0)
    expect(await gateway.inquire(request.attemptKey)).toEqual(inquiry)
  },

  async 'is unknown while the bank is down'({ gateway, nonceOf, captures, setDown }: Stage) {
    const request = chargeOf(await nonceOf('working'))
    await setDown(true)
    expect(await gateway.charge(request)).toEqual({ state: 'unknown' })
    expect(await gateway.inquire(request.attemptKey)).toEqual({ state: 'unknown' })
    await setDown(false)
    expect(await gateway.inquire(request.attemptKey)).toEqual({ state: 'never-seen' })
    expect(await captures(request.orderNumber)).toBe(0)
  },
} satisfies Record<string, (stage: Stage) => Promise<void>>

const orderNumber = (): string => `T${randomUUID().slice(0, 8)}`

const chargeOf = (nonce: string): ChargeRequest => ({
  attemptKey: randomUUID(),
  amountCents: 59_700,
  currency: 'SGD',
  nonce,
  orderNumber: orderNumber(),
})
