import type { FastifyInstance } from 'fastify'

const formType = 'application/x-www-form-urlencoded'
const bodyLimit = 16 * 1024
/** What is passed on; a form may hold more, which nobody reads. */
const passedOn = ['id_token', 'state', 'error'] as const

/**
 * POST to a page, as a sign-in provider sends a browser back with a form (OAuth 2.0 Form Post Response Mode). It comes
 * from another site and without cookies, does nothing here and changes nothing: what it holds goes into the part of the
 * page's own address that stays in the browser, and from there the page goes on as if it had been sent back so.
 */
export async function addFormReturn(app: FastifyInstance, path: string): Promise<void> {
  await app.register(async (scope) => {
    // Only here: everywhere else the API takes nothing but JSON.
    scope.addContentTypeParser(formType, { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    )
    scope.post(path, { schema: { hide: true } as object, config: { fromOtherSites: true } }, async ({ body }, reply) => {
      const form = body instanceof URLSearchParams ? body : new URLSearchParams()
      const kept = new URLSearchParams(passedOn.flatMap((name) => (form.has(name) ? [[name, form.get(name)!]] : [])))
      return reply
        .code(303)
        .headers({ location: `${path}#${kept.toString()}`, 'cache-control': 'no-store' })
        .send()
    })
  })
}
