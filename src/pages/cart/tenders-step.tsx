import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Cart } from '#src/features/cart/web/from-wire.ts'
import { Rebates } from '#src/features/cart/web/rebates.tsx'
import { Vouchers } from '#src/features/cart/web/vouchers.tsx'
import { getTotalRedeemableRebates } from '#src/features/cart/tenders.contract.ts'
import { getVouchers } from '#src/features/rewards/rewards.contract.ts'
import { useIsMember } from '#src/browser-start/use-is-member.ts'
import type { Client } from '#src/kit/client.ts'
import { cartPath, signInUrl } from '#src/kit/return-to.ts'
import { useMine } from '#src/pages/member/use-mine.ts'
import { Link } from '#src/ui/link.tsx'
import { Rejected } from '#src/ui/rejected.tsx'
import styles from './cart-page.module.css'

const signInLink = (words: ReactNode) => (
  <Link className="link" to={signInUrl(cartPath)}>
    {words}
  </Link>
)

/** A member's vouchers and rebates; a guest is told where they are. */
export function TendersStep({ client, cart }: { client: Client; cart: Cart }) {
  const t = useTranslations('cart.tenders')
  const isMember = useIsMember()
  const vouchers = useMine(getVouchers, { body: {} })
  const wallet = useMine(getTotalRedeemableRebates, {})
  if (!isMember) return <p className={`small ${styles.membersHint}`}>{t.rich('guest', { link: signInLink })}</p>
  if (vouchers.isError || wallet.isError)
    return (
      <Rejected retry={t('retry')} onRetry={() => void Promise.all([vouchers.refetch(), wallet.refetch()])}>
        {t('rejected')}
      </Rejected>
    )
  if (!vouchers.data || !wallet.data) return null
  return (
    <>
      <Vouchers client={client} cart={cart} mine={vouchers.data.value} />
      <Rebates client={client} cart={cart} wallet={wallet.data.value} />
    </>
  )
}
