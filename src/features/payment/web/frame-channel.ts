/** Exchanges messages with one frame on one origin, and with no other window. `read` answers null for anything that is not a message. */
export function openFrameChannel<Message>(
  frame: HTMLIFrameElement,
  origin: string,
  read: (data: unknown) => Message | null,
  hear: (message: Message) => void,
) {
  const listen = (event: MessageEvent) => {
    if (event.origin !== origin || event.source !== frame.contentWindow) return
    const message = read(event.data)
    if (message) hear(message)
  }
  addEventListener('message', listen)
  return {
    say: (message: object) => frame.contentWindow?.postMessage(message, origin),
    close: () => removeEventListener('message', listen),
  }
}

const tallest = 1200

/** The height that a frame asks for, in CSS pixels; null for anything else. */
export const heightIn = (height: unknown): number | null =>
  typeof height === 'number' && height > 0 ? Math.min(Math.ceil(height), tallest) : null

export const isProof = (text: unknown): text is string => typeof text === 'string' && /^[\w.-]{8,2048}$/.test(text)

export const isNonce = (text: unknown): text is string => typeof text === 'string' && /^[\w-]{8,128}$/.test(text)

/** The address of a frame, which is told who embeds it, in which language, and the shop's colour for errors. */
export function frameAddress(url: string, lang: string): string {
  const address = new URL(url, location.origin)
  address.searchParams.set('parent', location.origin)
  address.searchParams.set('lang', lang)
  address.searchParams.set('berry', getComputedStyle(document.documentElement).getPropertyValue('--berry').trim())
  return address.href
}
