import type { Cents } from '#src/kit/money.ts'

export interface RefundFacts {
  /** The status of the sale at Braintree. */
  status: string
  capturedCents: Cents
  refundCents: Cents
  /** How many other refunds of that sale were asked for. */
  others: number
}

/**
 * How a refund can be made now. A sale that is not settled yet can only be voided, which is all of it or nothing; a part
 * of it waits for the settlement, which takes place once a day. `over`: the sale was ended in another way.
 */
export function refundStep({ status, capturedCents, refundCents, others }: RefundFacts): 'void' | 'refund' | 'wait' | 'over' {
  if (status === 'settled' || status === 'settling') return 'refund'
  if (status === 'submitted_for_settlement' || status === 'settlement_pending')
    return refundCents === capturedCents && others === 0 ? 'void' : 'wait'
  return status === 'settlement_confirmed' ? 'wait' : 'over'
}
