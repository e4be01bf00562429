import { ok, refuse, type Result } from '#src/kit/result.ts'
import { RolledBack } from '#src/platform/db/database.ts'
import { mayBecome } from '../rules/refund.ts'
import { refundJobs, type RefundParts } from './refund-parts.ts'
import { findReturnsOf, updateReturn, type ReturnRow } from './refunds.store.ts'
import type { AnsweredReturn } from './return-mail.ts'
import { writeRefund, type RefundRefusal, type RefundRequest, type WrittenRefund } from './write-refund.ts'

export interface StaffRefundRequest extends Omit<RefundRequest, 'reason' | 'by'> {
  orderNumber: string
  reason: 'cancelled' | 'returned' | 'goodwill'
  /** The name of the person who does it. */
  by: string
  dryRun: boolean
}

export type StaffRefundRefusal = RefundRefusal | { code: 'noSuchReturn'; returns: ReturnRow[] }

/** What the store's own people give back. The gateway is asked by the job that the shop runs. */
export interface StaffRefunds {
  refund(request: StaffRefundRequest): Promise<Result<WrittenRefund, StaffRefundRefusal>>
  /** Answers a wish to send goods back: the goods came, or they are not taken. The shopper gets a mail with the note. */
  answerReturn(request: {
    orderNumber: string
    returnId: number
    to: 'received' | 'refused'
    note?: string
    dryRun: boolean
  }): Promise<Result<ReturnRow, StaffRefundRefusal>>
  returnsOf(orderNumber: string): Promise<ReturnRow[]>
}

export function createStaffRefunds(parts: RefundParts): StaffRefunds {
  const { database, progress, clock, jobs } = parts
  return {
    refund: ({ orderNumber, by, dryRun, ...request }) =>
      database.transaction(async (tx) => {
        const locked = await progress.lock(tx.orm, orderNumber)
        const returns = locked ? await findReturnsOf(tx.orm, locked.order.autoId) : []
        const asked = returns.find(({ autoId }) => autoId === request.returnId)
        if (locked && request.returnId !== undefined && !(asked && mayBecome(asked.state, 'refunded')))
          return refuse({ code: 'noSuchReturn', returns })
        const pieces = request.pieces ?? asked?.pieces
        const written = await writeRefund(parts, tx, locked, { ...request, ...(pieces ? { pieces } : {}), by: { kind: 'staff', name: by } })
        if (dryRun) throw new RolledBack(written)
        return written
      }),

    answerReturn: ({ orderNumber, returnId, to, note, dryRun }) =>
      database.transaction(async (tx) => {
        const { orm } = tx
        const locked = await progress.lock(orm, orderNumber)
        if (!locked) return refuse({ code: 'unknownOrder' })
        const returns = await findReturnsOf(orm, locked.order.autoId)
        const asked = returns.find(({ autoId }) => autoId === returnId)
        if (!asked || !mayBecome(asked.state, to)) return refuse({ code: 'noSuchReturn', returns })
        const change = { state: to, note: note ?? asked.note, changedAt: clock.now() }
        await updateReturn(orm, returnId, change)
        await jobs.enqueue(tx, refundJobs.answer, { orderNumber: locked.order.orderNumber, returnId, to } satisfies AnsweredReturn)
        const answered = ok({ ...asked, ...change })
        if (dryRun) throw new RolledBack(answered)
        return answered
      }),

    async returnsOf(orderNumber) {
      const found = await progress.find(database.orm, orderNumber)
      return found ? findReturnsOf(database.orm, found.order.autoId) : []
    },
  }
}
