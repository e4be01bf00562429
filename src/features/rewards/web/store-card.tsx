import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { printedCardNumber } from '#src/features/rewards/rules/card-number.ts'
import { code128 } from '#src/features/rewards/rules/code128.ts'
import type { Tier } from '#src/features/rewards/rules/programme.ts'
import { QrCode } from '#src/ui/qr-code.tsx'
import styles from './store-card.module.css'

interface StoreCardProps {
  storeName: string
  cardNumber: string
  tier: Tier
  /** The QR code beside the bars. */
  withQr?: boolean
  /** Stands under its number. */
  children?: ReactNode
}

/** The store's card for a till: a bar code, and a QR code for cameras. */
export function StoreCard({ storeName, cardNumber, tier, withQr = false, children }: StoreCardProps) {
  const t = useTranslations('rewards')
  const number = printedCardNumber(cardNumber)
  return (
    <section className={styles.card} aria-label={t('cardTitle', { store: storeName })}>
      <p className={styles.head}>
        <b>{t('cardTitle', { store: storeName })}</b>
        <span>{t(`tier.${tier}`)}</span>
      </p>
      <p className="small">{t('cardShow')}</p>
      <div className={styles.codes}>
        {withQr && <QrCode text={cardNumber} label={t('qr', { number })} />}
        <Barcode digits={cardNumber} label={t('barcode', { number })} />
      </div>
      <p className={styles.number}>{number}</p>
      {children}
    </section>
  )
}

function Barcode({ digits, label }: { digits: string; label: string }) {
  const { width, bars } = code128(digits)
  return (
    <svg
      className={styles.bars}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} 34`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      {bars.map((bar) => (
        <rect key={bar.x} x={bar.x} width={bar.width} height="34" fill="#15211e" />
      ))}
    </svg>
  )
}
