import { IconBuildingStore, IconTruckDelivery } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { ProductDetail, Variant } from '#src/features/product/product.contract.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './availability.module.css'

interface AvailabilityProps {
  product: ProductDetail
  variant: Variant
  /** `S$150.00`: from here delivery is free. */
  freeFrom: string
}

/** How it can reach the shopper: by delivery, or at which counter and how soon. */
export function Availability({ product, variant, freeFrom }: AvailabilityProps) {
  const t = useTranslations('product')
  const brand = product.brand.displayName
  return (
    <ul className={styles.list}>
      <li>
        <Icon of={IconTruckDelivery} />
        <div>
          <b>{product.sentByBrand ? t('brandDelivery', { brand }) : t('delivery', { amount: freeFrom })}</b>
          <p>{t(variant.outOfStock ? 'deliveryOut' : product.sentByBrand ? 'brandDeliveryNote' : 'deliveryNote')}</p>
        </div>
      </li>
      {!product.sentByBrand && variant.collection.length > 0 && (
        <li>
          <Icon of={IconBuildingStore} />
          <div>
            <b>{t('collect')}</b>
            <ul>
              {variant.collection.map(({ code, name, available }) => (
                <li key={code} className={styles.store}>
                  <span>{name}</span>
                  {/* What is on the shelf waits in two opening hours; the rest comes with the warehouse's van (fulfil-03). */}
                  <span className={available && !variant.outOfStock ? styles.soon : undefined}>
                    {t(variant.outOfStock ? 'notCollectable' : available ? 'readyHours' : 'readyDays')}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        </li>
      )}
    </ul>
  )
}
