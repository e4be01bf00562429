import type { CartData } from '#src/features/cart/cart.contract.ts'
import type { Failure } from '#src/kit/client.ts'
import type { Cart } from './from-wire.ts'
import type { Addition, Change } from './stored-changes.ts'

/** A reply of any call that returns the cart. */
export type WireReply = { ok: true; value: CartData } | { ok: false; problem: Failure }
export type CartReply = { ok: true; value: Cart } | { ok: false; problem: Failure }
/** `isWaiting`: the network did not take it yet. */
export type AddReply = { ok: true; isWaiting: boolean } | { ok: false; problem: Failure }

/** What the queue reports to the page. */
export interface CartPage {
  draw(cart: Cart): void
  /** `refused` is the line whose change was refused, or what was to be added once the network was back. */
  refuse(problem: Failure, refused: number | Addition): void
  /** How many calls that change the cart wait for their reply. */
  pending(calls: number): void
  /** The changes that wait for the network. */
  waiting(changes: readonly Change[]): void
  /** The server has another cart than before, which other windows do not know yet. */
  changed(): void
}

/** Without any reply, the network did not take it. */
export const isCut = (reply: WireReply): boolean => !reply.ok && reply.problem.status === 0
