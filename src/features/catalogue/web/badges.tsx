import { useTranslations } from 'use-intl'
import { percentOff, reductionIn } from '#src/features/catalogue/rules/saving.ts'
import type { Cents } from '#src/kit/money.ts'
import { useCulture } from '#src/ui/use-culture.ts'
import styles from './badges.module.css'

interface BadgesProps {
  listCents: Cents
  priceCents: Cents
  exclusive: boolean
  isNew: boolean
}

/** Badges on the picture: the reduction, exclusive, new. The parent element must be positioned. */
export function Badges({ listCents, priceCents, exclusive, isNew }: BadgesProps) {
  const t = useTranslations('catalogue')
  const culture = useCulture()
  const percent = percentOff(listCents, priceCents)
  if (percent === 0 && !exclusive && !isNew) return null
  return (
    <div className={styles.badges}>
      {percent > 0 && (
        <span className={`${styles.badge} ${styles.sale}`}>{t('percentOff', { reduction: reductionIn(culture, percent) })}</span>
      )}
      {exclusive && <span className={styles.badge}>{t('exclusive')}</span>}
      {isNew && <span className={styles.badge}>{t('isNew')}</span>}
    </div>
  )
}
