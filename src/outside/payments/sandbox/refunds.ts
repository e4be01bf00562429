import { randomBytes } from 'node:crypto'
import type { Clock } from '#src/kit/clock.ts'
import type { Cents } from '#src/kit/money.ts'
import type { RefundRequest } from '../port.ts'
import { newReference } from './decide.ts'
import type { Journal } from './journal.ts'
import type { Refund } from './journal-entry.ts'
import type { Ledger } from './ledger.ts'

/** `conflict`: the key belongs to a refund with other parameters. */
export type RefundAnswer = Refund | 'more-than-captured' | 'not-captured' | 'conflict'

export interface Refunds {
  /** Refunds once per key, never more in sum than was captured; a repeated refund gets the first answer. */
  refund(request: RefundRequest): Promise<RefundAnswer>
  inquire(refundKey: string): Promise<Refund | null>
}

interface Written {
  refund: Refund
  written: Promise<void>
}

export function createRefunds({ journal, ledger, clock }: { journal: Journal; ledger: Ledger; clock: Clock }): Refunds {
  const refunds = new Map<string, Written>()
  const refunded = new Map<string, Cents>()
  const known = Promise.resolve()
  for (const entry of journal.entries) if (entry.event === 'refunded') count({ refund: entry, written: known }, 1)

  function count(written: Written, sign: 1 | -1): void {
    const { refundKey, attemptKey, amountCents } = written.refund
    if (sign > 0) refunds.set(refundKey, written)
    else refunds.delete(refundKey)
    refunded.set(attemptKey, (refunded.get(attemptKey) ?? 0) + sign * amountCents)
  }

  // Counted before it is written, so that two simultaneous refunds cannot both have the last cent.
  async function write(refund: Refund): Promise<Refund> {
    const eventId = randomBytes(12).toString('base64url')
    const written: Written = { refund, written: journal.append({ at: clock.now().toISOString(), event: 'refunded', ...refund, eventId }) }
    count(written, 1)
    await written.written.catch((error: unknown) => {
      count(written, -1)
      throw error
    })
    return refund
  }

  return {
    async refund(request) {
      const captured = await ledger.captured(request.attemptKey)
      const before = refunds.get(request.refundKey)
      if (before) {
        await before.written
        return isSame(request, before.refund) ? before.refund : 'conflict'
      }
      if (!captured) return 'not-captured'
      if ((refunded.get(request.attemptKey) ?? 0) + request.amountCents > captured.amountCents) return 'more-than-captured'
      return write({ ...request, orderNumber: captured.orderNumber, reference: newReference() })
    },
    async inquire(refundKey) {
      const known = refunds.get(refundKey)
      await known?.written
      return known?.refund ?? null
    },
  }
}

const isSame = (request: RefundRequest, before: Refund): boolean =>
  request.attemptKey === before.attemptKey && request.amountCents === before.amountCents
