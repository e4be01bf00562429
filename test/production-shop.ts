import { spawn, type ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#src/platform/db/embedded-postgres.ts'
import { environment } from './environment.ts'

export interface ProductionShop {
  origin: string
  port: number
  process: ChildProcess
  dataDir: string
  /** The path of a product that is on sale. */
  aProduct(): Promise<string>
  close(): Promise<void>
}

interface Options {
  /** Without it, mails stay in the queue. */
  smtpUrl?: string
  /** Whether it is the demonstration shop; else it is empty, as any shop in production is at first. */
  demonstration?: boolean
  /** A database that is filled already; without it the shop has an embedded one. */
  databaseUrl?: string
  /** Whether it was filled by a process before this one. */
  again?: boolean
}

/** A shop in production mode, in a process and a folder of its own. The site has to be built. */
export async function openProductionShop({
  smtpUrl = 'smtp://127.0.0.1:9',
  databaseUrl,
  demonstration = databaseUrl === undefined,
  again = false,
}: Options = {}): Promise<ProductionShop> {
  const folder = await mkdtemp(join(tmpdir(), 'production-'))
  await chmod(folder, 0o755)
  const [port, bankPort] = [await freePort(), await freePort()]
  const env = environment({
    DATA_DIR: folder,
    MALLOC_ARENA_MAX: '1',
    PORT: String(port),
    BANK_PORT: String(bankPort),
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    SHOP_SECRET: 'x'.repeat(32),
    SANDBOX_BANK: 'yes',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(demonstration && { SEED_DEMONSTRATION: 'yes' }),
    // All shoppers of a bench come from one network.
    GUESTS_PER_NETWORK: '9999999',
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'shop@shop.example',
    SMS_URL: 'http://account:token@127.0.0.1:9',
    SMS_FROM: 'Shop',
  })
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8', 'build/shop/main.js'], {
      cwd: join(import.meta.dirname, '..'),
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    await says(child, 'The shop is open at')
    return child
  }
  let shop = await start()
  if (again) {
    await ended(shop)
    shop = await start()
  }
  const origin = `http://localhost:${port}`
  return {
    origin,
    port,
    process: shop,
    dataDir: folder,
    async aProduct() {
      const list = await (await fetch(`${origin}/sitemap/products-1.xml`)).text()
      return new URL(/<loc>([^<]+)<\/loc>/.exec(list)![1]!).pathname
    },
    async close() {
      await ended(shop)
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function ended(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  await new Promise((exited) => child.once('exit', exited))
}

function says(child: ChildProcess, words: string): Promise<void> {
  let output = ''
  return new Promise((resolve, failed) => {
    child.on('close', (code, signal) => failed(new Error(`The shop ended with ${code ?? signal}:\n${output}`)))
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()).includes(words) && resolve())
  })
}
