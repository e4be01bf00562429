import * as z from 'zod/mini'
import { declineReasons, type PaymentGateway } from './port.ts'
import { cardTypes } from './sandbox/card/card-types.ts'
import { readSignedEvent } from './sandbox/event-signature.ts'

export interface SandboxGatewayOptions {
  /** The origin at which browsers reach the bank. */
  origin: string
  /** The address at which this server reaches the bank. */
  apiUrl: string
  apiKey: string
  /** The secret by which the bank signs its events. */
  eventSecret: string
  /** Time limit of a response; 10 seconds by default. */
  timeoutMs?: number
}

const card = z.object({ brand: z.string(), last4: z.string(), fingerprint: z.string() })
const stored = z.object({ vaultToken: z.string(), brand: z.string(), last4: z.string(), expires: z.string(), range: z.string() })
const Charged = [
  z.object({ state: z.literal('captured'), reference: z.string(), card, stored: z.optional(stored) }),
  z.object({ state: z.literal('declined'), reason: z.enum(declineReasons), card: z.optional(card) }),
  z.object({ state: z.literal('requires-action'), challengeUrl: z.string() }),
] as const
const NeverSeen = z.object({ state: z.literal('never-seen') })
const Refunded = [
  z.object({ state: z.literal('refunded'), reference: z.string() }),
  z.object({ state: z.literal('refused'), reason: z.enum(['more-than-captured', 'not-captured']) }),
] as const
const ChargeReply = z.discriminatedUnion('state', [...Charged])
const InquiryReply = z.discriminatedUnion('state', [...Charged, NeverSeen])
const RefundReply = z.discriminatedUnion('state', [...Refunded])
const RefundInquiryReply = z.discriminatedUnion('state', [...Refunded, NeverSeen])
const RemovalReply = z.object({ state: z.literal('removed') })
const MovementsReply = z.object({
  state: z.literal('listed'),
  movements: z.array(
    z.object({
      kind: z.enum(['captured', 'refunded']),
      key: z.string(),
      attemptKey: z.string(),
      orderNumber: z.string(),
      amountCents: z.int(),
      reference: z.string(),
      at: z.pipe(
        z.string(),
        z.transform((text) => new Date(text)),
      ),
    }),
  ),
  next: z.nullable(z.string()),
})

const unknown = { state: 'unknown' } as const

/**
 * The gateway of the sandbox bank. Without a clear response the outcome is `unknown`: a cut connection, a time-out, a
 * 5xx, and also a refusal of the request itself (a key used with other parameters, or closed), because an earlier request
 * under that key may have charged. The inquiry finds out.
 */
export function createSandboxGateway(options: SandboxGatewayOptions): PaymentGateway {
  const { origin, eventSecret, timeoutMs = 10_000 } = options

  async function ask<T>(reply: z.ZodMiniType<T>, path: string, body?: object): Promise<T | typeof unknown> {
    try {
      const response = await send({ ...options, timeoutMs }, path, body)
      if (response.status !== 200) return unknown
      const parsed = reply.safeParse(await response.json())
      return parsed.success ? parsed.data : unknown
    } catch {
      return unknown
    }
  }
  const chargeAt = (attemptKey: string): string => `/v1/charges/${encodeURIComponent(attemptKey)}`

  return {
    origin,
    cardFieldsUrl: new URL('/card-fields', origin).href,
    validationCardTypes: cardTypes,
    timeoutMs,
    charge: (request) => ask(ChargeReply, '/v1/charges', request),
    complete: (attemptKey, proof) => ask(ChargeReply, `${chargeAt(attemptKey)}/complete`, { proof }),
    inquire: (attemptKey) => ask(InquiryReply, chargeAt(attemptKey)),
    end: (attemptKey) => ask(InquiryReply, `${chargeAt(attemptKey)}/end`, {}),
    refund: (request) => ask(RefundReply, '/v1/refunds', request),
    inquireRefund: (refundKey) => ask(RefundInquiryReply, `/v1/refunds/${encodeURIComponent(refundKey)}`),
    removeCard: async (vaultToken) => (await ask(RemovalReply, '/v1/vault/remove', { vaultToken })).state === 'removed',
    readEvent: async (rawBody, headers) => readSignedEvent(rawBody, headers['bank-signature'], eventSecret, new Date()),
    async movements(after) {
      const page = await ask(MovementsReply, `/v1/movements?after=${after ?? 0}`)
      return page.state === 'listed' ? { movements: page.movements, next: page.next } : null
    },
  }
}

const send = (
  { apiUrl, apiKey, timeoutMs }: { apiUrl: string; apiKey: string; timeoutMs: number },
  path: string,
  body?: object,
): Promise<Response> =>
  fetch(new URL(path, apiUrl), {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${apiKey}`, accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
