import { useTranslations } from 'use-intl'
import { getLoyaltyCards } from '#src/features/rewards/rewards.contract.ts'
import { BrandCards } from '#src/features/rewards/web/brand-cards.tsx'
import { StoreCard } from '#src/features/rewards/web/store-card.tsx'
import { TierProgress } from '#src/features/rewards/web/tier-progress.tsx'
import { dayOf } from '#src/kit/dates.ts'
import { useRootData } from '#src/pages/use-root-data.ts'
import { Section } from '#src/ui/section.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useCulture } from '#src/ui/use-culture.ts'
import { MemberData } from './member-data.tsx'
import { MemberPage } from './member-page.tsx'
import styles from './overview.module.css'
import { useMine } from './use-mine.ts'

export default function AccountLoyalty() {
  const t = useTranslations('memberArea')
  const words = useTranslations('rewards')
  const culture = useCulture()
  const root = useRootData()
  const cards = useMine(getLoyaltyCards, {})
  const anniversary = cards.data?.value.storeCard.tierAnniversaryEndDate
  const skeleton = <Skeleton label={t('loading')} block rows={2} />
  return (
    <MemberPage
      page="account-loyalty"
      lead={anniversary ? words('anniversary', { day: dayOf(anniversary, culture) }) : null}
      skeleton={skeleton}
    >
      <MemberData of={cards} skeleton={skeleton}>
        {({ value: { storeCard, brandCards } }) => (
          <>
            <div className={styles.loyalty}>
              <StoreCard storeName={root?.frame.settings.storeName ?? ''} cardNumber={storeCard.cardNumber} tier={storeCard.tier} withQr>
                <TierProgress {...storeCard} withWords />
              </StoreCard>
            </div>
            <Section title={words('brandCardsTitle')}>
              <BrandCards cards={brandCards} hasStores={root?.frame.hasStores ?? false} />
            </Section>
          </>
        )}
      </MemberData>
    </MemberPage>
  )
}
