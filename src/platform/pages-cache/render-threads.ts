import { AsyncLocalStorage } from 'node:async_hooks'
import { Worker } from 'node:worker_threads'
import { createFairQueue } from '#src/kit/fair-queue.ts'
import type { PackedPage, RenderedPage } from './packed-page.ts'
import type { AskApi } from './page-api.ts'
import type { PageKey, RenderPage } from './pages-cache.ts'
import { refusedPage } from './refused-page.ts'
import { oncePerTurn, type Answer, type Ask, type FromThread, type ToThread } from './render-thread.ts'

/** Threads that render pages beside the one that answers the API. */
export interface RenderThreads {
  /** The addresses of the site's pages, as its routes write them. */
  addresses: readonly string[]
  /**
   * Renders pages from what this answers. Networks have turns, so that a flood from one does not stand before the others (safe-48);
   * where more than may wait are asked for, the last of the network with most waiting is refused with 503.
   */
  renderer(ask: AskApi): RenderPage
  close(): Promise<void>
}

export interface RenderThreadsOptions {
  /** What a thread runs: it ends in `serveRenders`. */
  script: URL
  /** For the script. */
  data: object
  threads: number
  mostWaiting?: number
  /** How long a thread may be silent before it is given up, in milliseconds. */
  mostMs?: number
}

/** Of these pages one is rendered while the others wait for the API. */
const atOnce = 3
/** A page needs a few megabytes while it is rendered; a thread that needs more than this ends. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 }
const againAfterMs = 1000

interface Render {
  key: PageKey
  ask: AskApi
  /** Its calls that are not answered yet. */
  asking: number
  /** Gives up its thread. */
  late?: NodeJS.Timeout
  /** Runs the calls of its loaders as what asked for the page: their topics and the id of its request are this page's. */
  within: ReturnType<typeof AsyncLocalStorage.snapshot>
  resolve(page: RenderedPage | PackedPage): void
  reject(error: Error): void
}

interface Thread {
  worker: Worker
  sendAnswer(answer: Answer): void
  isReady: boolean
  /** What it renders, by the number it was given. */
  running: Map<number, Render>
}

/** Starts the threads, and resolves when each can render. A thread that ends takes only its pages with it, and is started again. */
export async function openRenderThreads(options: RenderThreadsOptions): Promise<RenderThreads> {
  const { script, data, threads: count, mostWaiting = 100, mostMs = 30_000 } = options
  const threads = new Set<Thread>()
  const waiting = createFairQueue<Render>()
  let [renders, isClosed] = [0, false]

  function start(): Promise<readonly string[]> {
    const worker = new Worker(script, { workerData: data, resourceLimits })
    const sendAnswer = oncePerTurn<Answer>((answers) => send(worker, { answers }))
    const thread: Thread = { worker, sendAnswer, isReady: false, running: new Map() }
    threads.add(thread)
    return begin(thread, { heard: next, ended: () => lose(thread) })
  }

  function lose(thread: Thread): void {
    threads.delete(thread)
    for (const { key, late, reject } of thread.running.values()) {
      clearTimeout(late)
      reject(new Error(`The thread that rendered ${key.path} ended`))
    }
    if (isClosed) return
    // One that can't be started is not started as fast as it ends.
    const again = (): void => void start().catch(report)
    if (thread.isReady) again()
    else setTimeout(again, againAfterMs).unref()
  }

  /** Gives what waits to the threads that have least to do. */
  function next(): void {
    while (waiting.count() > 0) {
      const [idlest] = [...threads].filter(({ isReady }) => isReady).sort((a, b) => a.running.size - b.running.size)
      if (!idlest || idlest.running.size >= atOnce) return
      const [number, render] = [++renders, waiting.next()!]
      idlest.running.set(number, render)
      send(idlest.worker, { render: number, key: render.key })
      watch(idlest, render, mostMs)
    }
  }

  const [addresses = []] = await Promise.all(Array.from({ length: count }, start))
  return {
    addresses,
    renderer:
      (ask) =>
      ({ network = '', path, culture }) =>
        new Promise((resolve, reject) => {
          waiting.add(network, { key: { path, culture }, ask, asking: 0, within: AsyncLocalStorage.snapshot(), resolve, reject })
          next()
          const refused = waiting.count() > mostWaiting ? waiting.dropOne() : undefined
          refused?.resolve(refusedPage(refused.key.culture))
        }),
    async close() {
      isClosed = true
      await Promise.all([...threads].map(({ worker }) => worker.terminate()))
    },
  }
}

/** Follows a thread, and resolves with the addresses of its pages when it can render. */
function begin(thread: Thread, { heard, ended }: { heard(): void; ended(): void }): Promise<readonly string[]> {
  return new Promise((ready, failed) => {
    thread.worker.on('message', (message: FromThread) => {
      if ('addresses' in message) {
        thread.isReady = true
        ready(message.addresses)
      } else if ('asks' in message) for (const ask of message.asks) void answer(thread, ask)
      else end(thread, message)
      heard()
    })
    thread.worker.on('error', (error) => {
      if (thread.isReady) report(error as Error)
      failed(error)
    })
    thread.worker.on('exit', () => {
      failed(new Error('A render thread ended before it was ready'))
      ended()
    })
  })
}

const send = (worker: Worker, message: ToThread): void => worker.postMessage(message, [])

async function answer(thread: Thread, { ask, of, key }: Ask): Promise<void> {
  const render = thread.running.get(of)
  if (!render) return
  render.asking++
  const given = await render.within(() => render.ask(key)).catch(() => null)
  render.asking--
  thread.sendAnswer({ ask, answer: given })
}

function end({ running }: Thread, ended: Extract<FromThread, { rendered: number } | { failed: number }>): void {
  const number = 'rendered' in ended ? ended.rendered : ended.failed
  const render = running.get(number)
  running.delete(number)
  clearTimeout(render?.late)
  if ('rendered' in ended) render?.resolve({ ...ended.page, br: Buffer.from(ended.page.br.buffer) })
  else render?.reject(new Error(ended.why))
}

/** Gives up a thread that neither ends a page nor waits for the API. */
function watch(thread: Thread, render: Render, mostMs: number): void {
  const late = (): void => void (render.asking > 0 ? watch(thread, render, mostMs) : thread.worker.terminate())
  render.late = setTimeout(late, mostMs).unref()
}

const report = (error: Error): void => void process.stderr.write(`A render thread ended: ${error.message}\n`)
