import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Cart } from '#src/features/cart/web/from-wire.ts'
import { useCart } from '#src/features/cart/web/use-cart.tsx'
import { claimGiftVoucher, getVouchers } from '#src/features/rewards/rewards.contract.ts'
import { GiftCodeForm } from '#src/features/rewards/web/gift-code-form.tsx'
import { VoucherList } from '#src/features/rewards/web/voucher-list.tsx'
import type { Cents } from '#src/kit/money.ts'
import { useBrowserClient } from '#src/pages/use-browser-client.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { MemberData } from './member-data.tsx'
import { MemberPage } from './member-page.tsx'
import { mineKey, useMine } from './use-mine.ts'

export default function Vouchers() {
  const t = useTranslations('memberArea')
  const vouchers = useMine(getVouchers, { body: {} })
  const { cart } = useCart()
  const claim = useClaim()
  const skeleton = <Skeleton label={t('loading')} block rows={1} />
  return (
    <MemberPage page="voucher" skeleton={skeleton}>
      <GiftCodeForm onClaim={claim} />
      <MemberData of={vouchers} skeleton={skeleton}>
        {({ value }) => <VoucherList vouchers={value} bagCents={cart && cart.lines.length > 0 ? thresholdCents(cart) : null} />}
      </MemberData>
    </MemberPage>
  )
}

/** The goods after the offers of lines, on which minimums are tested (promo-03). */
const thresholdCents = ({ quote }: Cart): Cents => quote.listCents + quote.offersCents

/** Claims the voucher of a code; answers null, or why there is none. */
function useClaim(): (giftCode: string) => Promise<string | null> {
  const t = useTranslations('rewards')
  const client = useBrowserClient()
  const queries = useQueryClient()
  return async (giftCode) => {
    const reply = await client(claimGiftVoucher, { body: { giftCode } })
    if (!reply.ok) return reply.problem.message || t('giftCode.failed')
    await queries.invalidateQueries({ queryKey: mineKey(getVouchers, { body: {} }) })
    return null
  }
}
