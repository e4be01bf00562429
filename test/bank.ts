import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandboxBank, type BankOptions, type SandboxBank } from '#src/outside/payments/sandbox/bank.ts'
import { closeAfterwards } from './closing.ts'

export const bankKey = 'key-of-the-test'
export const bankEventSecret = 'secret-of-the-events'
export const bankShop = 'http://localhost:3000'

/** A folder of the running test, for journals. */
export const bankFolder = await mkdtemp(join(tmpdir(), 'bank-'))
closeAfterwards(() => rm(bankFolder, { recursive: true, force: true }))
let started = 0

/** A bank with a journal of its own, which ends with the test's file. */
export async function openTestBank(options: Partial<BankOptions> = {}): Promise<SandboxBank> {
  const bank = await startSandboxBank({
    host: '127.0.0.1',
    port: 0,
    journalFile: join(bankFolder, `${++started}.jsonl`),
    shopOrigins: [bankShop],
    apiKey: bankKey,
    eventSecret: bankEventSecret,
    ...options,
  })
  closeAfterwards(() => bank.close())
  return bank
}

export const post = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

export const withKey = { authorization: `Bearer ${bankKey}` }
let charges = 0

/** Charges a card as the shop's server would, with an attempt key of its own. */
export async function charge(at: SandboxBank, cardNumber: string): Promise<{ attemptKey: string; reply: Record<string, unknown> }> {
  const attemptKey = `attempt-${++charges}`
  const card = { nonce: at.control.nonceFor(cardNumber) }
  const body = { attemptKey, amountCents: 59_700, currency: 'SGD', card, orderNumber: 'KM-2611-00001' }
  const response = await post(`${at.url}/v1/charges`, body, withKey)
  return { attemptKey, reply: (await response.json()) as Record<string, unknown> }
}
