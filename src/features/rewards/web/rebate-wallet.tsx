import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ConversionRate, Rebates } from '#src/features/rewards/rewards.contract.ts'
import { dayOf } from '#src/kit/dates.ts'
import { formatMoney } from '#src/kit/money.ts'
import { Amount } from '#src/ui/amount.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { Section } from '#src/ui/section.tsx'
import { useCulture } from '#src/ui/use-culture.ts'
import styles from './rebate-wallet.module.css'

/** The spendable balance, its lots, and every movement. */
export function RebateWallet({ rebates, rate }: { rebates: Rebates; rate: ConversionRate | undefined }) {
  const t = useTranslations('rewards')
  if (rebates.history.length === 0) return <NoRebates rate={rate} />
  return (
    <>
      <Sums rebates={rebates} />
      {rebates.lots.length > 0 && (
        <Section title={t('have')} note={t('oldestFirst')}>
          <Lots rebates={rebates} />
        </Section>
      )}
      <Section title={t('history')}>
        <History rebates={rebates} />
      </Section>
    </>
  )
}

function Sums({ rebates: { spendableCents, pendingCents, pendingUntil, expiring } }: { rebates: Rebates }) {
  const t = useTranslations('rewards')
  const culture = useCulture()
  return (
    <div className={styles.sums}>
      <p>
        <span className={styles.value}>{formatMoney(spendableCents)}</span>
        {t('toSpend')}
      </p>
      <p>
        <span className={styles.value}>{formatMoney(pendingCents)}</span>
        {pendingUntil ? t('pendingSoon', { day: dayOf(pendingUntil, culture) }) : t(pendingCents > 0 ? 'pendingOrder' : 'nothingPending')}
      </p>
      <p>
        <span className={`${styles.value} ${expiring ? styles.soon : ''}`}>{formatMoney(expiring?.amountCents ?? 0)}</span>
        {expiring ? t('soon', { day: dayOf(expiring.on, culture) }) : t('nothingSoon')}
      </p>
    </div>
  )
}

const OrderLink = ({ number }: { number: string }) => (
  <Link className="link" to={`/member/account-my-order-detail?orderNumber=${number}`}>
    {number}
  </Link>
)

function Lots({ rebates: { lots, expiring } }: { rebates: Rebates }) {
  const t = useTranslations('rewards')
  const culture = useCulture()
  return (
    <Table heads={[t('earnedOn'), t('expires'), t('earned'), t('left')]}>
      {lots.map(({ orderNumber, expiresOn, spendableFrom, earnedCents, pendingCents, spendableCents }) => (
        <tr key={orderNumber}>
          <td>
            <OrderLink number={orderNumber} />
          </td>
          <td className={expiresOn === expiring?.on && pendingCents === 0 ? styles.soon : undefined}>
            {pendingCents > 0 && (spendableFrom ? t('spendableFrom', { day: dayOf(spendableFrom, culture) }) : t('afterOrder'))}
            {pendingCents === 0 && expiresOn && dayOf(expiresOn, culture)}
          </td>
          <td className={styles.quiet}>
            <Amount cents={earnedCents} />
          </td>
          <td>
            {pendingCents > 0 ? (
              <span className={styles.quiet}>{t('pending')}</span>
            ) : (
              <b>
                <Amount cents={spendableCents} />
              </b>
            )}
          </td>
        </tr>
      ))}
    </Table>
  )
}

function History({ rebates: { history } }: { rebates: Rebates }) {
  const t = useTranslations('rewards')
  const culture = useCulture()
  return (
    <Table heads={[t('date'), t('what'), t('amount'), t('balance')]}>
      {history.map(({ day, kind, orderNumber, amountCents, balanceCents }, index) => (
        <tr key={history.length - index}>
          <td>{dayOf(day, culture)}</td>
          <td>{t(`move.${kind}`, { order: orderNumber })}</td>
          <td className={kind === 'earned' ? styles.quiet : styles.moved}>
            {amountCents > 0 && '+'}
            <Amount cents={amountCents} />
          </td>
          <td className={styles.quiet}>
            <Amount cents={balanceCents} />
          </td>
        </tr>
      ))}
    </Table>
  )
}

/** Two columns of text and two of numbers; on a narrow page two rows per entry. */
function Table({ heads, children }: { heads: readonly string[]; children: ReactNode }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

function NoRebates({ rate }: { rate: ConversionRate | undefined }) {
  const t = useTranslations('rewards')
  const earnsNothing = !rate?.rebateCents
  const text = earnsNothing ? t('rebateEmptyPre') : t('rebateEmptyClassic', { days: rate.pendingDays })
  return (
    <EmptyState prop="purse" tile="celadon" title={t('rebateEmptyTitle')} text={text}>
      <ButtonLink to={earnsNothing ? '/member/account-summary' : '/'}>{t(earnsNothing ? 'rebateEmptyActionPre' : 'shop')}</ButtonLink>
    </EmptyState>
  )
}
