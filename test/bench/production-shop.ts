import { spawn, type ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#src/platform/db/embedded-postgres.ts'
import { environment } from '#test/environment.ts'

export interface ProductionShop {
  origin: string
  port: number
  process: ChildProcess
  dataDir: string
  /** The path of a product that is on sale. */
  aProduct: string
  close(): Promise<void>
}

interface ProductionOptions {
  /** Without it the shop's mails stay in the queue. */
  smtpUrl?: string
  /** A database that is already filled; without it the shop has an embedded one, with the demonstration. */
  databaseUrl?: string
}

/** The shop in production mode, in a process and a folder of its own. The site has to be built. */
export async function openProductionShop({ smtpUrl = 'smtp://127.0.0.1:9', databaseUrl }: ProductionOptions = {}): Promise<ProductionShop> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  await chmod(folder, 0o755)
  const [port, bankPort] = [await freePort(), await freePort()]
  const env = environment({
    DATA_DIR: folder,
    PORT: String(port),
    BANK_PORT: String(bankPort),
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    SHOP_SECRET: 'x'.repeat(32),
    SANDBOX_BANK: 'yes',
    SEED_DEMONSTRATION: databaseUrl ? 'no' : 'yes',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    // All shoppers of a bench come from one network.
    GUESTS_PER_NETWORK: '9999999',
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'shop@shop.example',
    SMS_URL: 'http://account:token@127.0.0.1:9',
    SMS_FROM: 'Shop',
  })
  const shop = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/main.ts'], {
    cwd: join(import.meta.dirname, '..', '..'),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await says(shop, 'The shop is open at')
  const origin = `http://localhost:${port}`
  const list = await (await fetch(`${origin}/sitemap/products-1.xml`)).text()
  return {
    origin,
    port,
    process: shop,
    dataDir: folder,
    aProduct: new URL(/<loc>([^<]+)<\/loc>/.exec(list)![1]!).pathname,
    async close() {
      shop.kill('SIGTERM')
      await new Promise((ended) => shop.once('exit', ended))
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function says(child: ChildProcess, words: string): Promise<void> {
  let output = ''
  return new Promise((resolve, failed) => {
    child.on('close', () => failed(new Error(output)))
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()).includes(words) && resolve())
  })
}
