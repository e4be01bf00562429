import { useTranslations } from 'use-intl'
import { getVouchers } from '#src/features/rewards/rewards.contract.ts'
import { VoucherList } from '#src/features/rewards/web/voucher-list.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { MemberData } from './member-data.tsx'
import { MemberPage } from './member-page.tsx'
import { useMine } from './use-mine.ts'

export default function Vouchers() {
  const t = useTranslations('memberArea')
  const vouchers = useMine(getVouchers, { body: {} })
  const skeleton = <Skeleton label={t('loading')} block rows={1} />
  return (
    <MemberPage page="voucher" skeleton={skeleton}>
      <MemberData of={vouchers} skeleton={skeleton}>
        {({ value }) => <VoucherList vouchers={value} />}
      </MemberData>
    </MemberPage>
  )
}
