import type { Collection, Node } from './xml.ts'

interface Range {
  min?: string
  max?: string
}

export interface SearchBody {
  search: { order_id?: { is?: string; ends_with?: string }; created_at?: Range; voided_at?: Range; ids?: string[] }
}

interface Searchable {
  id: string
  orderId: string
  createdAt: Date
  voidedAt: Date | null
}

/** The transactions that fit every criterion, newest first as Braintree lists them. */
export function found<T extends Searchable>(transactions: readonly T[], { search }: SearchBody): T[] {
  const { order_id: orderId, created_at: created, voided_at: voided, ids } = search
  const fits = (transaction: Searchable): boolean =>
    (orderId?.is === undefined || transaction.orderId === orderId.is) &&
    (orderId?.ends_with === undefined || transaction.orderId.endsWith(orderId.ends_with)) &&
    within(transaction.createdAt, created) &&
    within(transaction.voidedAt, voided) &&
    (ids?.includes(transaction.id) ?? true)
  return transactions.filter(fits).toReversed()
}

function within(at: Date | null, range: Range | undefined): boolean {
  if (!range) return true
  const second = at && Math.floor(at.getTime() / 1000) * 1000
  return second !== null && second >= new Date(range.min ?? 0).getTime() && second <= new Date(range.max ?? '9999').getTime()
}

export const pageOf = (items: readonly Node[]): Collection => ({ collection: 'transaction', items, pageSize: 50 })
