import { heightIn, isNonce, openFrameChannel } from './frame-channel.ts'

/** Messages from the gateway's frame (both sides check origins). None contains a card number. */
export type FrameMessage =
  | { type: 'ready' }
  | { type: 'height'; height: number }
  | { type: 'nonce'; nonce: string; range: string }
  | { type: 'invalid' }
  | { type: 'failed' }
  /** Something was typed, and no field is marked any more. */
  | { type: 'mended' }

/** Messages to the frame; each `submit` is answered with a nonce, `invalid` or `failed`. */
type PageMessage = { type: 'submit' } | { type: 'disable'; disabled: boolean } | { type: 'focus' }

/** `invalid`: the frame marks the wrong fields. `failed`: the gateway could not be reached. `silent`: there was no reply. */
export type NonceReply =
  /** `range` are the card's first digits, by which a bank knows its own cards. */
  { ok: true; nonce: string; range: string } | { ok: false; reason: 'invalid' | 'failed' | 'silent' }

interface FrameEvents {
  ready(): void
  /** In CSS pixels. */
  height(height: number): void
  /** The fields changed, and none is marked any more. */
  mended(): void
}

/** Reads a message of the frame; null for anything else. */
export function frameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { type, height, nonce, range } = data as Record<string, unknown>
  if (type === 'ready' || type === 'invalid' || type === 'failed' || type === 'mended') return { type }
  const tall = heightIn(height)
  if (type === 'height' && tall !== null) return { type, height: tall }
  return type === 'nonce' && isNonce(nonce) ? { type, nonce, range: /^\d{0,8}$/.test(String(range)) ? String(range) : '' } : null
}

/** A channel to one frame on the gateway's own origin, and to no other window. */
export function openCardChannel(frame: HTMLIFrameElement, gatewayOrigin: string, events: FrameEvents) {
  let answer: ((reply: NonceReply) => void) | null = null
  const channel = openFrameChannel(frame, gatewayOrigin, frameMessage, (message) => {
    if (message.type === 'ready') events.ready()
    if (message.type === 'mended') events.mended()
    if (message.type === 'height') events.height(message.height)
    if (message.type === 'nonce') answer?.({ ok: true, nonce: message.nonce, range: message.range })
    if (message.type === 'invalid' || message.type === 'failed') answer?.({ ok: false, reason: message.type })
  })
  const say = (message: PageMessage) => channel.say(message)

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
    lock: (disabled: boolean) => say({ type: 'disable', disabled }),
    /** Focuses the first wrong field, else the first. */
    focus: () => say({ type: 'focus' }),
    close: channel.close,
  }
}

export type CardChannel = ReturnType<typeof openCardChannel>
