/** Opening hours within which goods on the shelf of a store are ready (fulfil-03). */
export const pickingHours = 2
/** Days until goods from the warehouse are at a store. */
export const transferDays = 2
