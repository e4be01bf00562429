import { useTranslations } from 'use-intl'
import type { BagRewards as Rewards } from '#src/features/rewards/bag-rewards.contract.ts'
import { tiers } from '#src/features/rewards/rules/programme.ts'
import { formatMoney } from '#src/kit/money.ts'
import { amountTags } from '#src/ui/amount.tsx'
import { Link } from '#src/ui/link.tsx'
import styles from './bag-rewards.module.css'
import { Petals } from './petals.tsx'

interface BagRewardsProps {
  rewards: Rewards
  /** Returns to this page after joining. */
  joinUrl: string
}

/** What the bag would bring if it were paid now: its rebate and the tier after it (reward-09). Nothing is drawn where it brings nothing. */
export function BagRewards({ rewards, joinUrl }: BagRewardsProps) {
  const t = useTranslations('rewards')
  const { isMember, tier, tierAfter, earnedCents, nextTier, targetCents, spentCents } = rewards
  const isRising = tiers.indexOf(tierAfter) > tiers.indexOf(tier)
  const isNearing = isMember && !isRising && nextTier !== null && targetCents !== null
  if (!isRising && !isNearing && (!isMember || earnedCents === 0)) return null
  return (
    <section className={styles.box} aria-label={t('bag.label')}>
      <Petals className={styles.petals} />
      <div>
        {earnedCents > 0 && <Earned rewards={rewards} />}
        {isRising && (
          <p>
            <b>{t(isMember ? 'bag.makesYou' : 'bag.wouldMakeYou', { tier: t(`tier.${tierAfter}`) })}</b> <RateAfter rewards={rewards} />
          </p>
        )}
        {!isMember && (
          <Link className="link" to={joinUrl}>
            {t('bag.join')}
          </Link>
        )}
        {isNearing && (
          <p>{t.rich('bag.toNext', { ...amountTags, amount: formatMoney(targetCents - spentCents), tier: t(`tier.${nextTier}`) })}</p>
        )}
      </div>
    </section>
  )
}

function Earned({ rewards: { earnedCents, spendable } }: { rewards: Rewards }) {
  const t = useTranslations('rewards')
  return (
    <p>
      <b>{t.rich('bag.earned', { ...amountTags, amount: formatMoney(earnedCents) })}</b>{' '}
      {spendable && t('bag.spendable', { days: spendable.afterDays, months: spendable.months })}
    </p>
  )
}

function RateAfter({ rewards: { rateAfter } }: { rewards: Rewards }) {
  const t = useTranslations('rewards')
  if (!rateAfter || rateAfter.rebateCents === 0) return null
  return t.rich('bag.rateAfter', {
    ...amountTags,
    amount: formatMoney(rateAfter.rebateCents),
    step: formatMoney(rateAfter.rebateStepCents),
  })
}
