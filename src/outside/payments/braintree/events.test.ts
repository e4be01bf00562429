import { expect, test } from 'vitest'
import { movableClock } from '#src/kit/clock.ts'
import { account } from '#test/braintree/fake-braintree.ts'
import { openBraintree } from './braintree-api.ts'
import { readEvent } from './events.ts'

const now = new Date()
const api = openBraintree({ ...account, environment: 'sandbox' })

/** A notification as the SDK makes and signs one for tests; `orderId` takes the place of the sample's. */
function notification(kind: string, change: (xml: string) => string = (xml) => xml): { signature: string; payload: string } {
  const testing = api.webhookTesting as unknown as { sampleXml(kind: string, id: string): string; sampleSignature(payload: string): string }
  const payload = `${Buffer.from(change(testing.sampleXml(kind, 'tx1'))).toString('base64')}\n`
  return { signature: testing.sampleSignature(payload), payload }
}

const withOrder = (orderId: string) => (xml: string) => xml.replace('<id>tx1</id>', `<id>tx1</id><order-id>${orderId}</order-id>`)

const form = ({ signature, payload }: { signature: string; payload: string }): Buffer =>
  Buffer.from(new URLSearchParams({ bt_signature: signature, bt_payload: payload }).toString())

const read = (body: Buffer, laterMs = 0) => readEvent(api, movableClock(new Date(now.getTime() + laterMs).toISOString()), body)

test('a signed notification says which attempt or refund it is about (pay-20)', async () => {
  const about = (orderId: string) => read(form(notification('transaction_settled', withOrder(orderId))))
  expect(await about('K100/attempt-1')).toEqual({ id: expect.stringMatching(/^[\w-]{43}$/), about: 'attempt', key: 'attempt-1' })
  expect(await about('K100/attempt-1/refund-1')).toMatchObject({ about: 'refund', key: 'refund-1' })
})

test('the same notification has the same id, however often it comes', async () => {
  const body = form(notification('transaction_settled', withOrder('K100/attempt-1')))
  expect((await read(body))!.id).toBe((await read(body, 60_000))!.id)
})

test('the control panel’s test is accepted and is about nothing that exists', async () => {
  expect(await read(form(notification('check')))).toMatchObject({ about: 'attempt', key: 'check' })
})

test('what is forged, altered, too old or from the future is none', async () => {
  const { signature, payload } = notification('transaction_settled', withOrder('K100/attempt-1'))
  const other = notification('transaction_settled', withOrder('K100/attempt-2'))
  expect(await read(form({ signature: other.signature, payload }))).toBeNull()
  expect(await read(form({ signature: signature.replace(account.publicKey, 'somebody'), payload }))).toBeNull()
  expect(await read(form({ signature, payload: 'no base 64 at all!' }))).toBeNull()
  for (let index = 0; index < payload.length - 2; index += 7) {
    const altered = payload.slice(0, index) + (payload[index] === 'A' ? 'B' : 'A') + payload.slice(index + 1)
    expect(await read(form({ signature, payload: altered }))).toBeNull()
  }
  for (const body of ['', '{}', 'bt_signature=&bt_payload=', 'bt_payload=%00', '\u0000\uffff'])
    expect(await read(Buffer.from(body))).toBeNull()
  const hour = 60 * 60 * 1000
  expect(await read(form({ signature, payload }), 24 * hour)).not.toBeNull()
  expect(await read(form({ signature, payload }), 26 * hour)).toBeNull()
  expect(await read(form({ signature, payload }), -hour)).toBeNull()
})
