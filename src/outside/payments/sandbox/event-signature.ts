import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { GatewayEvent } from '../port.ts'

const toleranceMs = 5 * 60_000
const SignedEvent = z.strictObject({ id: z.string(), about: z.enum(['attempt', 'refund']), key: z.string() })

const signatureOf = (body: string | Buffer, seconds: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()

/** The header of a signed event: the time in seconds since 1970, and an HMAC over it and the bytes of the body. */
export function signEvent(body: string, secret: string, at: Date): string {
  const seconds = String(Math.floor(at.getTime() / 1000))
  return `t=${seconds},v1=${signatureOf(body, seconds, secret).toString('hex')}`
}

/** Null for an event that is forged, altered, malformed or signed more than five minutes away from `now`. */
export function readSignedEvent(rawBody: Buffer, header: string | string[] | undefined, secret: string, now: Date): GatewayEvent | null {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(header ?? '')) ?? []
  if (seconds === undefined || given === undefined) return null
  if (!timingSafeEqual(Buffer.from(given, 'hex'), signatureOf(rawBody, seconds, secret))) return null
  if (Math.abs(now.getTime() - Number(seconds) * 1000) > toleranceMs) return null
  const parsed = SignedEvent.safeParse(jsonOf(rawBody))
  return parsed.success ? parsed.data : null
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return null
  }
}
