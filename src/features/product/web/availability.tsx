import { useTranslations } from 'use-intl'
import { pickingHours, transferDays } from '#src/features/fulfilment/rules/collection-times.ts'
import { Icon } from '#src/ui/icon.tsx'
import { iconBuildingStore, iconTruckDelivery } from '#src/ui/icons.ts'
import styles from './availability.module.css'
import type { Product, Variant } from './from-wire.ts'

const ready = { hours: pickingHours, days: transferDays }

interface AvailabilityProps {
  product: Product
  variant: Variant
  /** The threshold of free delivery: `S$150.00`. */
  freeFrom: string
}

/** The ways to get the product: delivery, or collection at each store and when. */
export function Availability({ product, variant, freeFrom }: AvailabilityProps) {
  const t = useTranslations('product')
  const brand = product.brand.displayName
  const { sentByBrand, isDeliveryAllowed, isCollectionAllowed } = product
  return (
    <ul className={styles.list}>
      <li>
        <Icon of={iconTruckDelivery} />
        {isDeliveryAllowed ? (
          <div>
            <b>{sentByBrand ? t('brandDelivery', { brand }) : t('delivery', { amount: freeFrom })}</b>
            <p>{variant.notSold?.title ?? t(sentByBrand ? 'brandDeliveryNote' : 'deliveryNote')}</p>
          </div>
        ) : (
          <b>{t('noDelivery')}</b>
        )}
      </li>
      {!sentByBrand && variant.collection.length > 0 && (
        <li>
          <Icon of={iconBuildingStore} />
          {isCollectionAllowed ? <Collection variant={variant} /> : <b>{t('noCollection')}</b>}
        </li>
      )}
    </ul>
  )
}

function Collection({ variant }: { variant: Variant }) {
  const t = useTranslations('product')
  return (
    <div>
      <b>{t('collect')}</b>
      <ul>
        {variant.collection.map(({ code, name, available }) => (
          <li key={code} className={styles.store}>
            <span>{name}</span>
            {/* Goods on the shelf of the store are ready in two opening hours; others come by van from the warehouse (fulfil-03). */}
            <span className={available && !variant.notSold ? styles.soon : undefined}>
              {variant.notSold?.title ?? t(available ? 'readyHours' : 'readyDays', ready)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
