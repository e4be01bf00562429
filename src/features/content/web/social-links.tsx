import { useLocale, useTranslations } from 'use-intl'
import type { FooterColumn } from '#src/features/content/content.contract.ts'
import { langOf } from '#src/kit/culture.ts'
import { Icon } from '#src/ui/icon.tsx'
import { iconBrandFacebook, iconBrandInstagram, iconBrandTelegram, iconBrandYoutube } from '#src/ui/icons.ts'
import styles from './social-links.module.css'

/** By their codes (content-04). */
const drawings: Record<string, string> = {
  FB: iconBrandFacebook,
  INSTA: iconBrandInstagram,
  YOUTUBE: iconBrandYoutube,
  TELEGRAM: iconBrandTelegram,
}

/** The social networks of the store: the links of CONNECT_WITH_US, each in a circle. */
export function SocialLinks({ columns, store }: { columns: readonly FooterColumn[]; store: string }) {
  const t = useTranslations('content.pages')
  const column = columns.find(({ subCode }) => subCode === 'CONNECT_WITH_US')
  const pageLang = useLocale()
  if (!column) return null
  const lang = langOf(column, 'title')
  return (
    <ul className={styles.networks} lang={lang} aria-label={column.title}>
      {column.links.map(({ code, title, url }) => {
        const drawing = drawings[code]
        return (
          <li key={code} lang={lang && pageLang}>
            <a href={url} target="_blank" rel="noreferrer" aria-label={t('followOn', { store, network: title })}>
              {drawing ? <Icon of={drawing} /> : title}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
