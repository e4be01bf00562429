import { createStore } from '#src/ui/store.ts'
import type { Wished } from './wished.ts'

/** The header's wishlist-login popup: closed, or open with the product it is about, if one. */
export const loginPrompt = createStore<{ product: Wished | null } | null>(null)

export const askToSignIn = (product: Wished | null): void => loginPrompt.set({ product })
