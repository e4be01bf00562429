import { openChannel } from '#src/ui/open-channel.ts'

let channel: BroadcastChannel | null | undefined
/** Opened in the browser only, where it is needed first. */
const cartChannel = (): BroadcastChannel | null => (channel === undefined ? (channel = openChannel('cart')) : channel)

/** Tells the other windows of the shop that the cart they share has changed (cart-28). */
export function tellOtherWindows(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel is of one origin and takes none.
  cartChannel()?.postMessage('changed')
}

/** Calls back when another window has changed the cart. */
export function onOtherWindows(listener: () => void): () => void {
  cartChannel()?.addEventListener('message', listener)
  return () => cartChannel()?.removeEventListener('message', listener)
}
