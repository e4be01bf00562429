import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import type { Clock } from '#src/kit/clock.ts'
import { emailOf, nameOf } from './claims.ts'
import type { SocialAnswer, SocialIdentity, SocialProvider } from './port.ts'

export interface FacebookOptions {
  appId: string
  appSecret: string
  /** The origin where shoppers sign in, `https://www.facebook.com`. */
  origin: string
  /** The origin of the token check, `https://graph.facebook.com`. */
  graphOrigin: string
  clock: Clock
  timeoutMs?: number
}

/** The part of the token check's response that is read. */
const Checked = z.object({
  data: z.object({
    app_id: z.string(),
    is_valid: z.boolean(),
    user_id: z.string(),
    type: z.string(),
    /** Seconds since 1970; 0 for never. */
    expires_at: z.int(),
  }),
})
const Me = z.object({
  id: z.string(),
  email: z.optional(z.unknown()),
  first_name: z.optional(z.unknown()),
  last_name: z.optional(z.unknown()),
})

const defaultTimeoutMs = 4000
const tokenText = /^[\w.|-]{1,2000}$/

/**
 * Signing in with Facebook, by its own token check: a token of another app is refused. A token carries no nonce, and the
 * check does not say whether an email was confirmed, so every email counts as unconfirmed.
 */
export function createFacebookSocial({
  appId,
  appSecret,
  origin,
  graphOrigin,
  clock,
  timeoutMs = defaultTimeoutMs,
}: FacebookOptions): SocialProvider {
  /** Null when Facebook refuses the token, for any reason. */
  async function ask(path: string, query: Record<string, string>): Promise<unknown> {
    const reply = await fetch(`${graphOrigin}${path}?${new URLSearchParams(query).toString()}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (reply.status >= 400 && reply.status < 500 && reply.status !== 429) return null
    if (!reply.ok) throw new Error(`Facebook answered ${reply.status}`)
    return reply.json()
  }
  async function identified(token: string): Promise<SocialIdentity | null> {
    const check = Checked.safeParse(await ask('/debug_token', { input_token: token, access_token: `${appId}|${appSecret}` }))
    if (!check.success) return null
    const { app_id: madeFor, is_valid: isValid, type, user_id: subject, expires_at: expiresAt } = check.data.data
    const isOver = expiresAt !== 0 && expiresAt * 1000 <= clock.now().getTime()
    if (madeFor !== appId || !isValid || type !== 'USER' || isOver || subject === '') return null
    const proof = createHmac('sha256', appSecret).update(token).digest('hex')
    const me = Me.safeParse(await ask('/me', { fields: 'id,first_name,last_name,email', access_token: token, appsecret_proof: proof }))
    if (!me.success || me.data.id !== subject) return null
    return {
      issuer: origin,
      subject,
      email: emailOf(me.data.email),
      isEmailVerified: false,
      firstName: nameOf(me.data.first_name),
      lastName: nameOf(me.data.last_name),
    }
  }
  return {
    async startUrl({ state, returnUrl }) {
      const query = { client_id: appId, redirect_uri: returnUrl, response_type: 'token', scope: 'email,public_profile', state }
      return `${origin}/dialog/oauth?${new URLSearchParams(query).toString()}`
    },
    async identify(token): Promise<SocialAnswer> {
      if (!tokenText.test(token)) return { state: 'refused' }
      try {
        const identity = await identified(token)
        return identity ? { state: 'identified', identity } : { state: 'refused' }
      } catch {
        return { state: 'unavailable' }
      }
    },
  }
}
