import type { Route } from './+types/robots'
import { pageSite } from './page-context.ts'

/** What belongs to one shopper, and what is for development. The API stays open: pages are drawn with it. */
const closed = ['/cart/', '/invoice', '/member/', '/Member/', '/email-verification', '/newsletter/', '/dev/']

export function loader({ context }: Route.LoaderArgs): Response {
  const { origin } = context.get(pageSite)
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, '']
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
