/** A channel between the windows of the shop; null where the browser refuses it, as Firefox does when it blocks all cookies. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
