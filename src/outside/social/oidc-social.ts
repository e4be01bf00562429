import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose'
import * as z from 'zod/mini'
import type { Clock } from '#src/kit/clock.ts'
import { emailOf, nameOf } from './claims.ts'
import type { SocialAnswer, SocialIdentity, SocialName, SocialProvider } from './port.ts'

export interface OidcOptions {
  name: SocialName
  /** `https://accounts.google.com`, as it stands in every token. */
  issuer: string
  clientId: string
  /** What the browser is asked to bring back, and how: Apple tells an email only in a form that it posts. */
  responseType: 'id_token' | 'code id_token'
  responseMode: 'fragment' | 'form_post'
  scope: string
  clock: Clock
  timeoutMs?: number
}

/** Google's and Apple's ways (OpenID Connect Core 1.0, sections 3.2 and 3.3). No code is exchanged, so no client secret is needed. */
export const googleWay = { name: 'google', responseType: 'id_token', responseMode: 'fragment', scope: 'openid email profile' } as const
export const appleWay = { name: 'apple', responseType: 'code id_token', responseMode: 'form_post', scope: 'openid name email' } as const

const Discovery = z.object({ issuer: z.string(), authorization_endpoint: z.string(), jwks_uri: z.string() })

const defaultTimeoutMs = 4000
const keptMs = 60 * 60_000
/** A token is made while the browser is sent back, so an old one was not made for this sign-in. */
const oldestToken = '10 minutes'
const clockToleranceSeconds = 60
/** Both providers sign with RSA. Whatever the token itself says of its key or algorithm counts for nothing. */
const algorithms = ['RS256']

interface Endpoints {
  authorization: string
  keys: ReturnType<typeof createRemoteJWKSet>
}

/** An OpenID provider: its keys are fetched from where its own discovery document says, kept, and fetched again for a key that is new. */
export function createOidcSocial({
  name,
  issuer,
  clientId,
  responseType,
  responseMode,
  scope,
  clock,
  timeoutMs = defaultTimeoutMs,
}: OidcOptions): SocialProvider {
  let kept: { endpoints: Promise<Endpoints>; until: number } | null = null

  async function discover(): Promise<Endpoints> {
    const reply = await fetch(`${issuer}/.well-known/openid-configuration`, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    if (!reply.ok) throw new Error(`discovery answered ${reply.status}`)
    const found = Discovery.parse(await reply.json())
    if (found.issuer !== issuer || !isTrusted(found.jwks_uri, issuer) || !isTrusted(found.authorization_endpoint, issuer))
      throw new Error('not the discovery document of this issuer')
    return {
      authorization: found.authorization_endpoint,
      keys: createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: timeoutMs, cacheMaxAge: keptMs }),
    }
  }
  function endpoints(): Promise<Endpoints> {
    if (kept === null || kept.until < Date.now()) {
      const found = { endpoints: discover(), until: Date.now() + keptMs }
      found.endpoints.catch(() => {
        if (kept === found) kept = null
      })
      kept = found
    }
    return kept.endpoints
  }

  async function verified(token: string, nonce: string): Promise<SocialIdentity | null> {
    const { keys } = await endpoints()
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      issuer,
      audience: clientId,
      algorithms,
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
      maxTokenAge: oldestToken,
      clockTolerance: clockToleranceSeconds,
      currentDate: clock.now(),
    })
    return isIdToken(protectedHeader.typ) && isForUs(payload, clientId) && payload.nonce === nonce ? identityOf(payload, name) : null
  }

  return {
    name,
    async startUrl({ state, nonce, returnUrl }) {
      try {
        const url = new URL((await endpoints()).authorization)
        const asked = {
          client_id: clientId,
          redirect_uri: returnUrl,
          response_type: responseType,
          response_mode: responseMode,
          scope,
          state,
          nonce,
        }
        for (const [key, value] of Object.entries(asked)) url.searchParams.set(key, value)
        return url.href
      } catch {
        return null
      }
    },
    async identify(token, nonce): Promise<SocialAnswer> {
      try {
        const identity = await verified(token, nonce)
        return identity ? { state: 'identified', identity } : { state: 'refused' }
      } catch (error) {
        return { state: isAboutToken(error) ? 'refused' : 'unavailable' }
      }
    },
  }
}

/** Over https, or on the issuer's own origin where that is a machine of one's own. */
const isTrusted = (url: string, issuer: string): boolean =>
  URL.canParse(url) && (new URL(url).protocol === 'https:' || new URL(url).origin === new URL(issuer).origin)

/** Access and logout tokens are signed with the same keys, and name themselves. */
const isIdToken = (typ: unknown): boolean => typ === undefined || (typeof typ === 'string' && typ.toUpperCase() === 'JWT')

/** For this shop alone: a token that others are given too is one that others can use. */
const isForUs = ({ aud, azp }: JWTPayload, clientId: string): boolean =>
  [aud].flat().every((each) => each === clientId) && (azp === undefined || azp === clientId)

const longestSubject = 255

function identityOf(payload: JWTPayload, provider: SocialName): SocialIdentity | null {
  const { iss, sub, email, email_verified: isVerified, given_name: firstName, family_name: lastName } = payload
  if (typeof sub !== 'string' || sub.trim() === '' || sub.length > longestSubject) return null
  const known = emailOf(email)
  // Apple writes the truth as a text.
  return {
    provider,
    issuer: iss!,
    subject: sub,
    email: known,
    isEmailVerified: known !== null && (isVerified === true || isVerified === 'true'),
    firstName: nameOf(firstName),
    lastName: nameOf(lastName),
  }
}

/** What is wrong with the token itself; everything else is wrong with the way to the provider. */
const isAboutToken = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout) &&
  !(error instanceof errors.JWKSInvalid) &&
  error.code !== 'ERR_JOSE_GENERIC'
