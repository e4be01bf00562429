import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { closeChinese } from '#src/kit/close-chinese.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { iconBuildingStore, iconTruckDelivery } from '#src/ui/icons.ts'
import styles from './delivery.module.css'
import { PlaceLink } from './place-link.tsx'
import { StoreChoice, type StoreChoiceProps } from './stores.tsx'
import { fieldId } from './use-field-words.ts'

const mostNamed = 4

/** One fulfilment group of the cart: its fulfiller and its goods; of many only the first, because the bag above names them all. */
export function DeliveryGroup({ name, goods, children }: { name: string; goods: readonly string[]; children: ReactNode }) {
  const t = useTranslations('checkout')
  const named = goods.length > mostNamed ? goods.slice(0, mostNamed - 1) : goods
  return (
    <div className={styles.group}>
      <div className={styles.head}>
        <h3>{name}</h3>
        <span className="small">{t('goods', { names: named.join(' · '), others: goods.length - named.length })}</span>
      </div>
      {children}
    </div>
  )
}

/** Goods that a brand sends itself: delivery only, free of charge, no choice. */
export function BrandDelivery({ brand, isAllowed, isAbroad }: { brand: string; isAllowed: boolean; isAbroad: boolean }) {
  const t = useTranslations('checkout')
  if (!isAllowed) return <p className={`${styles.closed} ${styles.off}`}>{t('noDelivery')}</p>
  if (isAbroad)
    return (
      <p className={styles.closed}>
        <FieldError>
          {closeChinese(t('brandAtHomeOnly', { brand }))}{' '}
          <PlaceLink className="link" target={fieldId('shipping.countryCode')}>
            {t('parcel.changeCountry')}
          </PlaceLink>
        </FieldError>
      </p>
    )
  return (
    <div className={styles.option}>
      <Icon of={iconTruckDelivery} size={20} />
      <b>{closeChinese(t('deliveredBy', { brand }))}</b>
      <span className={styles.fee}>{t('free')}</span>
      <span className={styles.explanation}>{t('brandTracks')}</span>
    </div>
  )
}

/** Own goods that are collected while the others are delivered: only the store is a choice. */
export function Collected(props: StoreChoiceProps) {
  const t = useTranslations('checkout')
  return (
    <div className={styles.option}>
      <Icon of={iconBuildingStore} size={20} />
      <b>{t('collect')}</b>
      <span className={styles.fee}>{t('free')}</span>
      <div className={styles.stores}>
        <StoreChoice {...props} />
      </div>
    </div>
  )
}

export const DeliverySkeleton = () => <div className={styles.bone} aria-hidden="true" />
