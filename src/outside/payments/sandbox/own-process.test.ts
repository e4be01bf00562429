import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { freePort } from '#src/platform/db/embedded-postgres.ts'
import { localAddress } from '#src/platform/life.ts'
import { isAlive } from '#src/platform/db/running-process.ts'
import { bankEventSecret, bankFolder, bankKey, bankShop, post } from '#test/bank.ts'
import { closeAfterwards } from '#test/closing.ts'
import type { ChargeOutcome, StoredCard } from '../port.ts'
import { createSandboxGateway } from '../sandbox-gateway.ts'
import type { BankProcessOptions, Running } from './running-bank.ts'
import { openBankProcess } from './own-process.ts'

const entry = { number: '5105 1051 0510 5100', expiry: '12/30', cvv: '737', name: 'A Name On No Disk' }
const challengedEntry = { ...entry, number: '4000 0000 0000 3220' }

const optionsOf = async (name: string, own: Partial<BankProcessOptions> = {}): Promise<BankProcessOptions> => ({
  host: '127.0.0.1',
  port: await freePort(),
  journalFile: join(bankFolder, name, 'journal.jsonl'),
  shopOrigins: [bankShop],
  apiKey: bankKey,
  eventSecret: bankEventSecret,
  ...own,
})

const runningAt = async ({ journalFile }: BankProcessOptions): Promise<Running> =>
  JSON.parse(await readFile(join(dirname(journalFile), 'running.json'), 'utf8')) as Running

async function openProcess(options: BankProcessOptions) {
  const bank = await openBankProcess(options)
  closeAfterwards(() => bank.stop())
  await bank.ready
  const url = localAddress(options.host, options.port)
  const gateway = createSandboxGateway({ origin: url, apiUrl: url, apiKey: bankKey, eventSecret: bankEventSecret, timeoutMs: 3000 })
  const nonceOf = async (card: object): Promise<string> => {
    const reply = await post(`${url}/tokens`, card, { origin: url })
    return ((await reply.json()) as { nonce: string }).nonce
  }
  return { ...bank, url, gateway, nonceOf }
}

const chargeOf = (nonce: string) => ({
  attemptKey: randomUUID(),
  amountCents: 59_700,
  currency: 'SGD' as const,
  card: { nonce },
  orderNumber: 'KM-2611-00001',
})

async function kill(options: BankProcessOptions): Promise<void> {
  const { pid } = await runningAt(options)
  process.kill(pid, 'SIGKILL')
  await vi.waitFor(async () => expect((await runningAt(options)).pid).not.toBe(pid), { timeout: 10_000, interval: 20 })
}

test('kill -9 of the bank: it is back by itself, with nonces, vault, waiting 3-D Secure and undelivered events', async () => {
  const heard: string[] = []
  const server = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => heard.push(chunk.toString()))
    request.on('end', () => response.writeHead(204).end())
  })
  closeAfterwards(async () => void server.close())
  const eventsPort = await freePort()
  const options = await optionsOf('killed', { eventsUrl: `http://127.0.0.1:${eventsPort}/` })
  const { gateway, nonceOf, url } = await openProcess(options)
  const unused = chargeOf(await nonceOf(entry))
  const challenged = [chargeOf(await nonceOf(challengedEntry)), chargeOf(await nonceOf(challengedEntry))]
  const stored = await gateway.charge({ ...chargeOf(await nonceOf(entry)), storeFor: 'somebody' })
  const [proven, waiting] = await Promise.all(challenged.map((request) => gateway.charge(request)))
  const prove = async (outcome: ChargeOutcome | undefined): Promise<string> => {
    if (outcome?.state !== 'requires-action') throw new Error('the bank did not ask for 3-D Secure')
    const reply = await post(outcome.challengeUrl, { code: '123456' }, { origin: url })
    return ((await reply.json()) as { proof: string }).proof
  }
  const proof = await prove(proven)

  await kill(options)
  expect(await gateway.charge(unused), 'a nonce from before').toMatchObject({ state: 'captured' })
  const { vaultToken } = (stored as { stored: StoredCard }).stored
  expect(await gateway.charge({ ...chargeOf(''), card: { vaultToken } }), 'a stored card from before').toMatchObject({ state: 'captured' })
  const proofs = [proof, await prove(waiting)]
  for (const [index, { attemptKey }] of challenged.entries())
    expect(await gateway.complete(attemptKey, proofs[index]!), '3-D Secure from before').toMatchObject({ state: 'captured' })
  server.listen(eventsPort, '127.0.0.1')
  await vi.waitFor(() => expect(new Set(heard.map((body) => JSON.parse(body).key)).size).toBe(5), { timeout: 10_000 })
})

test('nothing on the disk is a card number, a CVV or a name, and the log of the process is empty (safe-12)', async () => {
  const options = await optionsOf('canary')
  const { gateway, nonceOf, url } = await openProcess(options)
  await gateway.charge({ ...chargeOf(await nonceOf(entry)), storeFor: 'somebody' })
  await post(`${url}/tokens`, { ...entry, expiry: 'wrong' }, { origin: url })
  await post(`${url}/tokens`, `{"number":"${entry.number}"`, { origin: url })
  const folder = dirname(options.journalFile)
  const files = await Promise.all((await readdir(folder)).map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const))
  expect(files.map(([name]) => name).toSorted()).toEqual(['errors.log', 'journal.jsonl', 'running.json'])
  for (const [name, text] of files) {
    expect(text.replace(/[\s-]/g, ''), name).not.toMatch(/5105105105105100|ANameOnNoDisk/i)
    expect(text, name).not.toMatch(/cvv|\b737\b/i)
  }
  expect(Object.fromEntries(files)['errors.log']).toBe('')
})

/** A shop that opens the bank and dies without ending it. */
async function openAndDie(options: BankProcessOptions): Promise<number> {
  const script = `
    const { openBankProcess } = await import(process.argv[1])
    await (await openBankProcess(JSON.parse(process.argv[2]))).ready
    process.kill(process.pid, 'SIGKILL')`
  const file = join(import.meta.dirname, 'own-process.ts')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '-e', script, file, JSON.stringify(options)], {
    stdio: 'inherit',
  })
  await once(child, 'exit')
  return (await runningAt(options)).pid
}

test('a bank outlives its shop: the next one takes it over; with other options it is ended first', async () => {
  const options = await optionsOf('left')
  const pid = await openAndDie(options)
  expect(isAlive(pid)).toBe(true)
  expect(await openAndDie(options), 'the same options').toBe(pid)
  const moved = { ...options, port: await freePort() }
  const other = await openAndDie(moved)
  expect([isAlive(pid), isAlive(other)], 'other options').toEqual([false, true])
  const bank = await openProcess(moved)
  expect((await runningAt(moved)).pid).toBe(other)
  await bank.stop()
  // It answers nobody any more; its process ends a moment later.
  await vi.waitUntil(() => !isAlive(other), { timeout: 10_000, interval: 5 })
  expect(await readdir(dirname(options.journalFile))).not.toContain('running.json')
})

test.each(['', '{"control":"http://127', 'null', '[]'])('a file that says %j of a running bank counts as none', async (text) => {
  const options = await optionsOf(`unreadable-${text.length}`)
  await mkdir(dirname(options.journalFile), { recursive: true })
  await writeFile(join(dirname(options.journalFile), 'running.json'), text)
  await openProcess(options)
  expect(isAlive((await runningAt(options)).pid)).toBe(true)
  expect((await readdir(dirname(options.journalFile))).toSorted()).toEqual(['errors.log', 'journal.jsonl', 'running.json'])
})

test('a bank whose folder is gone ends', async () => {
  const options = await optionsOf('gone')
  const { pid } = (await openProcess(options)) && (await runningAt(options))
  await rm(dirname(options.journalFile), { recursive: true })
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 5000 })
})

test('a taken port is reported as such', async () => {
  const server = createServer()
  closeAfterwards(async () => void server.close())
  const port = await new Promise<number>((listening) =>
    server.listen(0, '127.0.0.1', () => listening((server.address() as { port: number }).port)),
  )
  await expect(openBankProcess(await optionsOf('taken', { port }))).rejects.toMatchObject({ code: 'EADDRINUSE', port })
})
