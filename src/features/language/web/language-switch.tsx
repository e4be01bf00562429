import { useTranslations } from 'use-intl'
import type { Client } from '#src/kit/client.ts'
import { cultures, languages } from '#src/kit/culture.ts'
import { Icon } from '#src/ui/icon.tsx'
import { iconCheck, iconChevronDown } from '#src/ui/icons.ts'
import { usePopup } from '#src/ui/use-popup.ts'
import styles from './language-switch.module.css'
import { useSetCulture } from './use-set-culture.ts'
import { useCulture } from '#src/ui/use-culture.ts'

/** The language popup of the header (shell-16). */
export function LanguageSwitch({ client }: { client: Client }) {
  const t = useTranslations('language')
  const popup = usePopup()
  const here = useCulture()
  const { choose, failed } = useSetCulture(client)
  return (
    <div ref={popup.frame} className={styles.frame}>
      <button
        ref={popup.button}
        type="button"
        className={styles.button}
        aria-expanded={popup.isOpen}
        aria-label={t('switch')}
        onClick={popup.toggle}
      >
        <span>{t('short')}</span>
        <Icon of={iconChevronDown} size={16} />
      </button>
      {popup.isOpen && (
        <div className={styles.popup}>
          <ul>
            {cultures.map((culture) => (
              <li key={culture}>
                <button
                  type="button"
                  className={styles.choice}
                  lang={languages[culture].tag}
                  aria-current={culture === here || undefined}
                  onClick={() => (culture === here ? popup.close() : void choose(culture))}
                >
                  {languages[culture].name}
                  {culture === here && <Icon of={iconCheck} size={20} />}
                </button>
              </li>
            ))}
          </ul>
          {failed && (
            <p className={styles.failed} role="alert">
              {t('failed')}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

/** The same choice without a popup, for the mobile menu. */
export function LanguageSegment({ client }: { client: Client }) {
  const t = useTranslations('language')
  const here = useCulture()
  const { choose, failed } = useSetCulture(client)
  return (
    <div>
      <div className={styles.segment} role="group" aria-label={t('switch')}>
        {cultures.map((culture) => (
          <button
            key={culture}
            type="button"
            lang={languages[culture].tag}
            aria-current={culture === here || undefined}
            onClick={() => culture !== here && void choose(culture)}
          >
            {languages[culture].shortName}
          </button>
        ))}
      </div>
      {failed && (
        <p className={styles.failed} role="alert">
          {t('failed')}
        </p>
      )}
    </div>
  )
}
