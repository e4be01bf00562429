import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { closeChinese } from '#src/kit/close-chinese.ts'
import { formatMoney } from '#src/kit/money.ts'
import { Icon } from '#src/ui/icon.tsx'
import { iconBuildingStore, iconTruckDelivery } from '#src/ui/icons.ts'
import { useCulture } from '#src/ui/use-culture.ts'
import styles from './availability.module.css'
import type { Product, Variant } from './from-wire.ts'
import type { ReadyAt } from './ready-at.ts'

interface AvailabilityProps {
  product: Product
  variant: Variant
}

/** The ways to get the product: delivery, or collection at each store and when. */
export function Availability({ product, variant }: AvailabilityProps) {
  const t = useTranslations('product')
  const brand = product.brand.displayName
  const { sentByBrand, isDeliveryAllowed, isCollectionAllowed } = product
  const { fromCents, membersFromCents } = product.freeDelivery
  const freeFromWords = t(membersFromCents < fromCents ? 'membersDelivery' : 'delivery', {
    amount: formatMoney(fromCents),
    members: formatMoney(membersFromCents),
  })
  return (
    <ul className={styles.list}>
      <li>
        <Icon of={iconTruckDelivery} />
        {isDeliveryAllowed ? (
          <div>
            <b>{sentByBrand ? closeChinese(t('brandDelivery', { brand })) : freeFromWords}</b>
            <p>{variant.notSold?.title ?? t(sentByBrand ? 'brandDeliveryNote' : 'deliveryNote')}</p>
          </div>
        ) : (
          <b>{t('noDelivery')}</b>
        )}
      </li>
      {!sentByBrand && variant.collection.length > 0 && (
        <li>
          <Icon of={iconBuildingStore} />
          {isCollectionAllowed ? <Collection product={product} variant={variant} /> : <b>{t('noCollection')}</b>}
        </li>
      )}
    </ul>
  )
}

function Collection({ product, variant }: Pick<AvailabilityProps, 'product' | 'variant'>) {
  const t = useTranslations('product')
  const words = useReadyWords(product)
  return (
    <div>
      <b>{t('collect')}</b>
      <ul>
        {variant.collection.map(({ code, name, available }) => (
          <li key={code} className={styles.store}>
            <span>{name}</span>
            <span className={available && !variant.notSold ? styles.soon : undefined}>
              {variant.notSold?.title ?? words(code, available)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * When goods at a store are ready: those on its shelf in some opening hours, others by van from the warehouse (fulfil-03). The page
 * is cached, so what depends on the hour is said in the browser only (fulfil-26).
 */
function useReadyWords(product: Product): (storeCode: string, onShelf: boolean) => string {
  const t = useTranslations('product')
  const culture = useCulture()
  const [readyAt, setReadyAt] = useState<ReadyAt>()
  useEffect(() => {
    const watching = import('./ready-at.ts')
      .then(({ watchReady }) => watchReady(product, culture, (tell) => setReadyAt(() => tell)))
      .catch(() => undefined)
    return () => void watching.then((stop) => stop?.())
  }, [product, culture])
  return (storeCode, onShelf) => {
    if (!readyAt) return t(onShelf ? 'readyHours' : 'readyVan', { hours: product.pickingHours })
    const { key, ...when } = readyAt(storeCode, onShelf)
    return t(key, when)
  }
}
