import { IconCheck, IconMinus, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Facet } from '#src/features/listing/listing.contract.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './brand-facet.module.css'

const valuesShown = 8

interface BrandFacetProps {
  brands: readonly Facet[]
  selected: readonly string[]
  onToggle(code: string): void
}

/** Brands to tick. An applied one keeps its place, and shows even when the list is cut. */
export function BrandFacet({ brands, selected, onToggle }: BrandFacetProps) {
  const t = useTranslations('listing')
  const [all, setAll] = useState(false)
  const shown = brands.filter(({ code }, index) => all || index < valuesShown || selected.includes(code))
  const hidden = brands.length - shown.length
  if (brands.length === 0) return null
  return (
    <details className={styles.facet} open>
      <summary className={styles.title}>
        {t('brand')}
        {selected.length > 0 && <span className={styles.applied}>{selected.length}</span>}
        <Icon of={IconMinus} size={20} className={styles.minus} />
        <Icon of={IconPlus} size={20} className={styles.plus} />
      </summary>
      <ul>
        {shown.map(({ code, name, count }) => (
          <li key={code}>
            <label className={styles.check}>
              <input type="checkbox" checked={selected.includes(code)} onChange={() => onToggle(code)} />
              <Icon of={IconCheck} size={14} />
              <span>{name}</span>
              <span className={styles.count}>{count}</span>
            </label>
          </li>
        ))}
      </ul>
      {(hidden > 0 || all) && brands.length > valuesShown && (
        <button type="button" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('showFewer') : t('showMore', { count: hidden })}
        </button>
      )}
    </details>
  )
}
