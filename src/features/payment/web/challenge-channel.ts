import { heightIn, isProof, openFrameChannel } from './frame-channel.ts'

/** Messages from the gateway's 3-D Secure page. */
export type ChallengeMessage =
  | { type: 'ready' }
  | { type: 'height'; height: number }
  | { type: 'proof'; proof: string }
  | { type: 'abandoned' }

/** Reads a message of the page; null for anything else. */
export function challengeMessage(data: unknown): ChallengeMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { type, height, proof } = data as Record<string, unknown>
  if (type === 'ready' || type === 'abandoned') return { type }
  const tall = heightIn(height)
  if (type === 'height' && tall !== null) return { type, height: tall }
  return type === 'proof' && isProof(proof) ? { type, proof } : null
}

/** Listens to the page at this address in this frame, and to no other window; returns what ends it. */
export const openChallengeChannel = (frame: HTMLIFrameElement, url: string, hear: (message: ChallengeMessage) => void): (() => void) =>
  openFrameChannel(frame, new URL(url).origin, challengeMessage, hear).close
