import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Outbox, StoredMail } from './email/outbox-mail.ts'
import { outboxView } from './outbox-view.ts'
import { serveFile, typeface } from './served-file.ts'

interface OutboxQuery {
  to?: unknown
  id?: unknown
}

/**
 * GET /dev/outbox: the mails that were stored instead of sent, newest first; `?to=` filters them by one address. With
 * `Accept: application/json` the response is `{ mails }`. It shows all mails to every visitor, so the caller registers it
 * in development and test only.
 */
export function registerOutboxPage(app: FastifyInstance, outbox: Outbox, { title = 'Outbox' }: { title?: string } = {}): void {
  app.get<{ Querystring: OutboxQuery }>('/dev/outbox', hidden, async ({ query, headers }, reply) => {
    const to = typeof query.to === 'string' && query.to.trim() !== '' ? query.to.trim() : undefined
    const mails = await outbox.list({ to })
    secure(reply, pagePolicy).header('vary', 'accept')
    if (prefersJson(headers.accept)) return reply.send({ mails })
    const open = mails.find(({ id }) => id === query.id) ?? mails[0] ?? null
    return reply.type('text/html; charset=utf-8').send(outboxView({ title, mails, open, to: to ?? '' }).text)
  })

  app.get<{ Params: { id: string } }>('/dev/outbox/mails/:id', hidden, async ({ params }, reply) => {
    const mail = (await outbox.list()).find(({ id }) => id === params.id)
    secure(reply, mailPolicy)
    if (!mail) return reply.code(404).type('text/plain; charset=utf-8').send('This mail is no longer kept.')
    return reply.type('text/html; charset=utf-8').send(openingLinksOutside(withPictures(mail)))
  })

  serveFile(app, '/dev/outbox/outbox-page.css', 'text/css; charset=utf-8', () => readFileSync(new URL('outbox-page.css', import.meta.url)))
  serveFile(app, '/dev/outbox/brygada-1918.woff2', 'font/woff2', () => typeface('brygada-1918'))
  serveFile(app, '/dev/outbox/instrument-sans.woff2', 'font/woff2', () => typeface('instrument-sans'))
}

/** Hides a route from the API description. */
const hidden = { schema: { hide: true } as object }

const pagePolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** A mail is shown as mail programs show it: with its styles and pictures, but without scripts and without access to the shop's origin. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: data:; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

const secure = (reply: FastifyReply, policy: string): FastifyReply =>
  reply.headers({
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })

const prefersJson = (accept = ''): boolean => accept.includes('application/json') && !accept.includes('text/html')

/** The HTML with its pictures in it, as a mail program shows them. */
const withPictures = ({ html, pictures = [] }: StoredMail): string =>
  pictures.reduce((shown, { cid, base64 }) => shown.replaceAll(`cid:${cid}`, `data:image/png;base64,${base64}`), html)

/** Links in a mail open in a new tab, as from a mail program. */
function openingLinksOutside(mail: string): string {
  const base = '<base target="_blank">'
  const body = mail.search(/<body[\s>]/i)
  return body < 0 ? base + mail : mail.slice(0, body) + base + mail.slice(body)
}
