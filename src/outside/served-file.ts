import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'

/** Serves a file from memory, read when it is first asked for. Browsers revalidate it each time, mostly with a 304 as response. */
export function serveFile(app: FastifyInstance, url: string, type: string, read: () => Buffer): void {
  let file: { content: Buffer; etag: string } | null = null
  app.get(url, { schema: { hide: true } as object }, async (request, reply) => {
    file ??= withEtag(read())
    const { content, etag } = file
    reply.headers({ etag, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type(type).send(content)
  })
}

const withEtag = (content: Buffer): { content: Buffer; etag: string } => ({
  content,
  etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
})

/** The Latin part of one of the shop's two fonts, as woff2. */
export const typeface = (name: 'brygada-1918' | 'instrument-sans'): Buffer =>
  readFileSync(createRequire(import.meta.url).resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`))

/** The shop's Chinese font: the glyphs in use, without Latin. */
export const chineseTypeface = (weight: 400 | 600): Buffer =>
  readFileSync(new URL(`../../public/fonts/sans-${weight}.woff2`, import.meta.url))
