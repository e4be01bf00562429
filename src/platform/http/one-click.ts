import type { FastifyInstance } from 'fastify'

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']
const bodyLimit = 1024

/**
 * POST to a mail's own unsubscribe link, as mail programs send it for their readers (RFC 8058): a form, without cookies
 * or Origin. The token in the address is all its authority, so the form says nothing that is needed and is not read.
 * The answer is 204 for any token. `leave` gets the token from the address.
 */
export async function addOneClickUnsubscribe(
  app: FastifyInstance,
  path: string,
  leave: (token: string) => Promise<unknown>,
): Promise<void> {
  await app.register(async (scope) => {
    // Only here: everywhere else the API takes nothing but JSON.
    scope.addContentTypeParser(formTypes, { parseAs: 'string', bodyLimit }, (_request, _body, done) => done(null, null))
    scope.post<{ Querystring: { token?: unknown } }>(path, { schema: { hide: true } as object }, async ({ query }, reply) => {
      if (typeof query.token === 'string') await leave(query.token)
      return reply.code(204).header('cache-control', 'no-store').send()
    })
  })
}
