import { createStore } from '#src/ui/store.ts'
import type { Wished } from './wished.ts'

/** The state of the header's login prompt: closed, or open, with the product of the wish if there is one. */
export const loginPrompt = createStore<{ product: Wished | null } | null>(null)

export const askToSignIn = (product: Wished | null): void => loginPrompt.set({ product })
