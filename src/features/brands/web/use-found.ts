import { useMemo, useState } from 'react'
import type { BrandsGroup } from '#src/features/brands/brands.contract.ts'
import { findsBrand } from '#src/features/brands/rules/find-brand.ts'

/** The brands that match the typed text, by letter, and their number. */
export function useFound(groups: BrandsGroup) {
  const [typed, setTyped] = useState('')
  const found = useMemo(() => {
    const each = Object.entries(groups).map(([letter, brands]) => [letter, brands.filter((brand) => findsBrand(typed, brand))] as const)
    return Object.fromEntries(each.filter(([, brands]) => brands.length > 0))
  }, [groups, typed])
  const count = Object.values(found).reduce((sum, brands) => sum + brands.length, 0)
  return { typed, setTyped, found, count }
}
