import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'

export const sockets = 32
const turnMs = 300

/** A request as a browser sends it, without a session: a GET, or a POST of JSON when it has a body. */
export const askFor = (path: string, body?: string): string =>
  `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: keep-alive\r\nUser-Agent: Mozilla/5.0 (X11; Linux x64) Chrome/150\r\nAccept: text/html,application/xhtml+xml,*/*;q=0.8\r\nAccept-Encoding: gzip, deflate, br, zstd\r\nAccept-Language: en-SG,en;q=0.9\r\nCookie: culture=en\r\n${
    body === undefined ? '' : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`
  }\r\n${body ?? ''}`

export const opened = (port: number): Promise<Socket> =>
  new Promise((open, failed) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => open(socket)).on('error', failed)
  })

/** One response with its headers, byte for byte. */
export async function answerOf(port: number, path: string): Promise<Buffer> {
  const socket = await opened(port)
  socket.write(askFor(path))
  const chunks: Buffer[] = []
  for await (const chunk of socket) {
    chunks.push(chunk as Buffer)
    const all = Buffer.concat(chunks)
    const head = all.indexOf('\r\n\r\n')
    const length = Number(/content-length: (\d+)/i.exec(all.subarray(0, head).toString('latin1'))?.[1])
    if (head >= 0 && all.length >= head + 4 + length) return all
  }
  throw new Error(`${path} was cut off`)
}

/** Seconds of processor time a process has used; not a number where the system does not tell. */
function cpuSeconds({ pid }: ChildProcess): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return NaN
  }
}

export interface Run {
  perSecond: number
  perCpuSecond: number
}

/** Responses per second over many connections, each of which sends its next request as soon as it has a response. */
export async function run(server: ChildProcess, port: number, path: string, answerBytes: number): Promise<Run> {
  const request = askFor(path)
  let answers = 0
  let isOver = false
  const lines = await Promise.all(Array.from({ length: sockets }, () => opened(port)))
  for (const line of lines) {
    let missing = answerBytes
    line.on('data', (chunk: Buffer) => {
      missing -= chunk.length
      if (missing < 0) throw new Error(`${path} answered more than it did before`)
      if (missing > 0 || isOver) return
      answers++
      missing = answerBytes
      line.write(request)
    })
    line.write(request)
  }
  const [begun, cpuBefore] = [performance.now(), cpuSeconds(server)]
  await new Promise((over) => setTimeout(over, turnMs))
  isOver = true
  const seconds = (performance.now() - begun) / 1000
  const cpu = cpuSeconds(server) - cpuBefore
  for (const line of lines) line.destroy()
  return { perSecond: answers / seconds, perCpuSecond: answers / cpu }
}

export const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!
