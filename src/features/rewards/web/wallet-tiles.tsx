import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { LoyaltyCards, Rebates, Voucher } from '#src/features/rewards/rewards.contract.ts'
import { endsSoon } from '#src/features/rewards/rules/voucher-list.ts'
import { shopDay } from '#src/kit/clock.ts'
import { dayOf } from '#src/kit/dates.ts'
import { formatMoney } from '#src/kit/money.ts'
import { Amount } from '#src/ui/amount.tsx'
import { Link } from '#src/ui/link.tsx'
import { useCulture } from '#src/ui/use-culture.ts'
import styles from './wallet-tiles.module.css'

interface WalletTilesProps {
  rebates: Rebates | undefined
  vouchers: readonly Voucher[] | undefined
  cards: LoyaltyCards | undefined
}

/** Three numbers about a member; a dash while one is loading. */
export function WalletTiles({ rebates, vouchers, cards }: WalletTilesProps) {
  const t = useTranslations('rewards')
  const culture = useCulture()
  const today = shopDay(new Date())
  const ready = vouchers?.filter(({ state }) => state === 'ready')
  const day = (at: string) => dayOf(at, culture)
  return (
    <div className={styles.tiles}>
      <Tile
        title={t('rebates')}
        value={rebates && formatMoney(rebates.spendableCents)}
        unit={t('toSpend')}
        to="/member/account-rebate"
        more={t('openWallet')}
      >
        {rebates && rebates.pendingCents > 0 && (
          <Row words={rebates.pendingUntil ? t('pendingUntil', { day: day(rebates.pendingUntil) }) : t('pendingOrder')}>
            <Amount cents={rebates.pendingCents} />
          </Row>
        )}
        {rebates?.expiring && (
          <Row words={t('expiresOn', { day: day(rebates.expiring.on) })} isSoon>
            <Amount cents={rebates.expiring.amountCents} />
          </Row>
        )}
      </Tile>
      <Tile title={t('vouchers')} value={ready && String(ready.length)} unit={t('readyToUse')} to="/member/voucher" more={t('seeVouchers')}>
        {ready?.slice(0, 2).map(({ voucherCode, kind, name, state, validUntil, valueCents }) => (
          <Row
            key={voucherCode}
            words={t('voucherBy', { kind: name ?? t(`voucherKind.${kind}`), day: day(validUntil) })}
            isSoon={endsSoon({ state, validUntil }, today)}
          >
            <Amount cents={valueCents} />
          </Row>
        ))}
      </Tile>
      <Tile
        title={t('brandCards')}
        value={cards && String(cards.brandCards.length)}
        unit={t('linked')}
        to="/member/account-loyalty"
        more={t('seeCards')}
      >
        {cards?.brandCards.slice(0, 2).map(({ brandCode, name, points }) => (
          <Row key={brandCode} words={name}>
            {t('points', { count: points })}
          </Row>
        ))}
      </Tile>
    </div>
  )
}

function Tile({
  title,
  value,
  unit,
  to,
  more,
  children,
}: {
  title: string
  value: string | undefined
  unit: string
  to: string
  more: string
  children: ReactNode
}) {
  return (
    <section className={styles.tile}>
      <h2>{title}</h2>
      <p className="small">
        <span className={styles.value}>{value ?? '–'}</span>
        {unit}
      </p>
      <dl>{children}</dl>
      <Link className={`link ${styles.more}`} to={to}>
        {more}
      </Link>
    </section>
  )
}

/** Money that expires soon is the only warning of the member area. */
function Row({ words, isSoon = false, children }: { words: string; isSoon?: boolean; children: ReactNode }) {
  return (
    <>
      <dt className={isSoon ? styles.soon : undefined}>{words}</dt>
      <dd className={isSoon ? styles.soon : undefined}>{children}</dd>
    </>
  )
}
