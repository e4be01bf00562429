import type { Transaction } from '#src/platform/db/database.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'

/** The jobs of orders by name; each sends one mail. */
export const orderJobs = {
  confirm: 'confirm-order',
  tellStore: 'tell-store-of-order',
  tellStoreCancelled: 'tell-store-of-cancelled',
  ship: 'tell-shipped',
  ready: 'tell-ready',
} as const

export interface ToConfirm {
  orderId: number
  /** Whether the store has a job of its own. Missing in jobs of earlier versions, which told it after the shopper. */
  isStoreTold?: boolean
}

/** Tells the shopper and the store of a paid order: two jobs, so that an address that refuses mail concerns one of them alone (order-20). */
export async function tellOfPaid(jobs: Pick<Jobs, 'enqueue'>, tx: Pick<Transaction, 'client'>, orderId: number): Promise<void> {
  const confirm: ToConfirm = { orderId, isStoreTold: true }
  await Promise.all([jobs.enqueue(tx, orderJobs.confirm, confirm), jobs.enqueue(tx, orderJobs.tellStore, { orderId })])
}
