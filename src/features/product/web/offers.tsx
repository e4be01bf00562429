import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { langOf } from '#src/kit/culture.ts'
import type { Product } from './from-wire.ts'
import styles from './offers.module.css'

/** The offers of this variant, by priority. A narrow page shows the first and unfolds the rest. */
export function Offers({ offers, ean }: { offers: Product['offers']; ean: string }) {
  const t = useTranslations('product')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const shown = offers.filter(({ eans }) => eans === null || eans.includes(ean)).toSorted((a, b) => a.priority - b.priority)
  if (shown.length === 0) return null
  return (
    <div className={styles.offers}>
      <ul id={id} className={isOpen ? undefined : styles.folded} aria-label={t('offers')}>
        {shown.map(({ message, untranslated }) => (
          <li key={message} lang={langOf({ untranslated }, 'message')}>
            {message}
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
