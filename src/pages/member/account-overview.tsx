import { useTranslations } from 'use-intl'
import { getInbox } from '#src/features/inbox/inbox.contract.ts'
import { InboxList } from '#src/features/inbox/web/inbox-list.tsx'
import { getTransactionHistory } from '#src/features/orders/orders.contract.ts'
import { NoOrders } from '#src/features/orders/web/order-list.tsx'
import { OrderRows } from '#src/features/orders/web/order-rows.tsx'
import { getLoyaltyCards, getMembershipSummary, getRebates, getVouchers } from '#src/features/rewards/rewards.contract.ts'
import { StoreCard } from '#src/features/rewards/web/store-card.tsx'
import { TierCard } from '#src/features/rewards/web/tier-card.tsx'
import { WalletTiles } from '#src/features/rewards/web/wallet-tiles.tsx'
import { useRootData } from '#src/pages/use-root-data.ts'
import { Section } from '#src/ui/section.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { MemberData } from './member-data.tsx'
import { MemberPage } from './member-page.tsx'
import styles from './overview.module.css'
import { useMarkRead } from './use-mark-read.ts'
import { useMine } from './use-mine.ts'

const mostRecent = 3

export default function AccountOverview() {
  const t = useTranslations('memberArea')
  const words = useTranslations('rewards')
  const root = useRootData()
  const summary = useMine(getMembershipSummary, {})
  const skeleton = <Skeleton label={t('loading')} block rows={3} />
  return (
    <MemberPage
      page="account-overview"
      heading={summary.data && words('hello', { name: summary.data.value.firstName })}
      skeleton={skeleton}
    >
      <MemberData of={summary} skeleton={skeleton}>
        {({ value }) => (
          <>
            <div className={styles.cards}>
              <TierCard summary={value} />
              <StoreCard storeName={root?.frame.settings.storeName ?? ''} cardNumber={value.cardNumber} tier={value.tier} />
            </div>
            <Wallet />
            <RecentOrders />
            <LatestMessages />
          </>
        )}
      </MemberData>
    </MemberPage>
  )
}

function Wallet() {
  const [rebates, vouchers, cards] = [useMine(getRebates, {}), useMine(getVouchers, { body: {} }), useMine(getLoyaltyCards, {})]
  return <WalletTiles rebates={rebates.data?.value} vouchers={vouchers.data?.value} cards={cards.data?.value} />
}

function RecentOrders() {
  const t = useTranslations('memberArea')
  const words = useTranslations('rewards')
  const orders = useMine(getTransactionHistory, { query: { pageNo: 1, pageSize: mostRecent } })
  return (
    <Section title={words('recentOrders')} to="/member/account-my-order" more={words('allOrders')}>
      <MemberData of={orders} skeleton={<Skeleton label={t('loading')} rows={mostRecent} pictures />}>
        {({ value }) => (value.length > 0 ? <OrderRows orders={value} /> : <NoOrders />)}
      </MemberData>
    </Section>
  )
}

/** Not drawn without unread messages. */
function LatestMessages() {
  const words = useTranslations('rewards')
  const inbox = useMine(getInbox, {})
  const { markRead } = useMarkRead()
  const messages = inbox.data?.value.messages.slice(0, mostRecent) ?? []
  if (messages.length === 0) return null
  return (
    <Section title={words('inbox')} to="/member/account-inbox" more={words('allMessages')}>
      <InboxList messages={messages} onOpen={(autoId) => void markRead(autoId)} />
    </Section>
  )
}
