import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { bankEventSecret, bankFolder, charge, openTestBank, post, withKey } from '#test/bank.ts'
import { closeAfterwards } from '#test/closing.ts'
import type { SandboxBank } from './bank.ts'
import { readSignedEvent, signEvent } from './event-signature.ts'

const working = '4242 4242 4242 4242'

/** A shop that writes down the keys of genuine events. `status` is what it answers. */
async function openShop(status: (count: number) => number = () => 204) {
  const keys: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const event = readSignedEvent(Buffer.concat(chunks), request.headers['bank-signature'], bankEventSecret, new Date())
    keys.push(event ? `${event.about} ${event.key}` : 'forged')
    response.writeHead(status(keys.length)).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closeAfterwards(async () => void server.close())
  return { keys, address: `http://127.0.0.1:${(server.address() as { port: number }).port}/api/payment/webhook` }
}

const chargeMany = async (at: SandboxBank, count: number): Promise<string[]> => {
  const charges = await Promise.all(Array.from({ length: count }, () => charge(at, working)))
  return charges.map(({ attemptKey }) => `attempt ${attemptKey}`)
}

test('a charge and its refund are told, a request for 3-D Secure is not', async () => {
  const { keys, address } = await openShop()
  const bank = await openTestBank({ eventsUrl: address })
  const { attemptKey } = await charge(bank, working)
  await charge(bank, '4000 0000 0000 3220')
  const refund = { refundKey: `refund-of-${attemptKey}`, attemptKey, amountCents: 100 }
  await post(`${bank.url}/v1/refunds`, refund, withKey)
  await vi.waitFor(() => expect(keys).toEqual([`attempt ${attemptKey}`, `refund ${refund.refundKey}`]), { timeout: 20_000 })
})

test('an event is sent until the shop takes it', async () => {
  const { keys, address } = await openShop((count) => [500, 200, 204][count - 1] ?? 204)
  const bank = await openTestBank({ eventsUrl: address })
  const [event] = await chargeMany(bank, 1)
  const times = (count: number) => vi.waitFor(() => expect(keys).toEqual(Array<string>(count).fill(event!)), { timeout: 20_000 })
  await times(1)
  bank.control.set({})
  await times(2)
  bank.control.set({})
  await times(3)
  bank.control.set({})
  await new Promise((later) => setTimeout(later, 200))
  expect(keys, 'an event that was taken').toHaveLength(3)
})

test('events that the shop has not taken survive the bank', async () => {
  const journalFile = join(bankFolder, 'undelivered.jsonl')
  const before = await openTestBank({ journalFile })
  const events = await chargeMany(before, 3)
  await before.close()
  const { keys, address } = await openShop()
  const after = await openTestBank({ journalFile, eventsUrl: address })
  await vi.waitFor(() => expect(keys.toSorted()).toEqual(events.toSorted()), { timeout: 20_000 })
  await vi.waitFor(() => expect(after.control.journal.filter(({ event }) => event === 'delivered')).toHaveLength(3))
  await after.close()
  const again = await openTestBank({ journalFile, eventsUrl: address })
  again.control.set({})
  await new Promise((later) => setTimeout(later, 200))
  expect(keys, 'events that were taken').toHaveLength(3)
})

test('on request events wait, come twice and in another order', async () => {
  const { keys, address } = await openShop()
  const bank = await openTestBank({ eventsUrl: address })
  bank.control.set({ holdEvents: true, eventCopies: 3, shuffleEvents: true })
  const events = await chargeMany(bank, 20)
  expect(keys).toEqual([])
  bank.control.set({ holdEvents: false })
  await vi.waitFor(() => expect(keys).toHaveLength(60), { timeout: 20_000 })
  for (const event of events) expect(keys.filter((key) => key === event)).toHaveLength(3)
  expect(keys, 'the order').not.toEqual([...events, ...events, ...events])
})

test('of 1,000 forged events none is read (safe-27)', () => {
  const now = new Date('2026-11-21T04:00:00Z')
  const body = JSON.stringify({ id: 'event', about: 'attempt', key: 'KM-2611-00001.1' })
  const header = signEvent(body, bankEventSecret, now)
  expect(readSignedEvent(Buffer.from(body), header, bankEventSecret, now)).toEqual(JSON.parse(body))
  const changed = (text: string, at: number): string => text.slice(0, at) + (text[at] === '7' ? '8' : '7') + text.slice(at + 1)
  for (let count = 0; count < 1000; count++) {
    const [bytes, seal] = [
      [changed(body, count % body.length), header],
      [body, changed(header, count % header.length)],
      [body, signEvent(body, randomBytes(16).toString('hex'), now)],
      [`${body} `, header],
    ][count % 4]!
    expect(readSignedEvent(Buffer.from(bytes!), seal, bankEventSecret, now), `${bytes} ${seal}`).toBeNull()
  }
  for (const seal of [undefined, '', 'v1=', `t=,v1=${'0'.repeat(64)}`, [header, header]])
    expect(readSignedEvent(Buffer.from(body), seal, bankEventSecret, now)).toBeNull()
})

test('an event is good for five minutes, and only in its own form', () => {
  const at = new Date('2026-11-21T04:00:00Z')
  const read = (body: string, minutes: number) =>
    readSignedEvent(Buffer.from(body), signEvent(body, bankEventSecret, at), bankEventSecret, new Date(at.getTime() + minutes * 60_000))
  const body = JSON.stringify({ id: 'event', about: 'refund', key: 'some-key' })
  for (const minutes of [-5, 0, 5]) expect(read(body, minutes)).toEqual(JSON.parse(body))
  for (const minutes of [-5.1, 5.1, 600]) expect(read(body, minutes)).toBeNull()
  for (const other of ['', 'null', '{}', '[]', '{"id":1,"about":"attempt","key":"x"}', '{"id":"1","about":"money","key":"x"}'])
    expect(read(other, 0)).toBeNull()
})
