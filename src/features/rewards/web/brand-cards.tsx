import { useTranslations } from 'use-intl'
import type { LoyaltyCards } from '#src/features/rewards/rewards.contract.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import styles from './brand-cards.module.css'

/** Cards of brands with a programme of their own. */
export function BrandCards({ cards, hasStores }: { cards: LoyaltyCards['brandCards']; hasStores: boolean }) {
  const t = useTranslations('rewards')
  if (cards.length === 0) {
    return (
      <EmptyState prop="card" tile="powder" title={t('brandEmptyTitle')} text={t('brandEmptyText')}>
        {hasStores && (
          <ButtonLink to="/our-stores" look="secondary">
            {t('brandEmptyAction')}
          </ButtonLink>
        )}
      </EmptyState>
    )
  }
  return (
    <ul className={styles.cards}>
      {cards.map(({ brandCode, brandName, name, points, tier }) => (
        <li key={brandCode}>
          <div>
            <p className={styles.name}>{name}</p>
            <p className="small">
              {brandName} · {tier}
            </p>
          </div>
          <p className={styles.name}>{t('points', { count: points })}</p>
        </li>
      ))}
    </ul>
  )
}
