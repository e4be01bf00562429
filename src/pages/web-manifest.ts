import { getSiteSettings } from '#src/features/settings/settings.contract.ts'
import { htmlLang } from '#src/kit/culture.ts'
import type { Route } from './+types/web-manifest'
import { plainIcons } from '#src/ui/shop-pictures.ts'
import { pageClient, pageCulture } from './page-context.ts'
import { valueOrFailure } from './page-failure.ts'

/** The web app manifest, for installing the shop on a phone. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const settings = valueOrFailure(await context.get(pageClient)(getSiteSettings, {})).value
  const { icons = plainIcons } = settings.pictures
  const manifest = {
    name: settings.storeName,
    short_name: settings.storeName,
    description: settings.tagline,
    lang: htmlLang[context.get(pageCulture)],
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f5f8f6',
    theme_color: settings.themeColour,
    icons: [
      { src: `${icons}/icon-192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${icons}/icon-512.png`, sizes: '512x512', type: 'image/png' },
      { src: `${icons}/icon-maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json; charset=utf-8' } })
}
