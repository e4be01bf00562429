/** Where a storage says whose it is: a member's mark, or nothing while it is a guest's. */
const key = 'ofMember'
/** What this browser remembers of a shopper: keywords, the products that were looked at, and the rebates to redeem. */
const ofShopper = ['recent-searches', 'viewed-products', 'redeemAmount']

/**
 * Empties what is stored here where it is another member's: in this window the address, changes of the cart and texts that
 * were typed, in this browser what it remembers of them; the next person here is somebody else. What a guest typed stays,
 * also when they sign in (sign-in-19).
 */
export function handStorageTo(member: string | undefined): void {
  try {
    hand(sessionStorage, member, () => sessionStorage.clear())
    hand(localStorage, member, () => [key, ...ofShopper].forEach((name) => localStorage.removeItem(name)))
  } catch {
    // Without storage nothing of a member is stored either.
  }
}

function hand(storage: Storage, member: string | undefined, empty: () => void): void {
  const owner = storage.getItem(key)
  if (owner !== null && owner !== member) empty()
  if (member !== undefined) storage.setItem(key, member)
}
