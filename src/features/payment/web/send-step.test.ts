import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Client } from '#src/kit/client.ts'
import { outcomeOf } from './send-step.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const order = { idempotencyKey: '0123456789abcdef', quoteHash: 'hash-of-the-quote', paymentNonce: 'nonce_12345678', agreeToTerms: true }
const paid = { ok: true, value: { status: 'paid', orderNumber: 'KM-2611-04827', invoiceKey: 'key' } }
const check = (waitSeconds: number) => ({
  ok: false,
  problem: {
    status: 428,
    code: 'CARD_TESTING_CHECK',
    title: '',
    message: '',
    details: { humanCheck: `check-${waitSeconds}`, waitSeconds },
  },
})

function shop(...replies: unknown[]) {
  const sent: unknown[] = []
  const client = (async (_: unknown, { body }: { body: unknown }) => {
    sent.push(body)
    return replies.shift()
  }) as unknown as Client
  return { client, sent }
}

it('sends the same order again with its check, once the wait is over, as often as the shop asks (pay-26, pay-32)', async () => {
  const { client, sent } = shop(check(3), check(6), paid)
  const onWait = vi.fn<() => void>()
  const outcome = outcomeOf(client, { order }, onWait)
  await vi.advanceTimersByTimeAsync(2999)
  expect(sent).toEqual([order])
  expect(onWait).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual([order, { ...order, humanCheck: 'check-3' }])
  await vi.advanceTimersByTimeAsync(6000)
  expect(sent[2]).toEqual({ ...order, humanCheck: 'check-6' })
  expect(await outcome).toMatchObject({ state: 'paid' })
})

it('a check without what is needed to answer it is a refusal', async () => {
  const { client, sent } = shop({ ok: false, problem: { status: 428, code: 'CARD_TESTING_CHECK', title: '', message: 'Wait' } })
  expect(await outcomeOf(client, { order }, () => {})).toMatchObject({ state: 'refused' })
  expect(sent).toHaveLength(1)
})
