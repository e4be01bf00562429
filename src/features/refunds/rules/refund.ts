/** `unknown`: the gateway's reply was lost. `refused`: it says that it cannot pay, which the operator has to look into. */
export const refundStates = ['created', 'unknown', 'refunded', 'refused'] as const
export type RefundState = (typeof refundStates)[number]

export const refundReasons = ['cancelled', 'returned', 'goodwill', 'captureWithoutOrder'] as const
export type RefundReason = (typeof refundReasons)[number]

/** Characters. */
export const mostReturnReason = 500

export const returnStates = ['requested', 'received', 'refunded', 'refused'] as const
export type ReturnState = (typeof returnStates)[number]

const next: Record<ReturnState, readonly ReturnState[]> = {
  requested: ['received', 'refunded', 'refused'],
  received: ['refunded', 'refused'],
  refunded: [],
  refused: [],
}

/** Whether a wish to send goods back may go from one state to another (refund-10). */
export const mayBecome = (from: ReturnState, to: ReturnState): boolean => next[from].includes(to)

/** A wish that is not answered yet; its pieces cannot be asked for again. */
export const isWaiting = (state: ReturnState): boolean => next[state].length > 0
