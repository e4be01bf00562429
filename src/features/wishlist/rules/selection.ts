/** The selected wishes, by EAN (wishlist-08). */
export type Checked = Readonly<Record<string, boolean>>

/** Checking an item toggles it (wishlist-08). */
export const toggleChecked = (checked: Checked, ean: string): Checked => ({ ...checked, [ean]: !checked[ean] })

export const checkAll = (eans: readonly string[], isChecked: boolean): Checked => Object.fromEntries(eans.map((ean) => [ean, isChecked]))

/** False for an empty list. */
export const isCheckedAll = (checked: Checked, eans: readonly string[]): boolean => eans.length > 0 && eans.every((ean) => checked[ean])

/** The selected wishes that are still on the list. */
export const chosen = (checked: Checked, eans: readonly string[]): string[] => eans.filter((ean) => checked[ean])
