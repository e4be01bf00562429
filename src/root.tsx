import brygada from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2?url'
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { Links, Outlet, ScrollRestoration } from 'react-router'
import { Deferred } from '#src/browser-start/deferred.tsx'
import headScript from '#src/browser-start/head-script.ts?inline-script'
import { criticalCssPlace } from '#src/browser-start/page-marks.ts'
import { getCategories } from '#src/features/catalogue/catalogue.contract.ts'
import { getFooterV2, getTopNavigation } from '#src/features/content/content.contract.ts'
import { getAllMessages } from '#src/features/language/language.contract.ts'
import { useCulture } from '#src/ui/use-culture.ts'
import { getSiteSettings } from '#src/features/settings/settings.contract.ts'
import { getStoreLocations } from '#src/features/stock/stock.contract.ts'
import { endpointUrl } from '#src/kit/client.ts'
import { shopDay, systemClock } from '#src/kit/clock.ts'
import { htmlLang, type Culture } from '#src/kit/culture.ts'
import { pageClient, pageCulture, pageSite } from '#src/pages/page-context.ts'
import { valueOrFailure } from '#src/pages/page-failure.ts'
import { plainIcons } from '#src/ui/shop-pictures.ts'
import type { RootData } from '#src/pages/root-data.ts'
import { useRootData } from '#src/pages/use-root-data.ts'
import { asText, fromText, type AsText } from '#src/pages/as-text.ts'
import { departmentsBar } from '#src/pages/shell/departments-bar.ts'
import { Personal } from '#src/pages/shell/personal.tsx'
import { Shell } from '#src/pages/shell/shell.tsx'
import { PageError } from '#src/pages/within-frame.tsx'
import type { Route } from './+types/root'

export async function loader({ context }: Route.LoaderArgs): Promise<AsText<RootData>> {
  const client = context.get(pageClient)
  const { origin, apiBases } = context.get(pageSite)
  const [settings, departments, top, footer, stores] = await Promise.all([
    client(getSiteSettings, {}),
    client(getCategories, {}),
    client(getTopNavigation, {}),
    client(getFooterV2, {}),
    client(getStoreLocations, {}),
  ])
  const parts = {
    settings: valueOrFailure(settings).value,
    departments: valueOrFailure(departments).value,
    top: valueOrFailure(top).value,
    footer: valueOrFailure(footer).value,
    hasStores: valueOrFailure(stores).value.length > 0,
    year: shopDay(systemClock.now()).slice(0, 4),
  }
  return sameAsBefore(context.get(pageCulture), [...Object.values(parts), origin, apiBases], () => {
    const bar = departmentsBar(parts.departments.map(({ name }) => name))
    return { frame: { ...parts, bar }, origin, apiBases }
  })
}

/** The root's data of the last page in each language, and what it was made from. */
const lastRoots = new Map<Culture, { parts: readonly unknown[]; root: AsText<RootData> }>()

/** Nearly all pages have the same root: it is made, and turned into text, when one of its parts is another than before. */
function sameAsBefore(culture: Culture, parts: readonly unknown[], make: () => RootData): AsText<RootData> {
  const last = lastRoots.get(culture)
  if (last?.parts.every((part, place) => part === parts[place])) return last.root
  const root = asText(make())
  lastRoots.set(culture, { parts, root })
  return root
}

/** The root loader's data never changes while a page is open; another language reloads the page. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const culture = useCulture()
  const root = useRootData()
  const siteApi = root?.apiBases.site ?? ''
  const icons = root?.frame.settings.pictures.icons ?? plainIcons
  return (
    // The script in the head marks this element before React hydrates it (page-marks.ts).
    <html lang={htmlLang[culture]} data-site-api={siteApi} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: headScript }} suppressHydrationWarning />
        <style dangerouslySetInnerHTML={{ __html: criticalCssPlace }} suppressHydrationWarning />
        {import.meta.env.SSR &&
          [instrument, brygada].map((href) => (
            <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
          ))}
        <link rel="icon" href={`${icons}/favicon.svg`} type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" crossOrigin="use-credentials" />
        <link rel="apple-touch-icon" href={`${icons}/touch-icon.png`} />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Deferred>
          <Links />
          <link
            rel="preload"
            as="fetch"
            fetchPriority="low"
            crossOrigin="use-credentials"
            href={siteApi + endpointUrl(getAllMessages.path, {}, { culture, form: 'compiled' })}
          />
        </Deferred>
      </body>
    </html>
  )
}

function Page({ root, children }: { root: RootData | undefined; children: ReactNode }) {
  return (
    <Personal bases={root?.apiBases} operatorName={root?.frame.settings.storeName}>
      {(client) => (
        <Shell frame={root?.frame} client={client}>
          {children}
        </Shell>
      )}
    </Personal>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Page root={fromText(loaderData)}>
      <Outlet />
    </Page>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Page root={useRootData()}>
      <PageError error={error} />
    </Page>
  )
}
