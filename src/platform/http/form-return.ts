import type { FastifyInstance } from 'fastify'

const formType = 'application/x-www-form-urlencoded'
const bodyLimit = 16 * 1024
/** The fields that are passed on; all others are ignored. */
const passedOn = ['id_token', 'state', 'error'] as const

/**
 * POST to a page, by which a sign-in provider sends a browser back with a form (OAuth 2.0 Form Post Response Mode). The
 * request comes from another site, without cookies, and changes nothing here: it is answered by a redirect that puts the
 * fields into the fragment of the page's address, where the page finds them as if the provider had redirected to it.
 */
export async function addFormReturn(app: FastifyInstance, path: string): Promise<void> {
  await app.register(async (scope) => {
    // Only here: everywhere else the API takes nothing but JSON.
    scope.addContentTypeParser(formType, { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    )
    scope.post(path, { schema: { hide: true } as object, config: { fromOtherSites: true } }, async ({ body }, reply) => {
      const form = body instanceof URLSearchParams ? body : new URLSearchParams()
      const fragment = new URLSearchParams(passedOn.flatMap((name) => (form.has(name) ? [[name, form.get(name)!]] : [])))
      return reply
        .code(303)
        .headers({ location: `${path}#${fragment.toString()}`, 'cache-control': 'no-store' })
        .send()
    })
  })
}
