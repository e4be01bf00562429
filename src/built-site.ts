import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ServerBuild } from 'react-router'
import { readSheets } from '#src/browser-start/critical-css.ts'
import type { Config } from '#src/platform/config.ts'
import type { RenderSite } from '#src/platform/pages-cache/packed-page.ts'
import type * as SiteEntryModule from './entry.server.tsx'

type SiteEntry = typeof SiteEntryModule

/** What the site needs to know of the configuration; it can be sent to another thread. */
export type SiteConfig = Pick<Config, 'buildDir' | 'publicOrigin' | 'commerceApiUrl' | 'siteApiUrl' | 'mode'>

const root = join(import.meta.dirname, '..')

/** The server half of the Vite build, whose entry passes the API to the pages. */
export async function builtSite(config: SiteConfig): Promise<{ render: RenderSite; addresses: string[] }> {
  const file = resolve(root, config.buildDir, 'server', 'index.js')
  if (!existsSync(file)) throw new Error('The site is not built. Start the shop with npm start, which builds it.')
  const build = (await import(file)) as ServerBuild
  const entry = build.entry.module as unknown as SiteEntry
  const { publicOrigin } = config
  const base = (url: string) => (url === publicOrigin ? '' : url)
  const site = {
    origin: publicOrigin,
    apiBases: { commerce: base(config.commerceApiUrl), site: base(config.siteApiUrl) },
    sheetOf: readSheets(resolve(root, config.buildDir, 'client')),
    showsKitchen: config.mode !== 'production',
  }
  return {
    render: entry.siteRenderer(build, site),
    addresses: Object.values(build.routes).flatMap((route) => (route?.path && route.path !== '*' ? [route.path] : [])),
  }
}
