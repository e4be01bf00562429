import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { say } from '../bench-shop.ts'
import type { Asked, Loaded, LoadOrder } from './load.ts'
import { memoryMb, processorMs } from './processes.ts'
import { rows, type Row, type RunningShop } from './shop.ts'

export interface Cost {
  perSecond: number
  /** Milliseconds of processor time for one request: of the shop's processes, and of PostgreSQL's. */
  shopMs: number
  postgresMs: number
}

export interface Measured {
  costs: Partial<Record<Row, Cost>>
  /** Megabytes in the shop's processes: before the first request, at the last, and ten seconds later. */
  memory: { before: number; loaded: number; after: number }
}

/** One request before the load: it has to succeed, and a call of GraphQL says in its body when it has not. */
async function mustSucceed(port: number, { path, body }: Asked): Promise<number> {
  const headers = { 'content-type': 'application/json', cookie: 'culture=en' }
  const response = await fetch(`http://127.0.0.1:${port}${path}`, body === undefined ? { headers } : { method: 'POST', headers, body })
  const text = await response.text()
  if (!response.ok || /^\{"errors?"/.test(text) || text.includes('"errorCode"'))
    throw new Error(`${path} ${body ?? ''}\n${response.status} ${text.slice(0, 2000)}`)
  return text.length
}

async function costOf({ pid, port }: RunningShop, postgres: number, order: Omit<LoadOrder, 'port'>): Promise<Cost & { failed: number }> {
  const load = fork(join(import.meta.dirname, 'load.ts'), { execArgv: ['--disable-warning=ExperimentalWarning'] })
  const isBroken = once(load, 'exit').then(() => {
    throw new Error('A connection broke off under load')
  })
  const reported = async () => (await Promise.race([once(load, 'message'), isBroken]))[0] as Loaded
  try {
    load.send({ port, ...order } satisfies LoadOrder)
    await reported()
    const before = [processorMs(pid), processorMs(postgres)] as const
    const { answers, failed, seconds } = await reported()
    const [shop, database] = [processorMs(pid) - before[0], processorMs(postgres) - before[1]]
    return { perSecond: answers / seconds, shopMs: shop / answers, postgresMs: database / answers, failed }
  } finally {
    load.kill()
  }
}

/** Asks one shop for everything it has, row by row, with nothing else at work. */
export async function measure(shop: RunningShop, postgres: number): Promise<Measured> {
  await wait(3000)
  const before = memoryMb(shop.pid)
  const costs: Measured['costs'] = {}
  for (const [row, { title, isRepeated }] of Object.entries(rows) as [Row, (typeof rows)[Row]][]) {
    const asked = shop.asked[row]
    if (!asked) continue
    const bytes = await mustSucceed(shop.port, asked[0]!)
    const { failed, ...cost } = await costOf(shop, postgres, { asked: isRepeated ? asked : asked.slice(1), isRepeated })
    costs[row] = cost
    const { perSecond, shopMs, postgresMs } = cost
    say(
      `  ${title}: ${perSecond.toFixed(1)} a second, ${shopMs.toFixed(2)} + ${postgresMs.toFixed(2)} ms, ${bytes} bytes${failed ? `, ${failed} FAILED` : ''}`,
    )
  }
  const loaded = memoryMb(shop.pid)
  await wait(10_000)
  return { costs, memory: { before, loaded, after: memoryMb(shop.pid) } }
}
