/**
 * A guest's cart quantity, stored on the shopper's own device so that the badge shows before the cart is fetched
 * (cart-10). Storage may be refused; the badge then waits for the cart.
 */
const key = 'cartQuantity'
const listeners = new Set<() => void>()

export function readCartQuantity(): number {
  const quantity = Number(stored())
  return Number.isInteger(quantity) && quantity > 0 && quantity < 10_000 ? quantity : 0
}

export function storeCartQuantity(quantity: number): void {
  if (quantity === readCartQuantity()) return
  try {
    localStorage.setItem(key, String(quantity))
  } catch {
    return
  }
  for (const listener of listeners) listener()
}

export function onCartQuantity(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) listener()
  }
  addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
