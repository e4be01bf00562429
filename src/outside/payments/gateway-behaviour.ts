import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { ChargeRequest, Movement, PaymentGateway } from './port.ts'

/** `challenged`: asks for 3-D Secure, and is captured once that is passed. `working` begins with `workingRange`. */
export type CardKind = 'working' | 'declined' | 'insufficient-funds' | 'expired-card' | 'challenged' | 'answer-lost' | 'request-lost'

/** A gateway under test, and access to its charges. */
export interface Stage {
  gateway: PaymentGateway
  /** A new nonce of a card with that behaviour. */
  nonceOf(kind: CardKind): Promise<string>
  /** The number of captured charges of an order. */
  captures(orderNumber: string): Promise<number>
  setDown(down: boolean): Promise<void>
  /** The first six digits of the working card. */
  workingRange: string
  /** The proof that the gateway's 3-D Secure page ends with. */
  proofOf(challengeUrl: string, result: 'passed' | 'failed'): Promise<string>
}

/** What every adapter of the payment port must do, case by case. */
export const gatewayBehaviour = {
  async 'captures a working card'({ gateway, nonceOf, captures }: Stage) {
    const request = chargeOf(await nonceOf('working'))
    const outcome = await gateway.charge(request)
    expect(outcome).toEqual({
      state: 'captured',
      reference: expect.stringMatching(/./),
      card: {
        brand: expect.stringMatching(/./),
        last4: expect.stringMatching(/^\d{4}$/),
        fingerprint: expect.not.stringMatching(/\d{9}/),
      },
    })
    expect(await gateway.inquire(request.attemptKey)).toEqual(outcome)
    expect(await captures(request.orderNumber)).toBe(1)
  },

  async 'says why a card is declined'({ gateway, nonceOf, captures }: Stage) {
    for (const reason of ['declined', 'insufficient-funds', 'expired-card'] as const) {
      const request = chargeOf(await nonceOf(reason))
      expect(await gateway.charge(request)).toMatchObject({ state: 'declined', reason })
      expect(await gateway.inquire(request.attemptKey)).toMatchObject({ state: 'declined', reason })
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
    const other = { amountCents: request.amountCents + 1, orderNumber: orderNumber(), card: { nonce: await nonceOf('working') } }
    for (const change of [{ amountCents: other.amountCents }, { orderNumber: other.orderNumber }, { card: other.card }]) {
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

  async 'captures after 3-D Secure, once'({ gateway, nonceOf, captures, proofOf }: Stage) {
    const { request, challengeUrl } = await challenge(gateway, nonceOf)
    expect(await gateway.inquire(request.attemptKey), 'an inquiry leaves it open').toEqual({ state: 'requires-action', challengeUrl })
    expect(await captures(request.orderNumber)).toBe(0)
    const proof = await proofOf(challengeUrl, 'passed')
    const [first, second] = await Promise.all([gateway.complete(request.attemptKey, proof), gateway.complete(request.attemptKey, proof)])
    expect(first).toMatchObject({ state: 'captured' })
    expect(second).toEqual(first)
    expect(await gateway.inquire(request.attemptKey)).toEqual(first)
    expect(await captures(request.orderNumber), 'captures of one attempt').toBe(1)
  },

  async 'declines after a failed 3-D Secure'({ gateway, nonceOf, captures, proofOf }: Stage) {
    const { request, challengeUrl } = await challenge(gateway, nonceOf)
    const proof = await proofOf(challengeUrl, 'failed')
    const declined = { state: 'declined', reason: 'authentication-failed' }
    expect(await gateway.complete(request.attemptKey, proof)).toMatchObject(declined)
    expect(await gateway.inquire(request.attemptKey)).toMatchObject(declined)
    expect(await captures(request.orderNumber)).toBe(0)
  },

  async 'takes a proof for its own attempt only'({ gateway, nonceOf, captures, proofOf }: Stage) {
    const [mine, other] = [await challenge(gateway, nonceOf), await challenge(gateway, nonceOf)]
    for (const proof of [await proofOf(other.challengeUrl, 'passed'), 'a-proof-of-nothing-at-all']) {
      expect((await gateway.complete(mine.request.attemptKey, proof)).state, 'a proof of another attempt').not.toBe('captured')
    }
    expect(await captures(mine.request.orderNumber)).toBe(0)
  },

  async 'never captures what was ended'({ gateway, nonceOf, captures, proofOf }: Stage) {
    const { request, challengeUrl } = await challenge(gateway, nonceOf)
    const proof = await proofOf(challengeUrl, 'passed')
    const abandoned = { state: 'declined', reason: 'abandoned' }
    expect(await gateway.end(request.attemptKey)).toMatchObject(abandoned)
    expect(await gateway.complete(request.attemptKey, proof), 'a proof after the end').toMatchObject(abandoned)
    expect(await gateway.inquire(request.attemptKey)).toMatchObject(abandoned)
    const unseen = chargeOf(await nonceOf('working'))
    expect(await gateway.end(unseen.attemptKey)).toEqual({ state: 'never-seen' })
    expect((await gateway.charge(unseen)).state).not.toBe('captured')
    for (const { orderNumber } of [request, unseen]) expect(await captures(orderNumber)).toBe(0)
  },

  async 'cannot end what is captured'({ gateway, nonceOf, captures }: Stage) {
    const request = chargeOf(await nonceOf('working'))
    const captured = await gateway.charge(request)
    expect(await gateway.end(request.attemptKey)).toEqual(captured)
    expect(await captures(request.orderNumber)).toBe(1)
  },

  async 'gives one answer when the proof and the end cross'({ gateway, nonceOf, captures, proofOf }: Stage) {
    const { request, challengeUrl } = await challenge(gateway, nonceOf)
    const proof = await proofOf(challengeUrl, 'passed')
    await Promise.all([gateway.complete(request.attemptKey, proof), gateway.end(request.attemptKey)])
    const { state } = await gateway.inquire(request.attemptKey)
    expect(await captures(request.orderNumber)).toBe(state === 'captured' ? 1 : 0)
  },

  async 'knows a card by its fingerprint'({ gateway, nonceOf }: Stage) {
    const fingerprintOf = async (kind: CardKind): Promise<string | undefined> => {
      const outcome = await gateway.charge(chargeOf(await nonceOf(kind)))
      return 'card' in outcome ? outcome.card?.fingerprint : undefined
    }
    const [first, again, declined] = [await fingerprintOf('working'), await fingerprintOf('working'), await fingerprintOf('declined')]
    expect(again).toBe(first)
    expect(declined).toMatch(/./)
    expect(declined).not.toBe(first)
  },

  async 'stores a card and charges it again'({ gateway, nonceOf, captures, workingRange }: Stage) {
    const outcome = await gateway.charge({ ...chargeOf(await nonceOf('working')), storeFor: `member-${randomUUID()}` })
    if (outcome.state !== 'captured' || !outcome.stored) throw new Error('the card was not stored')
    const { vaultToken, ...shown } = outcome.stored
    expect(shown).toEqual({
      brand: outcome.card.brand,
      last4: outcome.card.last4,
      expires: expect.stringMatching(/^20\d\d-(0[1-9]|1[0-2])$/),
      range: workingRange,
    })
    for (const request of [byToken(vaultToken), byToken(vaultToken)]) {
      expect(await gateway.charge(request)).toMatchObject({ state: 'captured', card: outcome.card })
      expect(await captures(request.orderNumber)).toBe(1)
    }
    expect(await gateway.removeCard(vaultToken)).toBe(true)
    expect(await gateway.removeCard(vaultToken)).toBe(true)
    expect(await gateway.charge(byToken(vaultToken)), 'a card that was removed').toMatchObject({
      state: 'declined',
      reason: 'invalid-nonce',
    })
  },

  async 'stores no card without being told to, and none that is declined'({ gateway, nonceOf }: Stage) {
    expect(await gateway.charge(chargeOf(await nonceOf('working')))).not.toHaveProperty('stored')
    expect(await gateway.charge({ ...chargeOf(await nonceOf('declined')), storeFor: 'member-1' })).not.toHaveProperty('stored')
  },

  async 'takes instalments from the cards of the bank only'({ gateway, nonceOf, captures, workingRange }: Stage) {
    const plan = { bank: 'own', months: 6, cardRanges: ['999999', workingRange.slice(0, 4)] }
    const own = { ...chargeOf(await nonceOf('working')), instalments: plan }
    expect(await gateway.charge(own)).toMatchObject({ state: 'captured' })
    const other = { ...chargeOf(await nonceOf('working')), instalments: { ...plan, cardRanges: ['999999'] } }
    expect(await gateway.charge(other)).toMatchObject({ state: 'declined', reason: 'other-bank' })
    expect(await captures(other.orderNumber)).toBe(0)
  },

  async 'refunds in parts, never more than was captured'({ gateway, nonceOf }: Stage) {
    const request = chargeOf(await nonceOf('working'))
    await gateway.charge(request)
    const refund = (amountCents: number) => gateway.refund({ refundKey: randomUUID(), attemptKey: request.attemptKey, amountCents })
    expect(await refund(20_000)).toEqual({ state: 'refunded', reference: expect.stringMatching(/./) })
    expect(await refund(request.amountCents - 20_000 + 1)).toEqual({ state: 'refused', reason: 'more-than-captured' })
    const halves = await Promise.all([refund(30_000), refund(30_000)])
    expect(halves.map(({ state }) => state).toSorted(), 'two refunds at once').toEqual(['refunded', 'refused'])
    expect(await refund(request.amountCents - 50_000)).toMatchObject({ state: 'refunded' })
    expect(await refund(1)).toMatchObject({ state: 'refused' })
  },

  async 'refunds one key once'({ gateway, nonceOf }: Stage) {
    const request = chargeOf(await nonceOf('working'))
    await gateway.charge(request)
    const refund = { refundKey: randomUUID(), attemptKey: request.attemptKey, amountCents: 40_000 }
    expect(await gateway.inquireRefund(refund.refundKey)).toEqual({ state: 'never-seen' })
    const outcomes = await Promise.all([gateway.refund(refund), gateway.refund(refund)])
    const first = await gateway.refund(refund)
    expect(first).toMatchObject({ state: 'refunded' })
    for (const outcome of outcomes) expect(outcome).toEqual(first)
    expect(await gateway.inquireRefund(refund.refundKey)).toEqual(first)
    expect(await gateway.refund({ ...refund, amountCents: 1 }), 'a key used with another amount').toEqual({ state: 'unknown' })
    expect(await refundsIn(gateway, request.attemptKey), 'refunds under one key').toEqual([refund.refundKey])
  },

  async 'refunds only what was captured'({ gateway, nonceOf }: Stage) {
    const request = chargeOf(await nonceOf('declined'))
    await gateway.charge(request)
    for (const attemptKey of [request.attemptKey, randomUUID()]) {
      const refund = { refundKey: randomUUID(), attemptKey, amountCents: 1 }
      expect(await gateway.refund(refund)).toEqual({ state: 'refused', reason: 'not-captured' })
    }
  },

  async 'lists every movement of money once'({ gateway, nonceOf }: Stage) {
    const before = (await movementsOf(gateway)).length
    const request = chargeOf(await nonceOf('working'))
    const captured = await gateway.charge(request)
    const refund = { refundKey: randomUUID(), attemptKey: request.attemptKey, amountCents: 100 }
    const refunded = await gateway.refund(refund)
    await gateway.charge(chargeOf(await nonceOf('declined')))
    if (captured.state !== 'captured' || refunded.state !== 'refunded') throw new Error('nothing moved')
    const { attemptKey, orderNumber, amountCents } = request
    const same = { attemptKey, orderNumber, at: expect.any(Date) }
    expect((await movementsOf(gateway)).slice(before)).toEqual([
      { ...same, kind: 'captured', key: attemptKey, amountCents, reference: captured.reference },
      { ...same, kind: 'refunded', key: refund.refundKey, amountCents: 100, reference: refunded.reference },
    ])
  },

  async 'says nothing of refunds, cards and movements while the bank is down'({ gateway, setDown }: Stage) {
    await setDown(true)
    const refund = { refundKey: randomUUID(), attemptKey: randomUUID(), amountCents: 1 }
    expect(await gateway.refund(refund)).toEqual({ state: 'unknown' })
    expect(await gateway.inquireRefund(refund.refundKey)).toEqual({ state: 'unknown' })
    expect(await gateway.complete(refund.attemptKey, 'a-proof-of-nothing-at-all')).toEqual({ state: 'unknown' })
    expect(await gateway.end(refund.attemptKey)).toEqual({ state: 'unknown' })
    expect(await gateway.removeCard('a-card-of-nobody')).toBe(false)
    expect(await gateway.movements(null)).toBeNull()
    await setDown(false)
  },
} satisfies Record<string, (stage: Stage) => Promise<void>>

async function challenge(gateway: PaymentGateway, nonceOf: Stage['nonceOf']) {
  const request = chargeOf(await nonceOf('challenged'))
  const outcome = await gateway.charge(request)
  expect(outcome).toEqual({ state: 'requires-action', challengeUrl: expect.stringMatching(/^https?:/) })
  return { request, challengeUrl: (outcome as { challengeUrl: string }).challengeUrl }
}

async function movementsOf(gateway: PaymentGateway): Promise<Movement[]> {
  const all: Movement[] = []
  for (let after: string | null = null; ;) {
    const page = await gateway.movements(after)
    all.push(...page!.movements)
    if (page!.next === null) return all
    after = page!.next
  }
}

const refundsIn = async (gateway: PaymentGateway, attemptKey: string): Promise<string[]> =>
  (await movementsOf(gateway))
    .filter((movement) => movement.kind === 'refunded' && movement.attemptKey === attemptKey)
    .map(({ key }) => key)

const orderNumber = (): string => `T${randomUUID().slice(0, 8)}`

const chargeOf = (nonce: string): ChargeRequest => ({
  attemptKey: randomUUID(),
  amountCents: 59_700,
  currency: 'SGD',
  card: { nonce },
  orderNumber: orderNumber(),
})

const byToken = (vaultToken: string): ChargeRequest => ({ ...chargeOf(''), card: { vaultToken } })
