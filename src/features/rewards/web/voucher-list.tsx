import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { birthdayFixedDays } from '#src/features/rewards/rules/programme.ts'
import type { Voucher } from '#src/features/rewards/rewards.contract.ts'
import { dayOf } from '#src/kit/dates.ts'
import { formatMoney } from '#src/kit/money.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Section } from '#src/ui/section.tsx'
import { useCulture } from '#src/ui/use-culture.ts'
import styles from './voucher-list.module.css'

/** Usable vouchers, and below them used and expired ones. */
export function VoucherList({ vouchers }: { vouchers: readonly Voucher[] }) {
  const t = useTranslations('rewards')
  const [status, setStatus] = useState('')
  const copy = (code: string) =>
    void navigator.clipboard.writeText(code).then(
      () => setStatus(t('copied')),
      () => setStatus(''),
    )
  if (vouchers.length === 0) return <NoVouchers />
  const usable = vouchers.filter(({ state }) => state === 'ready' || state === 'upcoming')
  const past = vouchers.filter((voucher) => !usable.includes(voucher))
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

function Tickets({ vouchers, onCopy }: { vouchers: readonly Voucher[]; onCopy?(code: string): void }) {
  const t = useTranslations('rewards')
  const culture = useCulture()
  return (
    <ul className={styles.tickets}>
      {vouchers.map(({ voucherCode, kind, name, state, valueCents, minimumCents, validFrom, validUntil }) => (
        <li key={voucherCode} className={onCopy ? styles.ticket : `${styles.ticket} ${styles.over}`}>
          <div className={styles.head}>
            <p className={styles.kind}>{name ?? t(`voucherKind.${kind}`)}</p>
            <h3 className={styles.value}>{t('voucherOff', { amount: formatMoney(valueCents) })}</h3>
            <p className="small">{minimumCents > 0 ? t('voucherMinimum', { minimum: formatMoney(minimumCents) }) : t('voucherAny')}</p>
          </div>
          <div className={styles.foot}>
            <p className="small">
              {t(`voucherState.${state}`, { day: dayOf(validFrom, culture) })} · {t('validUntil', { day: dayOf(validUntil, culture) })}
            </p>
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
