import type { CategoryNode } from '#src/features/catalogue/catalogue.contract.ts'

export interface MenuGroup {
  code: string
  name: string
  untranslated?: string[] | undefined
  leaves: readonly CategoryNode[]
}

/** A department's groups with their categories; categories without a group are together under the department's own name. */
export function menuGroups({ code, name, untranslated, children }: CategoryNode): MenuGroup[] {
  const groups = children
    .filter((child) => child.children.length > 0)
    .map((child) => ({ code: child.code, name: child.name, untranslated: child.untranslated, leaves: child.children }))
  const single = children.filter((child) => child.children.length === 0)
  return single.length === 0 ? groups : [...groups, { code, name, untranslated, leaves: single }]
}
