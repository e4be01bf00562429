/**
 * What a counter that shows `amount` shows next, when the shop has `total` products (home-04). It
 * goes up to the truth and never back: a visitor who has seen a number does not see it shrink.
 */
export const nextCount = (amount: number, total: number): number => Math.max(amount, total)
