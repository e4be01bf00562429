import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { langOf } from '#src/kit/culture.ts'
import type { Facet } from '#src/features/listing/listing.contract.ts'
import { valuesShown } from '#src/features/listing/rules/useful-attributes.ts'
import { Icon } from '#src/ui/icon.tsx'
import { iconCheck } from '#src/ui/icons.ts'
import { Swatches } from '#src/ui/swatches.tsx'
import { FacetFrame } from './facet-frame.tsx'
import styles from './facet.module.css'

interface ValueFacetProps {
  title: string
  /** The language of the title, where it is not the page's. */
  titleLang?: string | undefined
  values: readonly (Facet & { swatch?: string | null })[]
  /** The codes that are ticked. */
  selected: readonly string[]
  /** Whether the address has no room for a further value, so that none can be ticked. */
  isFull: boolean
  onToggle(code: string): void
}

/** Values to tick. An applied value stays in its place, and is shown even when the list is shortened. */
export function ValueFacet({ title, titleLang, values, selected, isFull, onToggle }: ValueFacetProps) {
  const t = useTranslations('listing')
  const [all, setAll] = useState(false)
  const shown = values.filter(({ code }, index) => all || index < valuesShown || selected.includes(code))
  const hidden = values.length - shown.length
  if (values.length === 0) return null
  const areColours = values.every(({ swatch }) => swatch)
  return (
    <FacetFrame title={title} titleLang={titleLang} applied={selected.length}>
      <ul className={areColours ? styles.swatches : undefined} aria-label={title}>
        {shown.map((value) => {
          const { code, name, count, swatch } = value
          const isTicked = selected.includes(code)
          return (
            <li key={code}>
              <label className={swatch && areColours ? styles.swatch : styles.check}>
                <input type="checkbox" checked={isTicked} disabled={isFull && !isTicked} onChange={() => onToggle(code)} />
                {swatch && areColours ? <Swatches colours={[swatch]} size={20} /> : isTicked && <Icon of={iconCheck} size={14} />}
                <span lang={langOf(value, 'name')}>{name}</span>
                <span className={styles.count}>{count}</span>
              </label>
            </li>
          )
        })}
      </ul>
      {(hidden > 0 || all) && values.length > valuesShown && (
        <button type="button" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('showFewer') : t('showMore', { count: hidden })}
        </button>
      )}
    </FacetFrame>
  )
}
