import { useTranslations } from 'use-intl'
import { Link } from '#src/ui/link.tsx'
import { useLanguage, useSecondLang } from '#src/ui/use-culture.ts'
import { flowerMark } from '#src/kit/flower.ts'
import type { SiteSettings } from '#src/features/settings/settings.contract.ts'
import { Flower } from './flower.tsx'
import styles from './logo.module.css'

/** Names with more characters than this, in both languages together, are small on a phone. */
const mostLarge = 11

/** The store's mark, if it has one, its Latin name large and its Chinese name small, in every language; links to the home page. */
export function Logo({ settings }: { settings: SiteSettings | undefined }) {
  const t = useTranslations('content.shell')
  const mark = settings?.mark
  const here = { name: settings?.storeName ?? '', lang: useLanguage().tag }
  const other = { name: settings?.storeNameOther ?? '', lang: useSecondLang() }
  const [large, small] = useLanguage().script === 'Han' && other.name ? [other, here] : [here, other]
  return (
    <Link to="/" className={(large.name + small.name).length > mostLarge ? styles.long : styles.logo}>
      {mark === flowerMark ? <Flower className={styles.mark} /> : mark && <img className={styles.mark} src={mark} alt="" />}
      <span lang={large.lang}>{large.name}</span>
      {small.name && (
        <span className={styles.han} lang={small.lang}>
          {small.name}
        </span>
      )}
      <span className="visually-hidden">{t('home')}</span>
    </Link>
  )
}
