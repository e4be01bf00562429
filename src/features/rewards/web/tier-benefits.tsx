import { useTranslations } from 'use-intl'
import { membershipMonths } from '#src/features/rewards/rules/programme.ts'
import type { ConversionRate, TierTerms } from '#src/features/rewards/rewards.contract.ts'
import { formatMoney } from '#src/kit/money.ts'
import styles from './tier-benefits.module.css'

/** Every tier side by side, the member's own marked; on a narrow page one below another. */
export function TierBenefits({ rate }: { rate: ConversionRate }) {
  const t = useTranslations('rewards')
  return (
    <ul className={styles.tiers}>
      {rate.tiers.map((terms) => (
        <li key={terms.tier} data-own={terms.tier === rate.tier || undefined}>
          <h3>
            {t(`tier.${terms.tier}`)}
            {terms.tier === rate.tier && <span>{t('yours')}</span>}
          </h3>
          <Terms terms={terms} />
        </li>
      ))}
    </ul>
  )
}

const entryWords: Record<TierTerms['tier'], 'entryNone' | 'entryClassic' | 'entryElite'> = {
  'pre-member': 'entryNone',
  classic: 'entryClassic',
  elite: 'entryElite',
}

function Terms({ terms }: { terms: TierTerms }) {
  const t = useTranslations('rewards')
  const { tier, entrySpendCents, renewalSpendCents, rebateCents, rebateStepCents, birthdayCents, birthdayMinimumCents, privileges } = terms
  const entry =
    entrySpendCents === 0 ? t('entryNone') : t(entryWords[tier], { amount: formatMoney(entrySpendCents), months: membershipMonths })
  // A threshold of one cent means any purchase.
  const renewal =
    renewalSpendCents === 0
      ? t('keepNone')
      : renewalSpendCents === 1
        ? t('keepAny')
        : t('keepSpend', { amount: formatMoney(renewalSpendCents) })
  const rebate =
    rebateCents === 0 ? t('rebateNone') : t('rebateRate', { amount: formatMoney(rebateCents), step: formatMoney(rebateStepCents) })
  const birthday =
    birthdayCents === 0
      ? t('birthdayNone')
      : t('birthdayValue', { amount: formatMoney(birthdayCents), minimum: formatMoney(birthdayMinimumCents) })
  return (
    <dl>
      {(
        [
          ['entry', entry],
          ['keep', renewal],
          ['rebate', rebate],
          ['birthday', birthday],
          ...privileges.map((words) => ['privilege', words] as const),
        ] as const
      ).map(([name, words]) => (
        <div key={name + words}>
          <dt>{t(name)}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
