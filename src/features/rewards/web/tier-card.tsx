import { useTranslations } from 'use-intl'
import { membershipMonths } from '#src/features/rewards/rules/programme.ts'
import type { MembershipSummary } from '#src/features/rewards/rewards.contract.ts'
import { dayOf } from '#src/kit/dates.ts'
import { formatMoney } from '#src/kit/money.ts'
import { amountTags } from '#src/ui/amount.tsx'
import { useCulture } from '#src/ui/use-culture.ts'
import { Petals } from './petals.tsx'
import styles from './tier-card.module.css'
import { TierProgress } from './tier-progress.tsx'

/** Tier, spend, target and date: what is missing for the next tier, or for renewing this one. */
export function TierCard({ summary }: { summary: MembershipSummary }) {
  const t = useTranslations('rewards')
  const culture = useCulture()
  const { tier, since, nextTier, spentCents, targetCents, remainingCents, tierAnniversaryEndDate } = summary
  if (targetCents === null) return <p>{t('noProgramme')}</p>
  const wanted = t(`tier.${nextTier ?? tier}`)
  const words = { ...amountTags, tier: wanted, amount: formatMoney(remainingCents) }
  const headline = nextTier ? t.rich('toNext', words) : remainingCents > 0 ? t.rich('toKeep', words) : t('reached', { tier: wanted })
  const spent = t.rich('spent', { ...amountTags, amount: formatMoney(spentCents) })
  const target = { ...amountTags, amount: formatMoney(targetCents) }
  return (
    <section className={styles.card} aria-label={t(`member.${tier}`)}>
      <Petals className={styles.petals} />
      <p className={styles.row}>
        <b>{t(`member.${tier}`)}</b>
        {since && <span>{t('since', { day: dayOf(since, culture) })}</span>}
      </p>
      <h2 className={styles.big}>{headline}</h2>
      <TierProgress {...summary} />
      <p className={`${styles.row} ${styles.sums}`}>
        <span>{spent}</span>
        <span>
          {tierAnniversaryEndDate
            ? t.rich('byDay', { ...target, day: dayOf(tierAnniversaryEndDate, culture) })
            : t.rich('withinYear', { ...target, months: membershipMonths })}
        </span>
      </p>
      <p className={styles.foot}>
        <Foot summary={summary} />
        {summary.lifetimeSavingCents > 0 && (
          <>
            <br />
            {t.rich('lifetimeSaving', { ...amountTags, amount: formatMoney(summary.lifetimeSavingCents) })}
          </>
        )}
      </p>
    </section>
  )
}

/** The day until which the tier holds, and what renews it: below the highest tier any purchase does. */
function Foot({ summary: { tier, nextTier, remainingCents, tierAnniversaryEndDate, renewedUntil } }: { summary: MembershipSummary }) {
  const t = useTranslations('rewards')
  const culture = useCulture()
  if (tierAnniversaryEndDate === null) return t('preMemberFoot', { months: membershipMonths })
  const name = t(`tier.${tier}`)
  if (renewedUntil) return t('renewed', { tier: name, day: dayOf(renewedUntil, culture) })
  return t(nextTier ? 'notRenewed' : 'notRenewedSpend', {
    tier: name,
    day: dayOf(tierAnniversaryEndDate, culture),
    amount: formatMoney(remainingCents),
  })
}
