import http from 'node:http'
import https from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent, type RequestFilteringAgentOptions } from 'request-filtering-agent'
import type { FetchedPicture, PictureFailure, PictureSource } from './port.ts'

export const mostBytes = 20 * 1024 * 1024
const mostRedirects = 3
const askedAgainAfterMs = [1000, 4000]
const timeoutMs = 30_000

interface WebPicturesOptions {
  /** Addresses of this network that may be asked nevertheless. */
  allowed?: string[]
  askedAgainAfterMs?: readonly number[]
  timeoutMs?: number
}

/**
 * Fetches pictures over the web. A server that names an address inside this network, at once, by a name or by a redirect, is
 * not asked: the address of each connection is checked when it is made.
 */
export function createWebPictures(options: WebPicturesOptions = {}): PictureSource {
  const filter: RequestFilteringAgentOptions = { allowIPAddressList: options.allowed ?? [] }
  const agents = {
    'http:': new RequestFilteringHttpAgent({ ...filter, keepAlive: true }),
    'https:': new RequestFilteringHttpsAgent({ ...filter, keepAlive: true }),
  }
  const pauses = options.askedAgainAfterMs ?? askedAgainAfterMs
  const asking = { agents, timeoutMs: options.timeoutMs ?? timeoutMs }
  return {
    async fetch(url) {
      const address = URL.parse(url)
      if (!address || !(address.protocol in agents)) return { failure: 'it is not there' }
      for (const pause of [...pauses, null]) {
        const reply = await follow(address, asking)
        if (!('again' in reply)) return reply
        if (pause === null) return { failure: reply.again }
        await wait(pause)
      }
      throw new Error('unreachable')
    },
    close: () => Object.values(agents).forEach((agent) => agent.destroy()),
  }
}

interface Asking {
  agents: { 'http:': http.Agent; 'https:': https.Agent }
  timeoutMs: number
}

/** `again`: another try may succeed. */
type Reply = FetchedPicture | { again: PictureFailure } | { location: string }

async function follow(url: URL, asking: Asking): Promise<Exclude<Reply, { location: string }>> {
  const signal = AbortSignal.timeout(asking.timeoutMs)
  let at = url
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const reply = await ask(at, asking, signal).catch(faultOf)
    if (!('location' in reply)) return reply
    const next = URL.parse(reply.location, at)
    if (!next || !(next.protocol in asking.agents)) return { failure: 'it is not there' }
    at = next
  }
  return { failure: 'it leads to too many other addresses' }
}

/** The agent refuses a forbidden address with an error that has no code of its own. */
function faultOf(error: Error): Reply {
  if (/is not allowed/.test(error.message)) return { failure: 'its address is inside this network' }
  if (error instanceof TooLarge) return { failure: 'it is larger than 20 MB' }
  return { again: 'its server does not answer' }
}

class TooLarge extends Error {}

const head = {
  accept: 'image/avif,image/webp,image/png,image/jpeg,image/*;q=0.8',
  'user-agent': 'department-store (pictures of a catalogue)',
}

async function ask(url: URL, { agents }: Asking, signal: AbortSignal): Promise<Reply> {
  const { request } = url.protocol === 'https:' ? https : http
  const response = await new Promise<http.IncomingMessage>((done, fail) => {
    request(url, { agent: agents[url.protocol as 'https:'], headers: head, signal }, done)
      .on('error', fail)
      .end()
  })
  const { statusCode = 0, headers } = response
  if (statusCode === 200) return { bytes: await bytesOf(response) }
  response.destroy()
  if (statusCode >= 300 && statusCode < 400 && headers.location) return { location: headers.location }
  if (statusCode === 429 || statusCode >= 500) return { again: 'its server does not answer' }
  return { failure: statusCode === 401 || statusCode === 403 ? 'its server refuses it' : 'it is not there' }
}

async function bytesOf(response: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  if (Number(response.headers['content-length'] ?? 0) > mostBytes) throw tooLarge(response)
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > mostBytes) throw tooLarge(response)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function tooLarge(response: http.IncomingMessage): TooLarge {
  response.destroy()
  return new TooLarge()
}
