import { createHmac } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import { facebookApp, type Facebook } from './facebook.ts'
import type { OpenIdProvider } from './openid-provider.ts'

type Forge = (right: JWTPayload) => string | Promise<string>

const now = (): number => Math.floor(Date.now() / 1000)
const hour = 3600
const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const decoded = (part: string): object => JSON.parse(Buffer.from(part, 'base64url').toString()) as object
const without = (claims: JWTPayload, name: string): JWTPayload => Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name))

/** The claims that the provider would put into a token for this client and this sign-in. */
export const rightClaims = (issuer: string, clientId: string, nonce: string): JWTPayload => ({
  iss: issuer,
  aud: clientId,
  sub: 'forged.victim',
  nonce,
  iat: now(),
  exp: now() + hour,
  email: 'forged.victim@example.sg',
  email_verified: true,
  given_name: 'Mei Lin',
  family_name: 'Tan',
})

/** Tokens with one fault each. Many are signed by the provider itself, which no forger could do. */
export async function openIdForgeries({ sign, issuer, publicPem, publicJwk }: OpenIdProvider): Promise<Record<string, Forge>> {
  const evil = await generateKeyPair('RS256', { extractable: true })
  const curve = await generateKeyPair('ES256')
  const evilJwk = await exportJWK(evil.publicKey)
  const kid = 'the-provider-key'
  const bySecret =
    (secret: string): Forge =>
    (right) => {
      const body = `${encoded({ alg: 'HS256', kid })}.${encoded(right)}`
      return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`
    }
  const byEvil =
    (header: object): Forge =>
    (right) =>
      new SignJWT(right).setProtectedHeader({ alg: 'RS256', ...header }).sign(evil.privateKey)
  const claims =
    (change: (right: JWTPayload) => JWTPayload): Forge =>
    (right) =>
      sign(change(right))
  const withParts =
    (change: (parts: string[]) => string[]): Forge =>
    async (right) =>
      change((await sign(right)).split('.')).join('.')
  return {
    'another app’s': claims((right) => ({ ...right, aud: 'another-app' })),
    'ours and another app’s': claims((right) => ({ ...right, aud: [String(right.aud), 'another-app'] })),
    'nobody’s': claims((right) => without(right, 'aud')),
    'of an empty audience': claims((right) => ({ ...right, aud: [] })),
    'ours, but made for another party': claims((right) => ({ ...right, azp: 'another-app' })),
    'of another issuer': claims((right) => ({ ...right, iss: 'https://evil.example' })),
    'of an issuer that begins alike': claims((right) => ({ ...right, iss: `${issuer}.evil.example` })),
    'of the issuer with a slash': claims((right) => ({ ...right, iss: `${issuer}/` })),
    'of no issuer': claims((right) => without(right, 'iss')),
    'expired an hour ago': claims((right) => ({ ...right, iat: now() - 2 * hour, exp: now() - hour })),
    'without an end': claims((right) => without(right, 'exp')),
    'that ends in words': claims((right) => ({ ...right, exp: 'tomorrow' as never })),
    'not valid yet': claims((right) => ({ ...right, nbf: now() + hour })),
    'of the future': claims((right) => ({ ...right, iat: now() + hour, exp: now() + 2 * hour })),
    'without a beginning': claims((right) => without(right, 'iat')),
    'of yesterday, for a year': claims((right) => ({ ...right, iat: now() - 24 * hour, exp: now() + 365 * 24 * hour })),
    'signed by nobody': (right) => new UnsecuredJWT(right).encode(),
    'signed by nobody, with a signature beside it': async (right) =>
      `${encoded({ alg: 'none' })}.${(await sign(right)).split('.').slice(1).join('.')}`,
    'signed by nobody, in capitals': (right) => `${encoded({ alg: 'NONE' })}.${encoded(right)}.`,
    'HS256 with the public key as its secret': bySecret(publicPem),
    'HS256 with the public JWK as its secret': bySecret(JSON.stringify(publicJwk)),
    'HS256 with an empty secret': bySecret(''),
    'signed by another key of the same name': byEvil({ kid }),
    'signed by a key it brings along': byEvil({ jwk: evilJwk }),
    'signed by a key it brings along under the same name': byEvil({ kid, jwk: evilJwk }),
    'signed by a key it points to': byEvil({ kid: 'evil', jku: 'https://evil.example/keys.json' }),
    'signed by a certificate it points to': byEvil({ kid: 'evil', x5u: 'https://evil.example/cert.pem' }),
    'signed by a key nobody knows': byEvil({ kid: 'unheard-of' }),
    'ES256 by another key of the same name': (right) => new SignJWT(right).setProtectedHeader({ alg: 'ES256', kid }).sign(curve.privateKey),
    'changed after it was signed': withParts(([head, body, signature]) => [
      head!,
      encoded({ ...decoded(body!), sub: 'somebody.else' }),
      signature!,
    ]),
    'with another header than was signed': withParts(([head, body, signature]) => [
      encoded({ ...decoded(head!), typ: 'JWT', x: 1 }),
      body!,
      signature!,
    ]),
    'with half a signature': withParts(([head, body, signature]) => [head!, body!, signature!.slice(0, 100)]),
    'with no signature': withParts(([head, body]) => [head!, body!, '']),
    'with another token’s signature': async (right) =>
      [...(await sign(right)).split('.').slice(0, 2), (await sign({ ...right, jti: 'other' })).split('.')[2]!].join('.'),
    'of five parts': withParts((parts) => [...parts, 'x', 'y']),
    'without a nonce': claims((right) => without(right, 'nonce')),
    'with the nonce of another sign-in': claims((right) => ({ ...right, nonce: 'the-nonce-of-another-sign-in' })),
    'with a list of nonces': claims((right) => ({ ...right, nonce: [right.nonce] })),
    'of nobody': claims((right) => without(right, 'sub')),
    'of an empty name': claims((right) => ({ ...right, sub: '' })),
    'of a number': claims((right) => ({ ...right, sub: 7 as never })),
    'for access, not for signing in': (right) => sign(right, { typ: 'at+jwt' }),
    'with a rule that must be understood': (right) => sign(right, { crit: ['urn:rule'], 'urn:rule': 'obey' }),
    'that is no token': () => 'not-a-token',
    'that is empty': () => '',
    'in JSON': async (right) => JSON.stringify({ payload: encoded(right), signatures: [] }),
  }
}

/** Responses of Facebook's token check for tokens of other apps and for invalid ones; and texts that are no tokens. */
export function facebookForgeries({ token, answer }: Facebook): Record<string, () => string> {
  const check = (changes: object) => () => token('forged.victim', { check: changes })
  const me = (changes: object) => () => token('forged.victim', { me: changes })
  const replies = (replies: { check?: unknown; me?: unknown }) => () => {
    const made = token('forged.victim')
    answer(made, {
      check: { data: { app_id: facebookApp.appId, is_valid: true, user_id: 'fb-forged.victim', type: 'USER', expires_at: 0 } },
      me: { id: 'fb-forged.victim' },
      ...replies,
    })
    return made
  }
  return {
    'another app’s': check({ app_id: '9876543210' }),
    'of an app whose number begins alike': check({ app_id: `${facebookApp.appId}0` }),
    'of an app in a number': check({ app_id: Number(facebookApp.appId) }),
    'of no app': check({ app_id: undefined }),
    'of an empty app': check({ app_id: '' }),
    'not valid': check({ is_valid: false }),
    'valid in words': check({ is_valid: 'true' }),
    'of unsaid validity': check({ is_valid: undefined }),
    'expired an hour ago': check({ expires_at: now() - hour }),
    'that ends in words': check({ expires_at: 'tomorrow' }),
    'without an end': check({ expires_at: undefined }),
    'that ended before 1970': check({ expires_at: -1 }),
    'of a page': check({ type: 'PAGE' }),
    'of the app itself': check({ type: 'APP' }),
    'of a machine': check({ type: 'SYSTEM_USER' }),
    'of no kind': check({ type: undefined }),
    'of nobody': check({ user_id: undefined }),
    'of an empty name': check({ user_id: '' }),
    'of a number': check({ user_id: 7 }),
    'of one person, held by another': me({ id: 'fb-somebody.else' }),
    'of somebody who does not say who': me({ id: undefined }),
    'of somebody who is a number': me({ id: 7 }),
    'whose holder Facebook does not tell': replies({ me: 400 }),
    'whose check is refused': replies({ check: 400 }),
    'whose check is a list': replies({ check: { data: [] } }),
    'whose check is an error beside a success': replies({ check: { error: { code: 190 } } }),
    'whose check is a text': replies({ check: 'yes' }),
    'whose check is nothing': replies({ check: null }),
    'that Facebook never gave': () => 'EAAGneverGiven',
    'that is the app’s own secret': () => `${facebookApp.appId}|guessed`,
    'of another provider': () => 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ4In0.c2ln',
    'that is empty': () => '',
    'with a question of its own': () => `${token('forged.victim')}&input_token=other`,
    'with a line of its own': () => `${token('forged.victim')}\r\nHost: evil.example`,
    'with letters no token has': () => `${token('forged.victim')}错`,
    'as long as a page': () => 'E'.repeat(8000),
  }
}
