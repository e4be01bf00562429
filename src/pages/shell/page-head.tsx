import { useLocation, useRouteLoaderData } from 'react-router'
import { useCulture } from '#src/ui/use-culture.ts'
import type { RootData } from '#src/pages/root-data.ts'

interface PageHeadProps {
  /** Without the store's name, which follows it. */
  title: string
  description?: string
  /** The query that belongs to the page's own address; filters and the like do not. */
  canonicalQuery?: string
  image?: string
}

/** Title, description and address of a page, for its tab, for search engines and for those it is sent to. */
export function PageHead({ title, description, canonicalQuery = '', image }: PageHeadProps) {
  const root = useRouteLoaderData('root') as RootData | undefined
  const { pathname } = useLocation()
  const culture = useCulture()
  const storeName = root?.frame.settings.storeName
  const full = storeName && title !== storeName ? `${title}${culture === 'zh' ? '，' : ', '}${storeName}` : title
  const origin = root?.origin ?? ''
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      <meta property="og:title" content={full} />
      {storeName && <meta property="og:site_name" content={storeName} />}
      {description && <meta property="og:description" content={description} />}
      {origin && <link rel="canonical" href={`${origin}${pathname}${canonicalQuery}`} />}
      {origin && <meta property="og:url" content={`${origin}${pathname}${canonicalQuery}`} />}
      {image && <meta property="og:image" content={new URL(image, origin || 'http://localhost').href} />}
    </>
  )
}
