import type { Route } from './+types/robots'
import { pageSite } from './page-context.ts'

/** Personal and development pages. The API is allowed, because search engines need it to render pages. */
const closed = ['/cart/', '/invoice', '/order', '/member/', '/Member/', '/email-verification', '/newsletter/', '/restock/', '/dev/']

export function loader({ context }: Route.LoaderArgs): Response {
  const { origin } = context.get(pageSite)
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, '']
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
