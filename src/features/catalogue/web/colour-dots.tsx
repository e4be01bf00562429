import { useTranslations } from 'use-intl'
import { Swatches } from '#src/ui/swatches.tsx'

const dotsShown = 4

/** The colours of a product. A product in a single colour has no dots. */
export function ColourDots({ swatches, className }: { swatches: readonly string[]; className?: string }) {
  const t = useTranslations('catalogue')
  if (swatches.length < 2) return null
  const more = swatches.length - dotsShown
  return (
    <div className={className} role="img" aria-label={t('colours', { count: swatches.length })}>
      <Swatches colours={swatches.slice(0, dotsShown)} size={12} />
      {more > 0 && <span>{t('moreColours', { count: more })}</span>}
    </div>
  )
}
