/** Messages from the gateway's frame (both sides check origins). None contains a card number. */
export type FrameMessage =
  | { type: 'ready' }
  | { type: 'height'; height: number }
  | { type: 'nonce'; nonce: string; brand: string; last4: string }
  | { type: 'invalid' }
  | { type: 'failed' }

/** Messages to the frame; each `submit` is answered with a nonce, `invalid` or `failed`. */
type PageMessage = { type: 'submit' } | { type: 'disable'; disabled: boolean } | { type: 'focus' }

/** `invalid`: the frame marks the wrong fields. `failed`: the gateway could not be reached. `silent`: there was no reply. */
export type NonceReply = { ok: true; nonce: string } | { ok: false; reason: 'invalid' | 'failed' | 'silent' }

interface FrameEvents {
  ready(): void
  /** In CSS pixels. */
  height(height: number): void
}

const tallest = 1200

/** Reads a message of the frame; null for anything else. */
export function frameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { type, height, nonce, brand, last4 } = data as Record<string, unknown>
  if (type === 'ready' || type === 'invalid' || type === 'failed') return { type }
  if (type === 'height' && typeof height === 'number' && height > 0) return { type, height: Math.min(Math.ceil(height), tallest) }
  if (type === 'nonce' && typeof nonce === 'string' && /^[\w-]{8,128}$/.test(nonce)) {
    return { type, nonce, brand: String(brand), last4: String(last4) }
  }
  return null
}

/** A channel to one frame on the gateway's own origin, and to no other window. */
export function openCardChannel(frame: HTMLIFrameElement, gatewayOrigin: string, events: FrameEvents) {
  let answer: ((reply: NonceReply) => void) | null = null
  const hear = (event: MessageEvent) => {
    if (event.origin !== gatewayOrigin || event.source !== frame.contentWindow) return
    const message = frameMessage(event.data)
    if (message?.type === 'ready') events.ready()
    if (message?.type === 'height') events.height(message.height)
    if (message?.type === 'nonce') answer?.({ ok: true, nonce: message.nonce })
    if (message?.type === 'invalid' || message?.type === 'failed') answer?.({ ok: false, reason: message.type })
  }
  const say = (message: PageMessage) => frame.contentWindow?.postMessage(message, gatewayOrigin)
  addEventListener('message', hear)

  /** Requests a nonce, which stands for the card once. Gives up after `waitMs`. */
  const requestNonce = (waitMs: number): Promise<NonceReply> =>
    new Promise<NonceReply>((resolve) => {
      const timer = setTimeout(() => answer?.({ ok: false, reason: 'silent' }), waitMs)
      answer = (reply) => {
        clearTimeout(timer)
        answer = null
        resolve(reply)
      }
      say({ type: 'submit' })
    })

  return {
    requestNonce,
    /** Locks the card fields while a payment is under way. */
    hold: (disabled: boolean) => say({ type: 'disable', disabled }),
    /** Focuses the first wrong field, else the first. */
    focus: () => say({ type: 'focus' }),
    close: () => removeEventListener('message', hear),
  }
}

export type CardChannel = ReturnType<typeof openCardChannel>
