import type { MessagePort } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import { packed, type PackedPage, type RenderSite } from './packed-page.ts'
import { pageClient, type AnswerKey, type ApiAnswer, type AskApi } from './page-api.ts'
import type { PageKey } from './pages-cache.ts'

/** A call of the API while page `of` is rendered. */
export interface Ask {
  ask: number
  of: number
  key: AnswerKey
}

/** Null: the API failed. */
export interface Answer {
  ask: number
  answer: ApiAnswer | null
}

/** What the thread that answers the API sends. A message costs more than what is in it, so calls and answers travel together. */
export type ToThread = { render: number; key: PageKey } | { answers: readonly Answer[] }

/** What a render thread sends: at first the addresses of the site's pages, calls while it renders, and how that ended. */
export type FromThread =
  | { addresses: readonly string[] }
  | { asks: readonly Ask[] }
  | { rendered: number; page: Omit<PackedPage, 'br'> & { br: Uint8Array<ArrayBuffer> } }
  | { failed: number; why: string }

const mostReadBytes = 2 * 1024 * 1024

/** Renders what is asked for through the port, and asks the API through it. */
export function serveRenders(port: MessagePort, site: { render: RenderSite; addresses: readonly string[] }, publicOrigin: string): void {
  const read = rememberedAnswers()
  const asked = new Map<number, (answer: ApiAnswer | null) => void>()
  let asks = 0
  const send = (message: FromThread, handedOver: ArrayBuffer[] = []): void => port.postMessage(message, handedOver)
  const sendAsk = oncePerTurn<Ask>((asks) => send({ asks }))

  const askFor =
    (of: number): AskApi =>
    async (key) => {
      const ask = ++asks
      sendAsk({ ask, of, key })
      const answer = await new Promise<ApiAnswer | null>((resolve) => asked.set(ask, resolve))
      asked.delete(ask)
      if (answer === null) throw new Error(`The API did not answer ${key.url}`)
      return answer
    }

  async function render(of: number, { path, culture }: PageKey): Promise<void> {
    try {
      const client = pageClient(askFor(of), culture, read)
      const page = packed(await site.render(new Request(publicOrigin + path), client, culture))
      // A buffer of its own is handed over without a copy, and holds no more than the page.
      const br = Uint8Array.from(page.br)
      send({ rendered: of, page: { ...page, br } }, [br.buffer])
    } catch (error) {
      send({ failed: of, why: (error as Error).stack ?? String(error) })
    }
  }

  port.on('message', (message: ToThread) => {
    if ('render' in message) void render(message.render, message.key)
    else for (const { ask, answer } of message.answers) asked.get(ask)?.(answer)
  })
  send({ addresses: site.addresses })
}

/** Hands over together what comes in one turn of the event loop. */
export function oncePerTurn<Item>(hand: (items: Item[]) => void): (item: Item) => void {
  let waiting: Item[] = []
  const handAll = (): void => {
    const items = waiting
    waiting = []
    hand(items)
  }
  return (item) => {
    if (waiting.push(item) === 1) setImmediate(handAll)
  }
}

/** Every page is made from the answers for its frame; they are parsed again only when their text is another. */
function rememberedAnswers(): (key: AnswerKey, text: string) => unknown {
  const known = new LRUCache<string, { text: string; body: unknown }>({
    maxSize: mostReadBytes,
    // An object takes about three times its JSON.
    sizeCalculation: ({ text }) => 1 + 4 * text.length,
  })
  return ({ culture, url }, text) => {
    if (text === '') return null
    const name = `${culture} ${url}`
    const before = known.get(name)
    if (before?.text === text) return before.body
    const body: unknown = JSON.parse(text)
    known.set(name, { text, body })
    return body
  }
}
