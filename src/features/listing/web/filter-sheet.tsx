import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Facet } from '#src/features/listing/listing.contract.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { BrandFacet } from './brand-facet.tsx'
import styles from './filter-sheet.module.css'

interface FilterSheetProps {
  open: boolean
  onClose(): void
  brands: readonly Facet[]
  selected: readonly string[]
  onApply(codes: string[]): void
}

/** The filters of a narrow page. Nothing happens to the list until "Show n items". */
export function FilterSheet({ open, onClose, ...filters }: FilterSheetProps) {
  const t = useTranslations('listing')
  return (
    <Dialog open={open} onClose={onClose} label={t('filter')} closeLabel={t('close')} place="sheet">
      <PendingFilters {...filters} />
    </Dialog>
  )
}

/** Begins anew with each opening, from what is applied. */
function PendingFilters({ brands, selected, onApply }: Pick<FilterSheetProps, 'brands' | 'selected' | 'onApply'>) {
  const t = useTranslations('listing')
  const [pending, setPending] = useState<string[]>([...selected])
  // A product has one brand, so the counts of brands add up.
  const counted = brands.filter(({ code }) => pending.length === 0 || pending.includes(code))
  const count = counted.reduce((sum, brand) => sum + brand.count, 0)
  const toggle = (code: string) => setPending(pending.includes(code) ? pending.filter((other) => other !== code) : [...pending, code])
  return (
    <>
      <div className={styles.body}>
        <BrandFacet brands={brands} selected={pending} onToggle={toggle} />
      </div>
      <div className={styles.foot}>
        <Button look="secondary" onClick={() => setPending([])}>
          {t('clearAll')}
        </Button>
        <Button onClick={() => onApply(pending)}>{t('showItems', { count })}</Button>
      </div>
    </>
  )
}
