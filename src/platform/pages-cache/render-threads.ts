import { AsyncLocalStorage } from 'node:async_hooks'
import { Worker } from 'node:worker_threads'
import { callProblems } from '#src/kit/problem-messages.ts'
import { htmlLang, type Culture } from '#src/kit/culture.ts'
import { escapeHtml } from '#src/kit/escape-html.ts'
import type { PackedPage, RenderedPage } from './packed-page.ts'
import type { AnswerKey, AskApi } from './page-api.ts'
import type { PageKey, RenderPage } from './pages-cache.ts'
import type { FromThread, ToThread } from './render-thread.ts'

/** Threads that render pages beside the one that answers the API. */
export interface RenderThreads {
  /** The addresses of the site's pages, as its routes write them. */
  addresses: readonly string[]
  /** Renders pages from what this answers. One render more than may wait is refused with 503. */
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
  /** Runs the calls of its loaders as what asked for the page: their topics and the id of its request are this page's. */
  within: ReturnType<typeof AsyncLocalStorage.snapshot>
  resolve(page: PackedPage): void
  reject(error: Error): void
}

interface Thread {
  worker: Worker
  isReady: boolean
  /** What it renders, by the number it was given. */
  running: Map<number, Render>
}

/** Starts the threads, and resolves when each can render. A thread that ends takes only its pages with it, and is started again. */
export async function openRenderThreads(options: RenderThreadsOptions): Promise<RenderThreads> {
  const { script, data, threads: count, mostWaiting = 100, mostMs = 30_000 } = options
  const threads = new Set<Thread>()
  const waiting: Render[] = []
  let [renders, isClosed] = [0, false]
  let addresses: readonly string[] = []

  function start(): Promise<void> {
    const worker = new Worker(script, { workerData: data, resourceLimits })
    const thread: Thread = { worker, isReady: false, running: new Map() }
    threads.add(thread)
    return new Promise((ready, failed) => {
      worker.on('message', (message: FromThread) => {
        if ('addresses' in message) {
          addresses = message.addresses
          thread.isReady = true
          ready()
        } else if ('ask' in message) void answer(thread, message)
        else end(thread, message)
        next()
      })
      worker.on('error', (error) => {
        if (thread.isReady) report(error as Error)
        failed(error)
      })
      worker.on('exit', () => {
        failed(new Error('A render thread ended before it was ready'))
        lose(thread)
      })
    })
  }

  function lose(thread: Thread): void {
    threads.delete(thread)
    for (const { key, reject } of thread.running.values()) reject(new Error(`The thread that rendered ${key.path} ended`))
    if (isClosed) return
    // One that can't be started is not started as fast as it ends.
    const again = (): void => void start().catch(report)
    if (thread.isReady) again()
    else setTimeout(again, againAfterMs).unref()
  }

  async function answer({ worker, running }: Thread, { ask, of, key }: { ask: number; of: number; key: AnswerKey }): Promise<void> {
    const render = running.get(of)
    if (!render) return
    render.asking++
    const given = await render.within(() => render.ask(key)).catch(() => null)
    render.asking--
    worker.postMessage({ answered: ask, answer: given } satisfies ToThread)
  }

  function end({ running }: Thread, ended: Extract<FromThread, { rendered: number } | { failed: number }>): void {
    const number = 'rendered' in ended ? ended.rendered : ended.failed
    const render = running.get(number)
    running.delete(number)
    if ('rendered' in ended) render?.resolve({ ...ended.page, br: Buffer.from(ended.page.br.buffer) })
    else render?.reject(new Error(ended.why))
  }

  /** Gives what waits to the threads that have least to do, the longest waiting first. */
  function next(): void {
    while (waiting.length > 0) {
      const [idlest] = [...threads].filter(({ isReady }) => isReady).sort((a, b) => a.running.size - b.running.size)
      if (!idlest || idlest.running.size >= atOnce) return
      const [number, render] = [++renders, waiting.shift()!]
      idlest.running.set(number, render)
      idlest.worker.postMessage({ render: number, key: render.key } satisfies ToThread)
      watch(idlest, number, render)
    }
  }

  /** Gives up a thread that neither ends a page nor waits for the API. */
  function watch(thread: Thread, number: number, render: Render): void {
    setTimeout(() => {
      if (!thread.running.has(number)) return
      if (render.asking > 0) watch(thread, number, render)
      else void thread.worker.terminate()
    }, mostMs).unref()
  }

  await Promise.all(Array.from({ length: count }, start))
  return {
    addresses,
    renderer: (ask) => (key) => {
      if (waiting.length >= mostWaiting) return Promise.resolve(refused(key.culture))
      return new Promise((resolve, reject) => {
        waiting.push({ key, ask, asking: 0, within: AsyncLocalStorage.snapshot(), resolve, reject })
        next()
      })
    },
    async close() {
      isClosed = true
      await Promise.all([...threads].map(({ worker }) => worker.terminate()))
    },
  }
}

const report = (error: Error): void => void process.stderr.write(`A render thread ended: ${error.message}\n`)

/** A page that needs no rendering. */
function refused(culture: Culture): RenderedPage {
  const { title, message } = callProblems[culture].UNAVAILABLE
  return {
    status: 503,
    contentType: 'text/html; charset=utf-8',
    location: null,
    body: `<!doctype html><html lang="${htmlLang[culture]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><h1>${escapeHtml(title)}</h1><p>${escapeHtml(message)}</p></html>`,
  }
}
