import type { CategoryNode } from '#src/features/catalogue/catalogue.contract.ts'

/** The category of a code in any case; undefined where the frame does not have it. */
export function categoryNamed(categories: readonly CategoryNode[], code: string): CategoryNode | undefined {
  const within = categories.flatMap((category) => [category, ...category.children.flatMap((child) => [child, ...child.children])])
  return within.find((category) => category.code === code.toLowerCase())
}
