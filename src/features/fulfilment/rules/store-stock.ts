/** How many pieces of some goods one store has, and how many there are in all. */
export interface StoreStock {
  inStore: number
  pieces: number
}

/** What a store has of the goods that are to be collected there (fulfil-14). `available` may be negative where a store has oversold. */
export const storeStock = (goods: readonly { quantity: number; available: number }[]): StoreStock => ({
  inStore: goods.reduce((sum, { quantity, available }) => sum + Math.max(0, Math.min(quantity, available)), 0),
  pieces: goods.reduce((sum, { quantity }) => sum + quantity, 0),
})
