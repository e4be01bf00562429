import { useTranslations } from 'use-intl'
import type { Sorting } from '#src/features/listing/rules/listing-query.ts'
import { Icon } from '#src/ui/icon.tsx'
import { iconChevronDown } from '#src/ui/icons.ts'
import styles from './sort-select.module.css'

/** With `bare` it has no frame or label, as in the bar of a narrow page. */
export function SortSelect({
  value,
  offered,
  onChange,
  bare = false,
}: {
  value: Sorting
  offered: readonly Sorting[]
  onChange(sorting: Sorting): void
  bare?: boolean
}) {
  const t = useTranslations('listing')
  return (
    <div className={`${styles.select} ${bare ? styles.bare : ''}`}>
      {!bare && (
        <span className={styles.label} aria-hidden="true">
          {t('sortBy')}
        </span>
      )}
      <b aria-hidden="true">{t(`sort.${value}`)}</b>
      <Icon of={iconChevronDown} size={16} />
      <select aria-label={t('sortBy')} value={value} onChange={(event) => onChange(event.target.value as Sorting)}>
        {offered.map((sorting) => (
          <option key={sorting} value={sorting}>
            {t(`sort.${sorting}`)}
          </option>
        ))}
      </select>
    </div>
  )
}
