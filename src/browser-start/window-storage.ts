/** Where the session storage of this window says whose it is: a member's mark, or nothing while it is a guest's. */
const key = 'ofMember'

/**
 * Empties the session storage of this window where it is another member's: the address, changes of the cart and texts that
 * were typed are theirs, and the next person at this window is somebody else. What a guest typed stays, also when they sign
 * in (sign-in-19).
 */
export function handStorageTo(member: string | undefined): void {
  try {
    const owner = sessionStorage.getItem(key)
    if (owner !== null && owner !== member) sessionStorage.clear()
    if (member !== undefined) sessionStorage.setItem(key, member)
  } catch {
    // Without storage nothing of a member is stored either.
  }
}
