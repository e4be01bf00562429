import { useTranslations } from 'use-intl'
import type { GroupOptions } from '#src/features/checkout/checkout.contract.ts'
import { useCulture } from '#src/ui/use-culture.ts'
import { Radio } from '#src/ui/radio.tsx'
import styles from './delivery.module.css'
import { readyWords } from './ready-words.ts'

type Store = GroupOptions['stores'][number]

/** Both stores and their collection times, shown before choosing. */
export function StoreTimes({ stores }: { stores: readonly Store[] }) {
  return stores.map((store) => (
    <p key={store.code} className={styles.store}>
      <span>{store.name}</span>
      <span className={styles.ready}>
        <Ready store={store} />
      </span>
    </p>
  ))
}

/** The id of a store's radio button, which error lists link to. */
export const storeId = (at: number): string => `store-${at}`

export interface StoreChoiceProps {
  stores: readonly Store[]
  chosen: string | null
  onChoose(storeCode: string): void
}

export function StoreChoice({ stores, chosen, onChoose }: StoreChoiceProps) {
  const t = useTranslations('checkout')
  return (
    <fieldset className={styles.fold}>
      <legend className="visually-hidden">{t('collectAt')}</legend>
      {stores.map((store, at) => (
        <label key={store.code} className={styles.pick} htmlFor={storeId(at)}>
          <Radio id={storeId(at)} name="store" checked={chosen === store.code} onChange={() => onChoose(store.code)} />
          <strong>{store.name}</strong>
          <span>
            <Ready store={store} />
          </span>
          <span>
            <InStore store={store} />
          </span>
          <span>{store.address}</span>
          <span>{store.hours}</span>
        </label>
      ))}
    </fieldset>
  )
}

function Ready({ store }: { store: Store }) {
  const t = useTranslations('checkout')
  const culture = useCulture()
  const { isToday, day, time } = readyWords(store.readyBy, new Date(), culture)
  return isToday ? t('readyToday', { time }) : t('readyOn', { day, time })
}

function InStore({ store: { inStore, pieces } }: { store: Store }) {
  const t = useTranslations('checkout')
  if (inStore === 0) return t('inStoreNone')
  return inStore < pieces ? t('inStoreSome', { inStore: String(inStore), pieces: String(pieces) }) : t('inStoreAll', { pieces })
}
