import { useTranslations } from 'use-intl'
import styles from './card.module.css'

/** Stands in the place of the card form while it loads. */
export function CardBones() {
  const t = useTranslations('payment')
  return (
    <div className={styles.bones}>
      <p className="visually-hidden" role="status">
        {t('frameLoading')}
      </p>
      <span />
      <span />
      <span />
      <span />
    </div>
  )
}
