/**
 * A guest's cart quantity, kept on the shopper's own device so that the badge shows before the cart is fetched
 * (specification, section 3). Storage may be refused; the badge then waits for the cart.
 */
const key = 'cartQuantity'
const heard = new Set<() => void>()

export function readCartQuantity(): number {
  const quantity = Number(stored())
  return Number.isInteger(quantity) && quantity > 0 && quantity < 10_000 ? quantity : 0
}

export function keepCartQuantity(quantity: number): void {
  if (quantity === readCartQuantity()) return
  try {
    localStorage.setItem(key, String(quantity))
  } catch {
    return
  }
  for (const tell of heard) tell()
}

/** Also tells of changes made in the shop's other windows. */
export function onCartQuantity(tell: () => void): () => void {
  const fromOtherWindow = (event: StorageEvent) => {
    if (event.key === key) tell()
  }
  heard.add(tell)
  addEventListener('storage', fromOtherWindow)
  return () => {
    heard.delete(tell)
    removeEventListener('storage', fromOtherWindow)
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
