import * as z from 'zod/mini'
import type { ChargeOutcome, InquiryOutcome, PaymentGateway } from './port.ts'
import { cardTypes } from './sandbox/card/card-types.ts'

export interface SandboxGatewayOptions {
  /** The origin at which browsers reach the bank. */
  origin: string
  /** The address at which this server reaches the bank. */
  apiUrl: string
  apiKey: string
  /** Time limit of a response; 10 seconds by default. */
  timeoutMs?: number
}

const Settled = [
  z.object({ state: z.literal('captured'), reference: z.string(), card: z.object({ brand: z.string(), last4: z.string() }) }),
  z.object({ state: z.literal('declined'), reason: z.enum(['declined', 'insufficient-funds', 'expired-card', 'invalid-nonce']) }),
] as const
const ChargeReply = z.discriminatedUnion('state', [...Settled])
const InquiryReply = z.discriminatedUnion('state', [...Settled, z.object({ state: z.literal('never-seen') })])

const unknown = { state: 'unknown' } as const

/**
 * The gateway of the sandbox bank. Without a clear response the outcome is `unknown`: a cut connection, a time-out, a
 * 5xx, and also a refusal of the request itself (a key used with other parameters, or closed), because an earlier request
 * under that key may have charged. The inquiry finds out.
 */
export function createSandboxGateway({ origin, apiUrl, apiKey, timeoutMs = 10_000 }: SandboxGatewayOptions): PaymentGateway {
  async function ask<T>(reply: z.ZodMiniType<T>, path: string, body?: object): Promise<T | typeof unknown> {
    try {
      const response = await fetch(new URL(path, apiUrl), {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${apiKey}`, accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.status !== 200) return unknown
      const parsed = reply.safeParse(await response.json())
      return parsed.success ? parsed.data : unknown
    } catch {
      return unknown
    }
  }

  return {
    origin,
    cardFieldsUrl: new URL('/card-fields', origin).href,
    validationCardTypes: cardTypes,
    timeoutMs,
    charge: (request): Promise<ChargeOutcome> => ask(ChargeReply, '/v1/charges', { ...request }),
    inquire: (attemptKey): Promise<InquiryOutcome> => ask(InquiryReply, `/v1/charges/${encodeURIComponent(attemptKey)}`),
  }
}
