import { useTranslations } from 'use-intl'
import type { CartParcel } from '#src/features/cart/cart.contract.ts'
import type { Failure } from '#src/kit/client.ts'
import { formatMoney } from '#src/kit/money.ts'
import { amountTags } from '#src/ui/amount.tsx'
import { Notice } from '#src/ui/notice.tsx'
import styles from './address.module.css'

/** What is known of the price of delivery: `home` needs no parcel, and without a place there is no price. */
export type ParcelState = { at: 'home' | 'noPlace' | 'asking' | 'priced' } | { at: 'refused'; problem: Failure }

/** Whether the cart's own delivery price is not the one that the shopper will pay. */
export const isPriceUnknown = ({ at }: ParcelState): boolean => at !== 'home' && at !== 'priced'

/** What the choice of home delivery says of a parcel, in a few words. */
export function useParcelWords(): (state: ParcelState, parcel: CartParcel | null) => string {
  const t = useTranslations('checkout.parcel')
  return (state, parcel) => {
    if (state.at === 'refused') return state.problem.title
    if (state.at === 'priced' && parcel) return t('travels', { country: parcel.country, days: parcel.days })
    return t(state.at === 'asking' ? 'asking' : 'noPlace')
  }
}

/** The price of a parcel to another country, beside the address that it depends on (fulfil-23). */
export function ParcelNote({ state, parcel }: { state: ParcelState; parcel: CartParcel | null }) {
  const t = useTranslations('checkout.parcel')
  if (state.at === 'home') return null
  if (state.at === 'refused')
    return (
      <div className={styles.parcel}>
        <Notice tone="bad" role="alert">
          <b>{state.problem.title}</b>
          <br />
          {state.problem.message}
        </Notice>
      </div>
    )
  return (
    <p className={styles.parcel} role="status">
      {state.at === 'noPlace' && t('noPlace')}
      {state.at === 'asking' && t('asking')}
      {state.at === 'priced' && parcel && <Priced parcel={parcel} />}
    </p>
  )
}

function Priced({ parcel: { country, days, priceCents } }: { parcel: CartParcel }) {
  const t = useTranslations('checkout.parcel')
  return t.rich('priced', { ...amountTags, country, days, price: formatMoney(priceCents) })
}
