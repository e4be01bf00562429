import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, type CryptoKey, type JWTHeaderParameters, type JWTPayload } from 'jose'
import Provider from 'oidc-provider'

export const googleClient = 'the-shop-at-google'
export const appleClient = 'the-shop-at-apple'
const kid = 'the-provider-key'

export interface OpenIdProvider {
  issuer: string
  /** How often its keys and its discovery document were requested. */
  asked: Record<string, number>
  /** Signs any claims with the provider's own key, which is more than an attacker can do. */
  sign(payload: JWTPayload, header?: Partial<JWTHeaderParameters>): Promise<string>
  /** The published key. */
  publicPem: string
  publicJwk: object
  close(): void
}

/**
 * A real OpenID provider on loopback, which the tests take for Google and, as another client, for Apple. Whoever signs in
 * as `mei.lin` has the confirmed email `mei.lin@example.sg`; a name that begins with `unsure` has one that is not
 * confirmed, one that begins with `silent` tells none.
 */
export async function startOpenIdProvider({ returnUrl, port = 0 }: { returnUrl: string; port?: number }): Promise<OpenIdProvider> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const server = createServer()
  await listening(server, port)
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, configurationOf(returnUrl, { ...(await exportJWK(privateKey)), kid, use: 'sig', alg: 'RS256' }))
  const asked: Record<string, number> = {}
  const answer = provider.callback()
  server.on('request', (request, reply) => {
    const path = request.url!.split('?')[0]!
    asked[path] = (asked[path] ?? 0) + 1
    if (!path.startsWith('/interaction/')) return answer(request, reply)
    return void askWho(provider, request, reply)
  })
  return {
    issuer,
    asked,
    sign: (payload, header = {}) =>
      new SignJWT(payload)
        .setProtectedHeader({ alg: 'RS256', kid, ...header })
        .sign(privateKey as CryptoKey, { crit: { 'urn:rule': true } }),
    publicPem: await exportSPKI(publicKey),
    publicJwk: await exportJWK(publicKey),
    close: () => void server.close().closeAllConnections(),
  }
}

const listening = (server: Server, port: number): Promise<void> =>
  new Promise((ready) => {
    server.listen(port, 'localhost', () => ready())
  })

const loginPage = `<!doctype html><html lang="en"><title>Sign in</title><form action="" method="post"><label>Who are you? <input name="login" required></label> <button>Sign in there</button></form></html>`

/** The provider's sign-in page: it accepts any name, and does not ask for consent. */
async function askWho(provider: Provider, request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const { prompt } = await provider.interactionDetails(request, reply)
  if (prompt.name === 'consent') return provider.interactionFinished(request, reply, { consent: {} })
  if (request.method !== 'POST') return void reply.setHeader('content-type', 'text/html').end(loginPage)
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const accountId = new URLSearchParams(Buffer.concat(chunks).toString()).get('login') ?? ''
  return provider.interactionFinished(request, reply, { login: { accountId }, consent: {} })
}

const configurationOf = (returnUrl: string, key: object): object => ({
  clients: [
    { client_id: googleClient, response_types: ['id_token'], grant_types: ['implicit'], ...clientOf(returnUrl) },
    { client_id: appleClient, response_types: ['code id_token'], grant_types: ['implicit', 'authorization_code'], ...clientOf(returnUrl) },
  ],
  jwks: { keys: [key] },
  cookies: { keys: ['a-key-for-the-cookies-of-a-test'] },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
  scopes: ['openid', 'email', 'profile', 'name'],
  // Both tell who somebody is in the token itself.
  conformIdTokenClaims: false,
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
  pkce: { required: () => false },
  ttl: { Interaction: 600, Grant: 600, Session: 600, IdToken: 600, AuthorizationCode: 60 },
  findAccount: (_: unknown, id: string) => ({ accountId: id, claims: () => claimsOf(id) }),
  loadExistingGrant,
})

/** Allows http on loopback, which the provider forbids for web clients. */
const clientOf = (returnUrl: string): object => ({
  application_type: 'native',
  redirect_uris: [returnUrl],
  token_endpoint_auth_method: 'none',
})

function claimsOf(id: string): object {
  const names = { sub: id, given_name: 'Mei Lin', family_name: 'Tan' }
  if (id.startsWith('silent')) return names
  return { ...names, email: `${id}@example.sg`, email_verified: !id.startsWith('unsure') }
}

interface Context {
  oidc: {
    client: { clientId: string }
    session: { accountId: string }
    provider: { Grant: new (of: object) => { addOIDCScope(scope: string): void; save(): Promise<string> } }
  }
}

/** Skips the page for consent. */
async function loadExistingGrant({ oidc }: Context): Promise<object> {
  const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId })
  grant.addOIDCScope('openid email profile name')
  await grant.save()
  return grant
}
