import { useTranslations } from 'use-intl'
import type { FulfillmentOptions } from '#src/features/checkout/checkout.contract.ts'
import type { Cents } from '#src/kit/money.ts'
import { formatMoney } from '#src/kit/money.ts'
import { Amount, amountTags } from '#src/ui/amount.tsx'
import { Radio } from '#src/ui/radio.tsx'
import styles from './delivery.module.css'
import { StoreChoice, StoreTimes } from './stores.tsx'

export interface Chosen {
  mode: 'delivery' | 'collection'
  storeCode: string | null
}

interface DeliveryChoiceProps {
  options: FulfillmentOptions
  chosen: Chosen
  freeFromCents: Cents
  missingCents: Cents
  onChoose(chosen: Chosen): void
}

/** Home delivery or collection of the store's own goods. Both stores' collection times show before collection is chosen. */
export function DeliveryChoice({ options, chosen, freeFromCents, missingCents, onChoose }: DeliveryChoiceProps) {
  const t = useTranslations('checkout')
  const { delivery, collection } = options
  const firstStore = collection.find((store) => store.available)
  const isCollecting = chosen.mode === 'collection'
  return (
    <fieldset>
      <legend className="visually-hidden">{t('howItArrives')}</legend>
      <div className={styles.option}>
        <Radio
          id="mode-delivery"
          name="mode"
          checked={!isCollecting}
          disabled={!delivery.available}
          onChange={() => onChoose({ mode: 'delivery', storeCode: null })}
          aria-describedby="mode-delivery-explanation"
        />
        <label className={styles.name} htmlFor="mode-delivery">
          {t('homeDelivery')}
        </label>
        <span className={styles.fee}>{delivery.feeCents === 0 ? t('free') : <Amount cents={delivery.feeCents} />}</span>
        <span className={styles.explanation} id="mode-delivery-explanation">
          {t.rich(missingCents > 0 ? 'freeFrom' : 'freeOver', {
            ...amountTags,
            from: formatMoney(freeFromCents),
            missing: formatMoney(missingCents),
          })}
        </span>
      </div>
      <div className={`${styles.option} ${firstStore ? '' : styles.off}`}>
        <Radio
          id="mode-collection"
          name="mode"
          checked={isCollecting}
          disabled={!firstStore}
          onChange={() => firstStore && onChoose({ mode: 'collection', storeCode: firstStore.code })}
        />
        <label className={styles.name} htmlFor="mode-collection">
          {t('collect')}
        </label>
        <span className={styles.fee}>{t('free')}</span>
        <div className={styles.stores}>
          {isCollecting ? (
            <StoreChoice
              stores={collection}
              chosen={chosen.storeCode}
              onChoose={(storeCode) => onChoose({ mode: 'collection', storeCode })}
            />
          ) : (
            <StoreTimes stores={collection} />
          )}
        </div>
      </div>
    </fieldset>
  )
}
