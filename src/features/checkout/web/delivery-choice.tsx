import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { GroupOptions } from '#src/features/checkout/checkout.contract.ts'
import type { DeliveryMode } from '#src/features/fulfilment/rules/delivery.ts'
import { languages } from '#src/kit/culture.ts'
import type { Cents } from '#src/kit/money.ts'
import { formatMoney } from '#src/kit/money.ts'
import { Amount, amountTags } from '#src/ui/amount.tsx'
import { Radio } from '#src/ui/radio.tsx'
import { useCulture } from '#src/ui/use-culture.ts'
import styles from './delivery.module.css'
import { SlotChoice } from './slots.tsx'
import { StoreChoice, StoreTimes } from './stores.tsx'

export interface Chosen {
  mode: DeliveryMode
  storeCode: string | null
  slotId: number | null
}

interface DeliveryChoiceProps {
  options: GroupOptions
  chosen: Chosen
  /** Whether the shop has stores, whatever of this bag can be collected in them. */
  hasStores: boolean
  freeFromCents: Cents
  missingCents: Cents
  /** What is known of delivery to another country; null in Singapore. */
  abroad: { priceCents: Cents | null; words: string } | null
  onChoose(chosen: Chosen): void
}

/**
 * Home delivery or collection of the store's own goods. The stores' collection times show before collection is chosen;
 * in a shop without stores there is delivery alone.
 */
export function DeliveryChoice({ options, chosen, hasStores, freeFromCents, missingCents, abroad, onChoose }: DeliveryChoiceProps) {
  const t = useTranslations('checkout')
  const { deliveryFeeCents, isDeliveryAllowed, isCollectionAllowed, onlyCollected, onlyDelivered, slots, stores } = options
  const { listComma } = languages[useCulture()]
  const isCollecting = chosen.mode === 'collection'
  const deliver = (slotId: number | null) => onChoose({ mode: 'delivery', storeCode: null, slotId })
  const collect = (storeCode: string) => onChoose({ mode: 'collection', storeCode, slotId: null })
  const fee = deliveryFeeCents === 0 ? t('free') : <Amount cents={deliveryFeeCents} />
  return (
    <fieldset>
      <legend className="visually-hidden">{t(hasStores ? 'howItArrives' : 'delivery')}</legend>
      <Way
        mode="delivery"
        name={t('homeDelivery')}
        isChosen={!isCollecting}
        refusal={isDeliveryAllowed ? null : t('noDelivery')}
        reason={onlyCollected.length > 0 && t('onlyCollected', { goods: onlyCollected.join(listComma) })}
        fee={abroad ? abroad.priceCents !== null && <Amount cents={abroad.priceCents} /> : fee}
        onChoose={() => deliver(null)}
      >
        <span className={styles.explanation}>
          {abroad
            ? abroad.words
            : t.rich(missingCents > 0 ? 'freeFrom' : 'freeOver', {
                ...amountTags,
                from: formatMoney(freeFromCents),
                missing: formatMoney(missingCents),
              })}
        </span>
        {!isCollecting && !abroad && slots.length > 0 && <SlotChoice slots={slots} chosen={chosen.slotId} onChoose={deliver} />}
      </Way>
      {hasStores && (
        <Way
          mode="collection"
          name={t('collect')}
          isChosen={isCollecting}
          refusal={isCollectionAllowed ? null : t('noCollection')}
          reason={onlyDelivered.length > 0 && t('onlyDelivered', { goods: onlyDelivered.join(listComma) })}
          fee={t('free')}
          onChoose={() => stores[0] && collect(stores[0].code)}
        >
          <div className={styles.stores}>
            {isCollecting ? <StoreChoice stores={stores} chosen={chosen.storeCode} onChoose={collect} /> : <StoreTimes stores={stores} />}
          </div>
        </Way>
      )}
    </fieldset>
  )
}

/** The id of a way's radio button, which error lists link to. */
export const wayId = (mode: DeliveryMode): string => `mode-${mode}`

interface WayProps {
  mode: DeliveryMode
  name: string
  isChosen: boolean
  /** Why the goods can not travel in this way; null when they can. */
  refusal: string | null
  /** Which goods are the cause. */
  reason: ReactNode
  fee: ReactNode
  onChoose(): void
  children: ReactNode
}

function Way({ mode, name, isChosen, refusal, reason, fee, onChoose, children }: WayProps) {
  const id = wayId(mode)
  return (
    <div className={`${styles.option} ${refusal ? styles.off : ''}`}>
      <Radio
        id={id}
        name="mode"
        checked={isChosen && !refusal}
        disabled={refusal !== null}
        onChange={onChoose}
        aria-describedby={refusal ? `${id}-refusal` : undefined}
      />
      <label className={styles.name} htmlFor={id}>
        {name}
      </label>
      <span className={styles.fee}>{!refusal && fee}</span>
      {refusal ? (
        <span className={styles.explanation} id={`${id}-refusal`}>
          {refusal}
          {reason && <span className={styles.reason}>{reason}</span>}
        </span>
      ) : (
        children
      )}
    </div>
  )
}
