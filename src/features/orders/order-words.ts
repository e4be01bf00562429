import type { useTranslations } from 'use-intl'
import { clockRange, clockTime, dayWithWeekday } from '#src/kit/clock-times.ts'
import type { Culture } from '#src/kit/culture.ts'
import type { Cents } from '#src/kit/money.ts'
import type { OrderDelivery, Receipt } from './orders.contract.ts'

/** The messages of orders, of a page or of the server. */
export type OrderWords = ReturnType<typeof useTranslations<'orders'>>

export interface LedgerRow {
  words: string
  amountCents: Cents
}

/** The texts for the movements of an order, in the order in which they were applied (money-07). */
export const ledgerRows = ({ ledger }: Pick<Receipt, 'ledger'>, t: OrderWords): LedgerRow[] =>
  ledger.map(({ kind, source, amountCents }) => ({
    words: kind === 'delivery' && source && amountCents >= 0 ? t('deliveryOf', { group: source }) : (source ?? t(`ledger.${kind}`)),
    amountCents,
  }))

/** The rows after the total of a paid order: what vouchers and rebates paid, and then the card. None where it was all by card. */
export function chargeRows({ tenders }: Pick<Receipt, 'tenders'>, t: OrderWords): { before: LedgerRow[]; charged: LedgerRow | null } {
  const [cards, others] = [tenders.filter(({ kind }) => kind === 'card'), tenders.filter(({ kind }) => kind !== 'card')]
  const chargedCents = cards.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return {
    before: others.map(({ label, amountCents }) => ({ words: label, amountCents: 0 - amountCents })),
    charged: others.length === 0 ? null : { words: t('charged'), amountCents: chargedCents },
  }
}

/** How a group of an order travels, with its slot, its parcel, or its store and when it is ready: `Home delivery Tue 24 Nov, 2–6 pm`. */
export function deliveryWords({ group, mode, storeName, readyBy, slot, parcel }: OrderDelivery, t: OrderWords, culture: Culture): string {
  if (mode === 'brand') return t('byBrand')
  if (parcel) return t('byParcel', parcel)
  if (mode === 'delivery')
    return slot ? t('homeDeliveryAt', { day: dayWithWeekday(slot.startsAt, culture), time: clockRange(slot, culture) }) : t('homeDelivery')
  const store = storeName ?? group
  return readyBy
    ? t('collectAtBy', { store, day: dayWithWeekday(readyBy, culture), time: clockTime(readyBy, culture) })
    : t('collectAt', { store })
}

/** Hundredths of a percent as text: 900 is 9, 850 is 8.5. */
export const percent = (rate: number): string => String(rate / 100)
