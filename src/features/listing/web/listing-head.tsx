import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Picture } from '#src/ui/picture.tsx'
import styles from './listing-head.module.css'

interface ListingHeadProps {
  breadcrumbs: ReactNode
  title: string
  /** The `lang` of the title and of the introduction where they are not in the page's language. */
  titleLang?: string
  /** Whether the title quotes what the shopper has typed. */
  isQuoting?: boolean
  introLang?: string
  /** The same name in the other language. */
  otherTitle?: { text: string; lang: string }
  /** Null when it is not known. */
  count: number | null
  intro?: string
  /** Shown in an arch beside the text. */
  picture?: string
  /** Links as chips. */
  children?: ReactNode
}

/** The title, the number of products, and links to related lists. */
export function ListingHead({
  breadcrumbs,
  title,
  titleLang,
  isQuoting,
  introLang,
  otherTitle,
  count,
  intro,
  picture,
  children,
}: ListingHeadProps) {
  const t = useTranslations('listing')
  return (
    <div className={styles.head}>
      {breadcrumbs}
      <div className={styles.words}>
        {picture && (
          <div className={styles.picture}>
            <Picture src={picture} alt="" sizes="(width < 768px) 88px, 144px" priority />
          </div>
        )}
        <div>
          <div className={styles.title}>
            <h1 className={isQuoting ? 'h1 quoting' : 'h1'} lang={titleLang}>
              {title}
            </h1>
            {otherTitle && (
              <span lang={otherTitle.lang} className={styles.other}>
                {otherTitle.text}
              </span>
            )}
            <p className={`num ${styles.count}`} role="status">
              {count !== null && t('count', { count })}
            </p>
          </div>
          {intro && (
            <p className={styles.intro} lang={introLang}>
              {intro}
            </p>
          )}
        </div>
      </div>
      {children}
    </div>
  )
}
