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

interface Wish {
  autoId: number
  state: ReturnState
  pieces: readonly { line: number; quantity: number }[]
}

/**
 * The wishes that ask for more than is left, all waiting ones together: their goods are refunded, so they are answered (refund-10).
 * Of several for the same goods, those end first that were received, then the oldest. `left`: pieces by the position of their line.
 */
export function answeredWishes<Each extends Wish>(wishes: readonly Each[], left: ReadonlyMap<number, number>): Each[] {
  const free = new Map(left)
  const waiting = wishes.filter(({ state }) => isWaiting(state))
  const isReceived = ({ state }: Wish): number => Number(state === 'received')
  return waiting
    .toSorted((a, b) => isReceived(a) - isReceived(b) || b.autoId - a.autoId)
    .filter(({ pieces }) => {
      if (!pieces.every(({ line, quantity }) => quantity <= (free.get(line) ?? 0))) return true
      for (const { line, quantity } of pieces) free.set(line, free.get(line)! - quantity)
      return false
    })
}
