import { useTranslations } from 'use-intl'
import type { CartParcel } from '#src/features/cart/cart.contract.ts'
import type { Failure } from '#src/kit/client.ts'
import type { GoodsCode, LimitCode } from '#src/kit/problem.ts'
import { formatMoney } from '#src/kit/money.ts'
import { amountTags } from '#src/ui/amount.tsx'
import { Button } from '#src/ui/button.tsx'
import { useLanguage } from '#src/ui/use-culture.ts'
import { Notice } from '#src/ui/notice.tsx'
import styles from './address.module.css'
import { wayId } from './delivery-choice.tsx'
import { PlaceLink } from './place-link.tsx'

/** What is known of the price of delivery: `home` needs no parcel, and without a place there is no price. */
export type ParcelState =
  | { at: 'home' | 'noPlace' | 'asking' }
  | { at: 'priced'; parcel: CartParcel }
  | { at: 'refused'; problem: Failure; canCollect: boolean; retry(): void }
  /** Goods that their brand sends, in Singapore only; `line` is the id of the first one's element in the bag. */
  | { at: 'staysHere'; goods: readonly string[]; line: string }

/** Whether the cart's own delivery price is not the one that the shopper will pay. */
export const isPriceUnknown = ({ at }: ParcelState): boolean => at !== 'home' && at !== 'priced'

/** What the choice of home delivery says of a parcel, in a few words. */
export function useParcelWords(): (state: ParcelState) => string {
  const t = useTranslations('checkout.parcel')
  const problems = useTranslations('problems')
  return (state) => {
    if (state.at === 'staysHere') return problems('PARCEL_BY_BRAND.title')
    if (state.at === 'refused') return state.problem.title || problems('UNAVAILABLE.title')
    if (state.at === 'priced') return t('travels', { country: state.parcel.country, days: state.parcel.days })
    return t(state.at === 'asking' ? 'asking' : 'noPlace')
  }
}

interface ParcelNoteProps {
  state: ParcelState
  /** Has it delivered in Singapore instead. */
  onSingapore(): void
}

/** The price of a parcel to another country, beside the address that it depends on (fulfil-23). */
export function ParcelNote({ state, onSingapore }: ParcelNoteProps) {
  const t = useTranslations('checkout.parcel')
  const all = useTranslations()
  if (state.at === 'home') return null
  if (state.at === 'staysHere') return <StaysHere {...state} onSingapore={onSingapore} />
  if (state.at === 'refused')
    return (
      <div className={styles.parcel}>
        <Notice tone="bad" role="alert">
          <b>{state.problem.title || all('problems.UNAVAILABLE.title')}</b>
          <br />
          {state.problem.message || all('problems.UNAVAILABLE.message')}
          {aboutGoods.has(state.problem.code) ? (
            <WaysOn canCollect={state.canCollect} line="step-bag" onSingapore={onSingapore} />
          ) : (
            <span className={styles.waysOn}>
              <Button look="secondary" compact onClick={state.retry}>
                {all('checkout.retry')}
              </Button>
            </span>
          )}
        </Notice>
      </div>
    )
  return (
    <p className={styles.parcel} role="status">
      {state.at === 'noPlace' && t('noPlace')}
      {state.at === 'asking' && t('asking')}
      {state.at === 'priced' && <Priced {...state} />}
    </p>
  )
}

function Priced({ parcel: { country, days, priceCents } }: { parcel: CartParcel }) {
  const t = useTranslations('checkout.parcel')
  return t.rich('priced', { ...amountTags, country, days, price: formatMoney(priceCents) })
}

/** Refusals for the goods themselves, whatever the place. */
const aboutGoods: ReadonlySet<string> = new Set<GoodsCode | LimitCode>(['PARCEL_BY_BRAND', 'PARCEL_NO_WEIGHT', 'PARCEL_TOO_HEAVY'])

type StaysHereProps = Extract<ParcelState, { at: 'staysHere' }> & Pick<ParcelNoteProps, 'onSingapore'>

/** In the words of the shop's own refusal, as soon as the country is chosen (fulfil-19). */
function StaysHere({ goods, line, onSingapore }: StaysHereProps) {
  const t = useTranslations('problems.PARCEL_BY_BRAND')
  const { listComma } = useLanguage()
  return (
    <Notice tone="bad" role="alert">
      <b>{t('title')}</b>
      <br />
      {t('message', { goods: goods.join(listComma) })}
      <WaysOn canCollect={false} line={line} onSingapore={onSingapore} />
    </Notice>
  )
}

/** What a shopper can do whose goods can not be sent to another country; in the bag they can be removed, or moved to the wishlist. */
function WaysOn({ canCollect, line, onSingapore }: { canCollect: boolean; line: string; onSingapore(): void }) {
  const t = useTranslations('checkout')
  return (
    <span className={styles.waysOn}>
      <Button look="secondary" compact onClick={onSingapore}>
        {t('parcel.inSingapore')}
      </Button>
      {canCollect && (
        <PlaceLink className="link" target={wayId('collection')}>
          {t('collect')}
        </PlaceLink>
      )}
      <PlaceLink className="link" target={line}>
        {t('parcel.changeBag')}
      </PlaceLink>
    </span>
  )
}
