import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import type { Client } from '#src/kit/client.ts'
import type { Culture } from '#src/kit/culture.ts'
import { brotliOf, quickQuality } from '#src/platform/http/brotli.ts'

/** A page as the site has rendered it. */
export interface RenderedPage {
  status: number
  contentType: string
  /** Where a redirect points. */
  location: string | null
  body: string | Uint8Array
}

/** The site as Vite built it: renders a request, with the API bound in-process. */
export type RenderSite = (request: Request, client: Client, culture: Culture) => Promise<RenderedPage>

/** A rendered page, compressed, with its hash and those for its policy. */
export interface PackedPage {
  status: number
  contentType: string
  etag: string
  /** Hashes of its inline scripts and styles, for the Content-Security-Policy. */
  scriptHashes: string[]
  styleHashes: string[]
  location: string | null
  /** What nearly every browser asks for, compressed quickly: most pages are asked for once. */
  br: Buffer
}

/** Compresses on the thread that renders: Node's own threads would take a processor from the API, and memory each. */
export function packed({ body, ...rendered }: RenderedPage): PackedPage {
  const identity = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const html = rendered.contentType.startsWith('text/html') ? identity : Buffer.alloc(0)
  return {
    ...rendered,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
    scriptHashes: inlineHashes(html, 'script'),
    styleHashes: inlineHashes(html, 'style'),
    br: brotliCompressSync(identity, brotliOf(identity.length, quickQuality)),
  }
}

/** SHA-256 of every script or style written into the page, as the policy wants it. */
export function inlineHashes(page: Buffer, element: 'script' | 'style'): string[] {
  const hashes = new Set<string>()
  // Each character is a byte, so that the page is not decoded.
  const html = page.toString('latin1')
  const [begin, end] = [`<${element}`, `</${element}>`]
  // What a script itself writes as `<script` begins no other.
  for (let at = html.indexOf(begin); at >= 0; at = html.indexOf(begin, at)) {
    const opened = html.indexOf('>', at)
    const closed = html.indexOf(end, opened)
    if (opened < 0 || closed < 0) break
    const tag = html.slice(at, opened)
    // JSON is data, which no policy looks at.
    if (!tag.includes(' src=') && !tag.includes(' type="application/')) hashes.add(hashOf(html.slice(opened + 1, closed)))
    at = closed
  }
  return [...hashes]
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`
