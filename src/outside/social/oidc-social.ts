import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose'
import * as z from 'zod/mini'
import type { Clock } from '#src/kit/clock.ts'
import { emailOf, nameOf } from './claims.ts'
import type { SocialAnswer, SocialIdentity, SocialProvider } from './port.ts'

export interface OidcOptions {
  /** `https://accounts.google.com`, as in the claim `iss` of every token. */
  issuer: string
  clientId: string
  responseType: 'id_token' | 'code id_token'
  responseMode: 'fragment' | 'form_post'
  scope: string
  clock: Clock
  timeoutMs?: number
}

const Discovery = z.object({ issuer: z.string(), authorization_endpoint: z.string(), jwks_uri: z.string() })

const defaultTimeoutMs = 4000
const cachedForMs = 60 * 60_000
/** A token is issued just before the browser comes back, so an older one was not issued for this sign-in. */
const oldestToken = '10 minutes'
const clockToleranceSeconds = 60
/** Both providers sign with RSA. The algorithm that a token names for itself is ignored. */
const algorithms = ['RS256']

interface Endpoints {
  authorization: string
  keys: ReturnType<typeof createRemoteJWKSet>
}

/** An OpenID provider. */
export function createOidcSocial({
  issuer,
  clientId,
  responseType,
  responseMode,
  scope,
  clock,
  timeoutMs = defaultTimeoutMs,
}: OidcOptions): SocialProvider {
  const endpoints = cachedEndpoints(issuer, timeoutMs)

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
    return isIdToken(protectedHeader.typ) && isForUs(payload, clientId) && payload.nonce === nonce ? identityOf(payload) : null
  }

  return {
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

/** Reads the discovery document, and caches it with the keys; keys are also fetched again for an unknown key. */
function cachedEndpoints(issuer: string, timeoutMs: number): () => Promise<Endpoints> {
  let cached: { endpoints: Promise<Endpoints>; until: number } | null = null
  return () => {
    if (cached === null || cached.until < Date.now()) {
      const found = { endpoints: discover(issuer, timeoutMs), until: Date.now() + cachedForMs }
      found.endpoints.catch(() => {
        if (cached === found) cached = null
      })
      cached = found
    }
    return cached.endpoints
  }
}

async function discover(issuer: string, timeoutMs: number): Promise<Endpoints> {
  const reply = await fetch(`${issuer}/.well-known/openid-configuration`, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  if (!reply.ok) throw new Error(`discovery answered ${reply.status}`)
  const found = Discovery.parse(await reply.json())
  if (found.issuer !== issuer || !isTrusted(found.jwks_uri, issuer) || !isTrusted(found.authorization_endpoint, issuer))
    throw new Error('not the discovery document of this issuer')
  return {
    authorization: found.authorization_endpoint,
    keys: createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: timeoutMs, cacheMaxAge: cachedForMs }),
  }
}

/** Whether an address uses https, or is on the origin of an issuer on loopback. */
const isTrusted = (url: string, issuer: string): boolean =>
  URL.canParse(url) && (new URL(url).protocol === 'https:' || new URL(url).origin === new URL(issuer).origin)

/** Access and logout tokens are signed with the same keys, but have another type. */
const isIdToken = (typ: unknown): boolean => typ === undefined || (typeof typ === 'string' && typ.toUpperCase() === 'JWT')

/** The audience must be this shop alone: another audience of a token could use it here. */
const isForUs = ({ aud, azp }: JWTPayload, clientId: string): boolean =>
  [aud].flat().every((each) => each === clientId) && (azp === undefined || azp === clientId)

const longestSubject = 255

function identityOf(payload: JWTPayload): SocialIdentity | null {
  const { iss, sub, email, email_verified: isVerified, given_name: firstName, family_name: lastName } = payload
  if (typeof sub !== 'string' || sub.trim() === '' || sub.length > longestSubject) return null
  const known = emailOf(email)
  // Apple sends booleans as text.
  return {
    issuer: iss!,
    subject: sub,
    email: known,
    isEmailVerified: known !== null && (isVerified === true || isVerified === 'true'),
    firstName: nameOf(firstName),
    lastName: nameOf(lastName),
  }
}

/** Errors that are faults of the token itself; all others are faults of the connection to the provider. */
const isAboutToken = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout) &&
  !(error instanceof errors.JWKSInvalid) &&
  error.code !== 'ERR_JOSE_GENERIC'
