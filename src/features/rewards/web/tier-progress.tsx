import { useTranslations } from 'use-intl'
import type { MembershipSummary } from '#src/features/rewards/rewards.contract.ts'
import { formatMoney } from '#src/kit/money.ts'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import styles from './tier-progress.module.css'

type Progress = Pick<MembershipSummary, 'tier' | 'nextTier' | 'spentCents' | 'targetCents'>

/** What a member has spent of what the next tier, or renewing the highest one, requires; nothing without a programme. */
export function TierProgress({ tier, nextTier, spentCents, targetCents, withWords = false }: Progress & { withWords?: boolean }) {
  const t = useTranslations('rewards')
  if (targetCents === null) return null
  const label = t(nextTier ? 'progress' : 'progressKeep', { tier: t(`tier.${nextTier ?? tier}`) })
  const text = `${formatMoney(spentCents)} / ${formatMoney(targetCents)}`
  const bar = <ProgressBar value={spentCents} max={targetCents} label={label} text={text} />
  if (!withWords) return bar
  return (
    <div className={styles.progress}>
      <p className={styles.words} aria-hidden="true">
        <span>{label}</span>
        <span className="num">{text}</span>
      </p>
      {bar}
    </div>
  )
}
