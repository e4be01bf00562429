import { useLocation } from 'react-router'
import { cultureParameter, cultures, defaultCulture, htmlLang, languages, type Culture } from '#src/kit/culture.ts'
import { useCulture } from '#src/ui/use-culture.ts'
import type { SiteSettings } from '#src/features/settings/settings.contract.ts'
import { useRootData } from '#src/pages/use-root-data.ts'
import { artFile } from '#src/ui/art.ts'
import { plainShare } from '#src/ui/shop-pictures.ts'

interface PageHeadProps {
  /** Without the store's name, which is added. */
  title: string
  description?: string
  /** The query that is part of the page's canonical address; without filters and the like. */
  canonicalQuery?: string
  /** The picture for sharing; without one, the shop's own. */
  image?: string
  type?: 'website' | 'product' | 'article'
  /** Keeps a personal or one-off page out of search engines. */
  unlisted?: boolean
}

interface SharedHeadProps extends Pick<PageHeadProps, 'title' | 'description' | 'image' | 'type'> {
  settings: SiteSettings | undefined
  culture: Culture
  /** Empty where the shop's origin is not known. */
  address: string
}

/** `zh_SG`, as the Open Graph names a language. */
const graphLocale = (culture: Culture): string => `${htmlLang[culture].split('-')[0]}_SG`

/** What those read who share a page; they have it from the server, so a browser is not sent the code for it. */
function SharedHead({ settings, culture, title, description, image, type, address }: SharedHeadProps) {
  const picture = image || (settings?.pictures.share ?? plainShare)
  return (
    <>
      {settings && <meta name="theme-color" content={settings.themeColour} />}
      <meta property="og:locale" content={graphLocale(culture)} />
      {settings && <meta property="og:site_name" content={settings.storeName} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:title" content={title} />
      <meta property="og:type" content={type} />
      {description && <meta property="og:description" content={description} />}
      {address && <meta property="og:url" content={address} />}
      {address && <meta property="og:image" content={new URL(artFile(picture), address).href} />}
    </>
  )
}

/** Title, description and address of a page, for its tab, search engines and sharing. */
export function PageHead({ title, description, canonicalQuery = '', image, type = 'website', unlisted = false }: PageHeadProps) {
  const root = useRootData()
  const { pathname } = useLocation()
  const culture = useCulture()
  const storeName = root?.frame.settings.storeName
  const full = storeName && title !== storeName ? `${title}${languages[culture].comma}${storeName}` : title
  const origin = root?.origin ?? ''
  const addressIn = (language: Culture): string => {
    const query = new URLSearchParams(canonicalQuery)
    if (language !== defaultCulture) query.set(cultureParameter, language)
    return `${origin}${pathname}${query.size > 0 ? `?${query.toString()}` : ''}`
  }
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      {unlisted && <meta name="robots" content="noindex" />}
      {/* Each language has an address of its own for clients without cookies (docs/decisions/010). */}
      {origin && !unlisted && (
        <>
          <link rel="canonical" href={addressIn(culture)} />
          {cultures.map((language) => (
            <link key={language} rel="alternate" hrefLang={languages[language].tag} href={addressIn(language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn(defaultCulture)} />
        </>
      )}
      {import.meta.env.SSR && (
        <SharedHead
          settings={root?.frame.settings}
          culture={culture}
          title={full}
          description={description}
          image={image}
          type={type}
          address={origin && addressIn(culture)}
        />
      )}
    </>
  )
}
