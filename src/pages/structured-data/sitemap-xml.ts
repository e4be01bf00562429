import { escapeHtml } from '#src/kit/escape-html.ts'

/** Sitemaps in the format of sitemaps.org; the index lists the others. */
export interface Place {
  url: string
  /** ISO 8601. */
  updatedAt?: string | undefined
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const entry = (tag: 'url' | 'sitemap', { url, updatedAt }: Place): string =>
  `<${tag}><loc>${escapeHtml(url)}</loc>${updatedAt ? `<lastmod>${escapeHtml(updatedAt)}</lastmod>` : ''}</${tag}>`

const xmlFile = (root: string, entries: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${entries.join('\n')}\n</${root}>\n`

export const sitemapXml = (places: readonly Place[]): string =>
  xmlFile(
    'urlset',
    places.map((place) => entry('url', place)),
  )
export const sitemapIndexXml = (maps: readonly Place[]): string =>
  xmlFile(
    'sitemapindex',
    maps.map((map) => entry('sitemap', map)),
  )

export const xmlResponse = (xml: string): Response => new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
