import { useTranslations } from 'use-intl'
import { lastDayOf } from '#src/kit/dates.ts'
import { useCulture } from '#src/ui/use-culture.ts'

/** `Quiet Evenings, 10% off, until 30 Nov 2026` (promo-23). */
export function PromotionName({ name, endsAt }: { name: string; endsAt: string | null }) {
  const t = useTranslations('cart')
  const culture = useCulture()
  return endsAt ? t('promotionUntil', { name, date: lastDayOf(endsAt, culture) }) : name
}
