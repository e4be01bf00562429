import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const facebookApp = { appId: '1234567890', appSecret: 'a-secret-of-the-app' }

export interface FacebookReplies {
  /** The responses of the token check and of `me` for a token: a body, or a status alone. */
  check: unknown
  me: unknown
}

export interface Facebook {
  origin: string
  /** Makes a valid token, but for the given changes. */
  token(name: string, changes?: { check?: object; me?: object }): string
  /** Sets the responses for a token. */
  answer(token: string, replies: FacebookReplies): void
  close(): void
}

/** A fake of the two calls of Facebook's token check, and of its sign-in dialog. */
export async function startFacebook({ port = 0 }: { port?: number } = {}): Promise<Facebook> {
  const known = new Map<string, FacebookReplies>()
  const replyTo = (path: string, query: URLSearchParams): unknown => {
    const token = query.get(path === '/me' ? 'access_token' : 'input_token') ?? ''
    const isAsking =
      path === '/me' ? query.has('appsecret_proof') : query.get('access_token') === `${facebookApp.appId}|${facebookApp.appSecret}`
    const replies = known.get(token)
    return !isAsking || !replies ? 400 : path === '/me' ? replies.me : replies.check
  }
  const server = createServer((request, reply) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://facebook')
    if (pathname === '/dialog/oauth') {
      const back = new URLSearchParams({
        access_token: facebook.token(`dialog.user.${made}`),
        expires_in: '3600',
        state: searchParams.get('state')!,
      })
      return void reply.writeHead(302, { location: `${searchParams.get('redirect_uri')}#${back.toString()}` }).end()
    }
    const answer = replyTo(pathname, searchParams)
    if (typeof answer === 'number')
      return void reply.writeHead(answer, { 'content-type': 'application/json' }).end('{"error":{"message":"Invalid OAuth access token"}}')
    return void reply.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
  })
  await new Promise<void>((ready) => void server.listen(port, 'localhost', () => ready()))
  let made = 0
  const facebook: Facebook = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    token(name, { check = {}, me = {} } = {}) {
      const token = `EAAG${name.replace(/\W/g, '')}${++made}`
      const inAnHour = Math.floor(Date.now() / 1000) + 3600
      known.set(token, {
        check: {
          data: {
            app_id: facebookApp.appId,
            is_valid: true,
            user_id: `fb-${name}`,
            type: 'USER',
            expires_at: inAnHour,
            scopes: ['email', 'public_profile'],
            ...check,
          },
        },
        me: { id: `fb-${name}`, email: `${name}@example.sg`, first_name: 'Mei Lin', last_name: 'Tan', ...me },
      })
      return token
    },
    answer: (token, replies) => void known.set(token, replies),
    close: () => void server.close().closeAllConnections(),
  }
  return facebook
}
