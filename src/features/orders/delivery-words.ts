import { useTranslations } from 'use-intl'
import type { OrderDelivery } from '#src/features/orders/orders.contract.ts'
import { clockRange, clockTime, dayWithWeekday } from '#src/kit/clock-times.ts'
import { useCulture } from '#src/ui/use-culture.ts'

/** How a group of an order travels, with its slot, its parcel, or its store and when it is ready: `Home delivery Tue 24 Nov, 2–6 pm`. */
export function useDeliveryWords(): (delivery: OrderDelivery) => string {
  const t = useTranslations('orders')
  const culture = useCulture()
  return ({ group, mode, storeName, readyBy, slot, parcel }) => {
    if (mode === 'brand') return t('byBrand')
    if (parcel) return t('byParcel', parcel)
    if (mode === 'delivery')
      return slot
        ? t('homeDeliveryAt', { day: dayWithWeekday(slot.startsAt, culture), time: clockRange(slot, culture) })
        : t('homeDelivery')
    const store = storeName ?? group
    return readyBy
      ? t('collectAtBy', { store, day: dayWithWeekday(readyBy, culture), time: clockTime(readyBy, culture) })
      : t('collectAt', { store })
  }
}
