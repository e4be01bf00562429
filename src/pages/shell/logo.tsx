import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useCulture } from '#src/ui/use-culture.ts'
import type { SiteSettings } from '#src/features/settings/settings.contract.ts'
import { Flower } from './flower.tsx'
import styles from './logo.module.css'

/** The store's Latin name large and its Chinese name small, in either language; links to the home page. */
export function Logo({ settings }: { settings: SiteSettings | undefined }) {
  const t = useTranslations('content.shell')
  const inChinese = useCulture() === 'zh'
  const here = settings?.storeName ?? ''
  const other = settings?.storeNameOther ?? ''
  const latin = inChinese && other ? other : here
  const han = inChinese && other ? here : other
  return (
    <Link to="/" className={styles.logo}>
      <Flower className={styles.flower} />
      <span lang="en">{latin}</span>
      {han && (
        <span className={styles.han} lang="zh-Hans">
          {han}
        </span>
      )}
      <span className="visually-hidden">{t('home')}</span>
    </Link>
  )
}
