/**
 * What a counter that shows `amount` shows next, when the shop has `total` products (home-04). It
 * never goes down while a visitor sees it.
 */
export const nextCount = (amount: number, total: number): number => Math.max(amount, total)
