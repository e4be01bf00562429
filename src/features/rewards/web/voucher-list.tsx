import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { birthdayFixedDays } from '#src/features/rewards/rules/programme.ts'
import { endsSoon, listedFor } from '#src/features/rewards/rules/voucher-list.ts'
import type { Voucher } from '#src/features/rewards/rewards.contract.ts'
import { dayOf } from '#src/kit/dates.ts'
import { shopDay } from '#src/kit/clock.ts'
import { formatMoney, type Cents } from '#src/kit/money.ts'
import { amountTags } from '#src/ui/amount.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Section } from '#src/ui/section.tsx'
import { useCulture } from '#src/ui/use-culture.ts'
import { copyText } from './copy-text.ts'
import styles from './voucher-list.module.css'

interface VoucherListProps {
  vouchers: readonly Voucher[]
  /** The goods in the bag on which a minimum is tested; null while it is empty or loading. */
  bagCents: Cents | null
}

/** Usable vouchers, those for the bag first, and below them used and expired ones. */
export function VoucherList({ vouchers, bagCents }: VoucherListProps) {
  const t = useTranslations('rewards')
  const [status, setStatus] = useState('')
  const copy = (code: string) => void copyText(code).then((isCopied) => setStatus(t(isCopied ? 'copied' : 'notCopied')))
  if (vouchers.length === 0) return <NoVouchers />
  const isUsable = ({ state }: Voucher) => state === 'ready' || state === 'upcoming'
  const usable = forBag(vouchers.filter(isUsable), bagCents)
  const past = vouchers.filter((voucher) => !isUsable(voucher)).map((voucher) => ({ voucher, missingCents: null }))
  return (
    <>
      {usable.length > 0 && (
        <Section title={t('usable')}>
          <Tickets vouchers={usable} onCopy={copy} />
        </Section>
      )}
      {past.length > 0 && (
        <Section title={t('past')}>
          <Tickets vouchers={past} />
        </Section>
      )}
      <p className={styles.status} role="status">
        {status}
      </p>
    </>
  )
}

interface ForBag {
  voucher: Voucher
  /** What the bag still needs for it; null when that is not said. */
  missingCents: Cents | null
}

/** In the order of the bag's own list (reward-31). */
function forBag(vouchers: readonly Voucher[], bagCents: Cents | null): ForBag[] {
  if (bagCents === null) return vouchers.map((voucher) => ({ voucher, missingCents: null }))
  // They are the member's own, so that no member has to be named.
  const facts = vouchers.map((voucher) => ({ ...voucher, memberId: null, isUsed: false }))
  return listedFor(facts, { memberId: 0, today: shopDay(new Date()), goodsCents: bagCents }).map(({ voucher, refusal }) => ({
    voucher,
    missingCents: voucher.state === 'ready' ? (refusal?.missingCents ?? 0) : null,
  }))
}

function Tickets({ vouchers, onCopy }: { vouchers: readonly ForBag[]; onCopy?(code: string): void }) {
  const t = useTranslations('rewards')
  const culture = useCulture()
  return (
    <ul className={styles.tickets}>
      {vouchers.map(({ voucher: { voucherCode, kind, name, state, valueCents, minimumCents, validFrom, validUntil }, missingCents }) => (
        <li key={voucherCode} className={onCopy ? styles.ticket : `${styles.ticket} ${styles.over}`}>
          <div className={styles.head}>
            <p className={styles.kind}>{name ?? t(`voucherKind.${kind}`)}</p>
            <h3 className={styles.value}>{t('voucherOff', { amount: formatMoney(valueCents) })}</h3>
            <p className="small">{minimumCents > 0 ? t('voucherMinimum', { minimum: formatMoney(minimumCents) }) : t('voucherAny')}</p>
          </div>
          <div className={styles.foot}>
            <p className="small">
              {t(`voucherState.${state}`, { day: dayOf(validFrom, culture) })} ·{' '}
              <span className={endsSoon({ state, validUntil }, shopDay(new Date())) ? styles.soon : undefined}>
                {t('validUntil', { day: dayOf(validUntil, culture) })}
              </span>
            </p>
            {missingCents !== null && (
              <p className={missingCents === 0 ? `small ${styles.fits}` : 'small'}>
                {missingCents === 0 ? t('bagFits') : t.rich('bagMissing', { ...amountTags, amount: formatMoney(missingCents) })}
              </p>
            )}
            {onCopy && (
              <p className={styles.code}>
                <span>{voucherCode.replace(/(.{4})(?=.)/g, '$1 ')}</span>
                <Button compact look="secondary" onClick={() => onCopy(voucherCode)}>
                  {t('copy')}
                </Button>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

function NoVouchers() {
  const t = useTranslations('rewards')
  return (
    <EmptyState prop="ticket" tile="blush" title={t('voucherEmptyTitle')} text={t('voucherEmptyText', { days: birthdayFixedDays })}>
      <ButtonLink to="/member/account-info">{t('voucherEmptyAction')}</ButtonLink>
    </EmptyState>
  )
}
