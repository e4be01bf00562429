import { ok, refuse, type Result } from '#src/kit/result.ts'
import { RolledBack } from '#src/platform/db/database.ts'
import { mayBecome } from '../rules/refund.ts'
import type { RefundParts } from './refund-parts.ts'
import { findReturnsOf, updateReturn, type ReturnRow } from './refunds.store.ts'
import { writeRefund, type RefundRefusal, type RefundRequest, type WrittenRefund } from './write-refund.ts'

export interface StaffRefundRequest extends Omit<RefundRequest, 'reason' | 'by'> {
  orderNumber: string
  reason: 'cancelled' | 'returned' | 'goodwill'
  /** The name of the person who does it. */
  by: string
  dryRun: boolean
  /** Settles the shopper's wish to send goods back, with the pieces that they asked for unless others are named. */
  returnId?: number
}

export type StaffRefundRefusal = RefundRefusal | { code: 'noSuchReturn'; returns: ReturnRow[] }

/** What the store's own people give back. The gateway is asked by the job that the shop runs. */
export interface StaffRefunds {
  refund(request: StaffRefundRequest): Promise<Result<WrittenRefund, StaffRefundRefusal>>
  /** Answers a wish to send goods back: the goods came, or they are not taken. */
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
  const { database, progress, clock } = parts
  return {
    refund: ({ orderNumber, by, dryRun, returnId, ...request }) =>
      database.transaction(async (tx) => {
        const locked = await progress.lock(tx.orm, orderNumber)
        const returns = locked ? await findReturnsOf(tx.orm, locked.order.autoId) : []
        const asked = returns.find(({ autoId }) => autoId === returnId)
        if (locked && returnId !== undefined && !(asked && mayBecome(asked.state, 'refunded')))
          return refuse({ code: 'noSuchReturn', returns })
        const pieces = request.pieces ?? asked?.pieces
        const written = await writeRefund(parts, tx, locked, { ...request, ...(pieces ? { pieces } : {}), by: { kind: 'staff', name: by } })
        if (written.ok && asked)
          await updateReturn(tx.orm, asked.autoId, { state: 'refunded', refundId: written.value.refund.autoId, changedAt: clock.now() })
        if (dryRun) throw new RolledBack(written)
        return written
      }),

    answerReturn: ({ orderNumber, returnId, to, note, dryRun }) =>
      database.transaction(async ({ orm }) => {
        const locked = await progress.lock(orm, orderNumber)
        if (!locked) return refuse({ code: 'unknownOrder' })
        const returns = await findReturnsOf(orm, locked.order.autoId)
        const asked = returns.find(({ autoId }) => autoId === returnId)
        if (!asked || !mayBecome(asked.state, to)) return refuse({ code: 'noSuchReturn', returns })
        const change = { state: to, note: note ?? asked.note, changedAt: clock.now() }
        await updateReturn(orm, returnId, change)
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
