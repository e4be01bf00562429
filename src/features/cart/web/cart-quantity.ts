/**
 * A guest's cart quantity, kept on the shopper's own device so that the badge shows before the cart is fetched
 * (cart-10). Storage may be refused; the badge then waits for the cart.
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

export function onCartQuantity(tell: () => void): () => void {
  const forget = onOtherWindow(tell)
  heard.add(tell)
  return () => {
    heard.delete(tell)
    forget()
  }
}

/** The cart was changed in another window of the shop. */
export function onOtherWindow(tell: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key) tell()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

function stored(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
