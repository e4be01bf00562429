import type { Clock } from '#src/kit/clock.ts'
import type { GatewayEvent } from '../port.ts'
import { signEvent } from './event-signature.ts'
import type { BankMode } from './faults.ts'
import type { Journal } from './journal.ts'
import { createUndelivered } from './undelivered.ts'

/** Tells the shop of every charge and refund, at least once: an event is sent until the shop answers 204. */
export interface Deliveries {
  /** Where events are sent from now on. Without an address they wait. */
  sendTo(address: string): void
  /** Sends what waits at once. */
  wake(): void
  close(): Promise<void>
}

interface DeliveriesParts {
  journal: Journal
  clock: Clock
  secret: string
  mode: BankMode
}

/** Later than the response to the call that the event is about. */
const firstAfterMs = 1_000
const longestWaitMs = 60_000
const answeredWithinMs = 10_000

export function createDeliveries({ journal, clock, secret, mode }: DeliveriesParts): Deliveries {
  const undelivered = createUndelivered({ journal, clock, onNew: () => schedule(firstAfterMs) })
  const ending = new AbortController()
  let address: string | null = null
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | null = null
  let waitMs = firstAfterMs

  function schedule(ms: number): void {
    if (ending.signal.aborted || address === null || undelivered.all().length === 0) return
    timer ??= setTimeout(() => {
      timer = undefined
      round ??= sendAll(address!)
        // What could not be marked as delivered is sent again.
        .catch(() => {})
        .finally(() => {
          round = null
          schedule(waitMs)
        })
    }, ms)
  }

  /** Sends each waiting event once, or as often and in such an order as the faults say. */
  async function sendAll(to: string): Promise<void> {
    if (mode.down || mode.holdEvents) return
    const results = new Map<string, boolean>()
    for (const event of inOrder(undelivered.all(), mode)) {
      if (ending.signal.aborted) return
      const body = JSON.stringify(event)
      const isTaken = await isTakenBy(to, body, signEvent(body, secret, clock.now()), ending.signal)
      results.set(event.id, isTaken || results.get(event.id) === true)
    }
    const delivered = [...results].filter(([, isTaken]) => isTaken).map(([eventId]) => eventId)
    waitMs = delivered.length === results.size ? firstAfterMs : Math.min(waitMs * 2, longestWaitMs)
    await undelivered.markDelivered(delivered)
  }

  return {
    sendTo(to) {
      address = to
      schedule(firstAfterMs)
    },
    wake() {
      clearTimeout(timer)
      timer = undefined
      schedule(0)
    },
    async close() {
      ending.abort()
      clearTimeout(timer)
      await round
    },
  }
}

const isTakenBy = (address: string, body: string, signature: string, ending: AbortSignal): Promise<boolean> =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'bank-signature': signature },
    body,
    signal: AbortSignal.any([ending, AbortSignal.timeout(answeredWithinMs)]),
    redirect: 'error',
  }).then(
    ({ status }) => status === 204,
    () => false,
  )

function inOrder(events: readonly GatewayEvent[], { eventCopies, shuffleEvents }: BankMode): GatewayEvent[] {
  const all = Array.from({ length: eventCopies }, () => events).flat()
  if (!shuffleEvents) return all
  return all
    .map((event) => ({ event, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ event }) => event)
}
