/** The highest stock that is shown as "only … left" whatever is chosen. */
const fewLeft = 5

/**
 * What is said beside the quantity (product-20): how many are `left`, where the stock is the limit and is low or all chosen;
 * that there are `atMost` so many in one order, where the limit per order is reached. `available` is what can be bought now.
 */
export function quantityHint(chosen: number, available: number, maxAddQuantity: number): 'left' | 'atMost' | null {
  if (available < maxAddQuantity) return available <= fewLeft || chosen >= available ? 'left' : null
  return chosen >= available && available > 1 ? 'atMost' : null
}
