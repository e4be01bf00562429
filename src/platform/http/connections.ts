import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { BlockList, isIPv6, type Socket } from 'node:net'
import { networkOf } from '#src/platform/quota/networks.ts'

/** How long a connection may take, in milliseconds, and how many one network may have (safe-44). */
export interface ConnectionLimits {
  /** From the first byte of a request to the end of its headers. */
  headersMs: number
  /** From the first byte of a request to the last of its body; 64 KB take a slow telephone half of that. */
  requestMs: number
  /** Until the browser has taken the response. */
  responseMs: number
  /** Between two requests. */
  idleMs: number
  ofNetwork: number
}

export const connectionLimits: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  responseMs: 120_000,
  idleMs: 65_000,
  ofNetwork: 1000,
}

/** What Fastify and Node's server need to keep the limits of headers, bodies and pauses. */
export const timeLimits = ({ headersMs, requestMs, idleMs }: ConnectionLimits) => ({
  requestTimeout: requestMs,
  keepAliveTimeout: idleMs,
  http: { headersTimeout: Math.min(headersMs, requestMs), connectionsCheckingInterval: Math.min(2000, headersMs) },
})

/** Cuts readers who do not read, and refuses a connection more than a network may have. A proxy's connections are many shoppers'. */
export function guardConnections(server: Server, limits: ConnectionLimits, trustedProxies: readonly string[]): void {
  const proxies = listOf(trustedProxies)
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (isListed(proxies, address)) return
    const network = networkOf(address)
    const count = (open.get(network) ?? 0) + 1
    if (count > limits.ofNetwork) return socket.destroy()
    open.set(network, count)
    return socket.once('close', () => {
      const left = open.get(network)! - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const late = setTimeout(() => socket.destroy(), limits.responseMs).unref()
    response.once('close', () => clearTimeout(late))
  })
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4')

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(bits), familyOf(address))
  }
  return list
}

const isListed = (list: BlockList, address: string): boolean => address !== '' && list.check(address, familyOf(address))

interface Refusal {
  headers: Readonly<Record<string, string>>
  body: string
}

/** Answers bytes that are no HTTP, and requests that took too long, as the shop answers; then the connection ends. */
export function refuseBytes({ code }: NodeJS.ErrnoException, socket: Socket, { headers, body }: Refusal): void {
  // A connection that the browser cut cannot be answered.
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = { ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout', HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large' }[code ?? '']
  const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}`)
  const head = [`HTTP/1.1 ${status ?? '400 Bad Request'}`, ...lines]
  socket.end(`${head.join('\r\n')}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`, () => socket.destroy())
}
