import { useTranslations } from 'use-intl'
import { getConversionRate, getRebates } from '#src/features/rewards/rewards.contract.ts'
import { RebateWallet } from '#src/features/rewards/web/rebate-wallet.tsx'
import { formatMoney } from '#src/kit/money.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { MemberData } from './member-data.tsx'
import { MemberPage } from './member-page.tsx'
import { useMine } from './use-mine.ts'

export default function AccountRebate() {
  const t = useTranslations('memberArea')
  const words = useTranslations('rewards')
  const [rebates, rate] = [useMine(getRebates, {}), useMine(getConversionRate, {})]
  const { rebateCents = 0, rebateStepCents = 0 } = rate.data?.value ?? {}
  const earning =
    rebateCents > 0 ? words('earnRate', { amount: formatMoney(rebateCents), step: formatMoney(rebateStepCents) }) : words('earnNone')
  const skeleton = <Skeleton label={t('loading')} rows={5} />
  return (
    <MemberPage page="account-rebate" lead={rate.data ? earning : null} skeleton={skeleton}>
      <MemberData of={rebates} skeleton={skeleton}>
        {({ value }) => <RebateWallet rebates={value} rate={rate.data?.value} />}
      </MemberData>
    </MemberPage>
  )
}
