import { useTranslations } from 'use-intl'
import { searchUrl } from '#src/features/search/rules/keyword.ts'
import type { SearchHelp } from '#src/features/search/search.contract.ts'
import chips from '#src/ui/chips.module.css'
import { Icon } from '#src/ui/icon.tsx'
import { iconX } from '#src/ui/icons.ts'
import { Link } from '#src/ui/link.tsx'
import styles from './understood.module.css'

/** What a keyword was understood as, part by part: each can be taken off, what was dropped can be insisted on, and a correction undone. */
export function Understood({ help: { understood, dropped, asTyped } }: { help: SearchHelp }) {
  const t = useTranslations('search')
  const parts = understood.filter(({ without }) => without !== '')
  if (parts.length === 0 && dropped.length === 0 && asTyped === null) return null
  return (
    <div className={styles.understood}>
      {asTyped !== null && <Link to={searchUrl(asTyped)}>{t('asTyped', { keyword: asTyped.slice(1, -1) })}</Link>}
      {parts.length > 0 && (
        <ul className={chips.chips} aria-label={t('understood')}>
          {parts.map(({ text, start, without }) => (
            <li key={start}>
              <Link className={`${chips.chip} ${chips.applied}`} to={searchUrl(without)} aria-label={t('takeOff', { name: text })}>
                {text}
                <Icon of={iconX} size={16} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {dropped.length > 0 && (
        <p className={styles.dropped}>
          {t('dropped')}
          {dropped.map(({ text, start, insisted }) => (
            <span key={start}>
              <s>{text}</s>
              {insisted !== null && <Link to={searchUrl(insisted)}>{t('insist', { word: text })}</Link>}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
