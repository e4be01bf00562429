import { randomBytes, timingSafeEqual } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { startSandboxBank, type SandboxBank } from './bank.ts'
import { runningFile, type BankProcessOptions, type Report, type Running } from './running-bank.ts'

const lingersMs = 10 * 60_000
const checksEveryMs = 1_000

async function open({ options, settings }: { options: BankProcessOptions; settings: string }): Promise<Running> {
  const bank = await startSandboxBank(options)
  const file = runningFile(options.journalFile)
  const token = randomBytes(24).toString('base64url')
  let lastAsked = Date.now()
  const end = async (): Promise<void> => {
    clearInterval(checking)
    await bank.close()
    if (await isOurs(file, token)) await rm(file, { force: true })
    process.exit()
  }
  const control = await listen(token, bank, { asked: () => void (lastAsked = Date.now()), end })
  const running = { control, token, pid: process.pid, settings }
  await writeFile(`${file}.new`, JSON.stringify(running), { mode: 0o600 })
  await rename(`${file}.new`, file)
  // Without its folder, or without a shop for long, nobody needs it: everything it knows is on the disk.
  const checking = setInterval(async () => {
    if (Date.now() - lastAsked > lingersMs || !(await isOurs(file, token))) await end()
  }, checksEveryMs)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end())
  return running
}

const isOurs = (file: string, token: string): Promise<boolean> =>
  readFile(file, 'utf8').then(
    (text) => text.includes(token),
    () => false,
  )

interface Asked {
  asked(): void
  end(): Promise<void>
}

/** `GET /`: lives. `POST /mode`: misbehaves, for tests. `POST /end`: ends, once the connections are closed. */
async function listen(token: string, bank: SandboxBank, { asked, end }: Asked): Promise<string> {
  const server = createServer((request, response) => {
    if (!isToken(request.headers.authorization, token)) return void response.writeHead(401).end()
    asked()
    void answer(request, response)
  })
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/mode') bank.control.set(JSON.parse(await textOf(request)))
    response.writeHead(204, { connection: 'close' }).end()
    if (request.url === '/end') await end()
  }
  await new Promise<void>((listening, failed) => server.once('error', failed).listen(0, '127.0.0.1', listening))
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`
}

function isToken(given: string | undefined, token: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(`Bearer ${token}`)]
  return one.length === other.length && timingSafeEqual(one, other)
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

const report = (message: Report): void => void process.send?.(message)

if (import.meta.main) {
  process.once('message', (message) => {
    open(message as Parameters<typeof open>[0]).then(report, (error: NodeJS.ErrnoException & { port?: number }) => {
      report({ error: { message: error.message, code: error.code, port: error.port } })
      process.exitCode = 1
      process.disconnect()
    })
  })
}
