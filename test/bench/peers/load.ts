import { askFor, opened, sockets } from '../http-load.ts'

export interface Asked {
  path: string
  /** JSON, which is posted. */
  body?: string
}

export interface LoadOrder {
  port: number
  asked: Asked[]
  /** Whether the first is asked again after the last; if not, the load ends there. */
  isRepeated: boolean
}

export interface Loaded {
  answers: number
  /** Answers whose status is not 200. */
  failed: number
  seconds: number
}

interface Phase {
  leastMs: number
  leastAnswers: number
  mostMs: number
}
/** What is slow gets more time, so that there are enough answers to count. */
const warming: Phase = { leastMs: 2000, leastAnswers: sockets, mostMs: 15_000 }
const measuring: Phase = { leastMs: 5000, leastAnswers: 3 * sockets, mostMs: 20_000 }

/** Says when an answer is whole, and with which status. */
function reader(onAnswer: (status: number) => void): (chunk: Buffer) => void {
  let received = Buffer.alloc(0)
  let head: { status: number; bytes: number | null } | null = null
  return (chunk) => {
    received = Buffer.concat([received, chunk])
    const headEnd = head ? 0 : received.indexOf('\r\n\r\n')
    if (headEnd < 0) return
    if (!head) {
      const text = received.subarray(0, headEnd).toString('latin1')
      const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
      head = { status: Number(text.slice(9, 12)), bytes: length === undefined ? null : headEnd + 4 + Number(length) }
    }
    const isWhole = head.bytes === null ? received.subarray(-5).toString('latin1') === '0\r\n\r\n' : received.length >= head.bytes
    if (!isWhole) return
    const { status } = head
    ;[received, head] = [Buffer.alloc(0), null]
    onAnswer(status)
  }
}

/** Every connection sends its next request as soon as it has an answer. */
async function start({ port, asked, isRepeated }: LoadOrder): Promise<(phase: Phase) => Promise<Loaded>> {
  const requests = asked.map(({ path, body }) => askFor(path, body))
  let [next, answers, failed] = [0, 0, 0]
  const take = (): string | undefined => requests[isRepeated ? next++ % requests.length : next++]
  for (let n = 0; n < sockets; n++) {
    const line = await opened(port)
    const ask = () => {
      const request = take()
      if (request) line.write(request)
    }
    const read = reader((status) => {
      answers++
      if (status !== 200) failed++
      ask()
    })
    line.on('data', read)
    line.on('close', () => process.exit(1))
    ask()
  }
  return async ({ leastMs, leastAnswers, mostMs }) => {
    const [begun, answersBefore, failedBefore] = [performance.now(), answers, failed]
    const isOut = () => !isRepeated && next > requests.length
    const isOver = (ms: number) => isOut() || ms >= mostMs || (ms >= leastMs && answers - answersBefore >= leastAnswers)
    while (!isOver(performance.now() - begun)) await new Promise((again) => setTimeout(again, 10))
    return { answers: answers - answersBefore, failed: failed - failedBefore, seconds: (performance.now() - begun) / 1000 }
  }
}

// A process of its own, so that asking takes nothing from the shop's processor time. It reports twice: warm, and measured.
process.once('message', async (order: LoadOrder) => {
  const run = await start(order)
  process.send!(await run(warming))
  process.send!(await run(measuring))
})
