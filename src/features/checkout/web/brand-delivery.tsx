import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#src/ui/icon.tsx'
import { iconTruckDelivery } from '#src/ui/icons.ts'
import styles from './delivery.module.css'

/** One fulfilment group of the cart: who sends it, and what is in it. */
export function DeliveryGroup({ name, contents, children }: { name: string; contents: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <div className={styles.head}>
        <h3>{name}</h3>
        <span className="small">{contents}</span>
      </div>
      {children}
    </div>
  )
}

/** A brand sends its goods itself: delivered only, at no charge, nothing to choose. */
export function BrandDelivery({ brand }: { brand: string }) {
  const t = useTranslations('checkout')
  return (
    <div className={styles.option}>
      <Icon of={iconTruckDelivery} size={20} />
      <b>{t('deliveredBy', { brand })}</b>
      <span className={styles.fee}>{t('free')}</span>
      <span className={styles.says}>{t('brandTracks')}</span>
    </div>
  )
}

export const DeliverySkeleton = () => <div className={styles.bone} aria-hidden="true" />
