import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { langOf } from '#src/kit/culture.ts'
import type { Offer } from './from-wire.ts'
import styles from './offers.module.css'

/** Offers without anything to choose. A narrow page shows the first and unfolds the rest. */
export function Offers({ offers: shown }: { offers: readonly Offer[] }) {
  const t = useTranslations('product')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  if (shown.length === 0) return null
  return (
    <div className={styles.offers}>
      <ul id={id} className={isOpen ? undefined : styles.folded} aria-label={t('offers')}>
        {shown.map(({ message, untranslated, promotion }) => (
          <li key={message}>
            {promotion && (
              <b className={styles.name} lang={langOf(promotion, 'title')}>
                {promotion.title}
              </b>
            )}
            <span lang={langOf({ untranslated }, 'message')}>{message}</span>
          </li>
        ))}
      </ul>
      {shown.length > 1 && (
        <button type="button" className={styles.more} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('fewerOffers') : t('moreOffers', { count: shown.length - 1 })}
        </button>
      )}
    </div>
  )
}
