import { useTranslations } from 'use-intl'
import type { ContentBlock } from '#src/features/content/content.contract.ts'
import { Icon } from '#src/ui/icon.tsx'
import { iconChevronDown } from '#src/ui/icons.ts'
import styles from './outline-list.module.css'

type Outline = ContentBlock['outline']

/** A text with fewer headings needs no list of them. */
const fewestHeadings = 4

/** Links to the headings of a long text: at the right where there is room, else collapsed under the title. */
export function OutlineList({ outline, lang, place }: { outline: Outline; lang?: string; place: 'side' | 'fold' }) {
  const t = useTranslations('content.pages')
  if (outline.length < fewestHeadings) return null
  const list = (
    <ul lang={lang}>
      {outline.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  )
  if (place === 'side') {
    return (
      <nav className={styles.side} aria-label={t('onThisPage')}>
        <p className={styles.title}>{t('onThisPage')}</p>
        {list}
      </nav>
    )
  }
  return (
    <details className={styles.fold}>
      <summary>
        {t('onThisPage')}
        <Icon of={iconChevronDown} size={20} />
      </summary>
      {list}
    </details>
  )
}
