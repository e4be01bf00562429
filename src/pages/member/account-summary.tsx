import { useTranslations } from 'use-intl'
import { getConversionRate, getMembershipSummary } from '#src/features/rewards/rewards.contract.ts'
import { TierBenefits } from '#src/features/rewards/web/tier-benefits.tsx'
import { TierCard } from '#src/features/rewards/web/tier-card.tsx'
import { Section } from '#src/ui/section.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { MemberData } from './member-data.tsx'
import { MemberPage } from './member-page.tsx'
import styles from './overview.module.css'
import { useMine } from './use-mine.ts'

export default function AccountSummary() {
  const t = useTranslations('memberArea')
  const words = useTranslations('rewards')
  const [summary, rate] = [useMine(getMembershipSummary, {}), useMine(getConversionRate, {})]
  const skeleton = <Skeleton label={t('loading')} block rows={3} />
  return (
    <MemberPage page="account-summary" skeleton={skeleton}>
      <MemberData of={summary} skeleton={skeleton}>
        {({ value }) => (
          <>
            <div className={styles.summary}>
              <TierCard summary={value} />
            </div>
            {rate.data && rate.data.value.tiers.length > 0 && (
              <Section title={words('benefitsTitle')}>
                <TierBenefits rate={rate.data.value} />
              </Section>
            )}
          </>
        )}
      </MemberData>
    </MemberPage>
  )
}
