import { and, eq, isNull, lt, min, or } from 'drizzle-orm'
import type { Database, Transaction } from '#src/platform/db/database.ts'
import type { Cents } from '#src/kit/money.ts'
import type { ChargeOutcome, ChargeRequest, RefundOutcome, RefundRequest } from '../port.ts'
import { braintreeAttempts as attempts, braintreeRefunds as refunds, type WaitingCard } from './braintree.tables.ts'

export type AttemptRow = typeof attempts.$inferSelect
export type RefundRow = typeof refunds.$inferSelect

/** What a charge leads to before anything is sold: 3-D Secure, or a refusal. */
export type Opening = { card: WaitingCard } | { outcome: ChargeOutcome }

/**
 * The attempts of this gateway. Each change names the state that it leads from, so of two that happen at once one wins,
 * in this process or another.
 */
export const attemptStore = ({ orm }: Pick<Database, 'orm'>) => ({
  async find(attemptKey: string): Promise<AttemptRow | undefined> {
    const [row] = await orm.select().from(attempts).where(eq(attempts.attemptKey, attemptKey))
    return row
  },
  /** The attempt as it is now stored, which another charge of the key may have opened before. */
  async open(request: ChargeRequest, opening: Opening): Promise<AttemptRow> {
    const state = 'card' in opening ? 'waiting' : 'settled'
    await orm
      .insert(attempts)
      .values({ attemptKey: request.attemptKey, request, state, ...opening })
      .onConflictDoNothing()
    return (await this.find(request.attemptKey))!
  },
  /** Stores a key that was never charged here, with what Braintree knows of it, or closed. The attempt as it is now stored. */
  async storeUnseen(attemptKey: string, outcome: ChargeOutcome | null): Promise<AttemptRow> {
    await orm
      .insert(attempts)
      .values({ attemptKey, state: outcome ? 'settled' : 'closed', outcome })
      .onConflictDoNothing()
    return (await this.find(attemptKey))!
  },
  /** True for the one caller who may send the sale. */
  async beginSale(attemptKey: string, saleBeganAt: Date): Promise<boolean> {
    const begun = await orm
      .update(attempts)
      .set({ state: 'selling', saleBeganAt })
      .where(and(eq(attempts.attemptKey, attemptKey), eq(attempts.state, 'waiting')))
    return begun.rowCount === 1
  },
  async firstAt(): Promise<Date | null> {
    const [row] = await orm.select({ at: min(attempts.createdAt) }).from(attempts)
    return row?.at ?? null
  },
  /** False when the attempt was not in that state any more. */
  async settle(attemptKey: string, from: 'waiting' | 'selling', outcome: ChargeOutcome): Promise<boolean> {
    const settled = await orm
      .update(attempts)
      .set({ state: 'settled', outcome, card: null })
      .where(and(eq(attempts.attemptKey, attemptKey), eq(attempts.state, from)))
    return settled.rowCount === 1
  },
  async closeUnsold(attemptKey: string): Promise<void> {
    await orm
      .update(attempts)
      .set({ state: 'closed', card: null })
      .where(and(eq(attempts.attemptKey, attemptKey), eq(attempts.state, 'selling')))
  },
})

export type AttemptStore = ReturnType<typeof attemptStore>

export const refundStore = (database: Database) => ({
  async find(refundKey: string): Promise<RefundRow | undefined> {
    const [row] = await database.orm.select().from(refunds).where(eq(refunds.refundKey, refundKey))
    return row
  },
  /** The refund as it is now stored. It is refused when all refunds of the attempt came to more than `capturedCents`. */
  open: (request: RefundRequest, capturedCents: Cents): Promise<RefundRow> =>
    database.transaction((tx) => openRefund(tx, request, capturedCents)),
  /** What other refunds of that attempt come to. */
  async others({ attemptKey, refundKey }: RefundRow): Promise<number> {
    const rows = await database.orm.select().from(refunds).where(eq(refunds.attemptKey, attemptKey))
    return rows.filter((row) => row.refundKey !== refundKey && row.outcome?.state !== 'refused').length
  },
  /** True for the one caller who may send the refund now: it was not sent, or so long ago that it has not arrived. */
  async beginSending(refundKey: string, sentAs: 'void' | 'refund', sentAt: Date, lostBefore: Date): Promise<boolean> {
    const begun = await database.orm
      .update(refunds)
      .set({ sentAs, sentAt })
      .where(and(eq(refunds.refundKey, refundKey), isNull(refunds.outcome), or(isNull(refunds.sentAt), lt(refunds.sentAt, lostBefore))))
    return begun.rowCount === 1
  },
  /** Braintree answered that it cannot be done yet. */
  async wasNotDone(refundKey: string): Promise<void> {
    await database.orm.update(refunds).set({ sentAs: null, sentAt: null }).where(eq(refunds.refundKey, refundKey))
  },
  async settle(refundKey: string, outcome: RefundOutcome): Promise<void> {
    await database.orm.update(refunds).set({ outcome }).where(eq(refunds.refundKey, refundKey))
  },
  /** The key of the refund by which a sale was voided. */
  async voidedBy(attemptKey: string): Promise<string | undefined> {
    const [row] = await database.orm
      .select()
      .from(refunds)
      .where(and(eq(refunds.attemptKey, attemptKey), eq(refunds.sentAs, 'void')))
    return row?.refundKey
  },
})

export type RefundStore = ReturnType<typeof refundStore>

async function openRefund({ orm }: Transaction, request: RefundRequest, capturedCents: Cents): Promise<RefundRow> {
  await orm.select().from(attempts).where(eq(attempts.attemptKey, request.attemptKey)).for('update')
  const [known] = await orm.select().from(refunds).where(eq(refunds.refundKey, request.refundKey))
  if (known) return known
  const rows = await orm.select().from(refunds).where(eq(refunds.attemptKey, request.attemptKey))
  const before = rows.filter(({ outcome }) => outcome?.state !== 'refused').reduce((total, { amountCents }) => total + amountCents, 0)
  const outcome: RefundOutcome | null =
    before + request.amountCents > capturedCents ? { state: 'refused', reason: 'more-than-captured' } : null
  const [row] = await orm
    .insert(refunds)
    .values({ ...request, outcome })
    .returning()
  return row!
}
