import { codeOf, longestCode } from '#src/features/catalogue/rules/codes.ts'
import type { CategoryDefinition } from './definitions.ts'
import { nameKey } from './type-names.ts'

/** A category as far as others are placed beside it. */
export interface KnownCategory {
  /** The code of the category above it; null for a department. */
  parent: string | null
  name: string
  nameZh: string | null
  position: number
}

/** The department of products without a type. It stands behind all others. */
export const more = { code: 'more', name: 'More', nameZh: '更多', position: 9999 }

/** The categories of the shop and those that are to be added. */
export interface CategoryTree {
  /** Parents first. */
  added: CategoryDefinition[]
  /** The category of this name under a parent: the same name, else one that means the same. */
  find(parent: string | null, name: string): string | undefined
  /** Only the same name, apart from case and punctuation. */
  findSame(parent: string | null, name: string): string | undefined
  /** Adds a category behind its siblings, and gives it a code that no other has. */
  add(parent: string | null, name: string, nameZh: string | null): string
  addMore(): string
  /** The names from the department down to every category. */
  paths(): string[][]
}

export function categoryTree(held: ReadonlyMap<string, KnownCategory>): CategoryTree {
  const known = new Map(held)
  const added: CategoryDefinition[] = []
  const under = (parent: string | null) => [...known].filter(([, category]) => category.parent === parent)
  const findSame = (parent: string | null, name: string) =>
    under(parent).find(([, category]) => codeOf(category.name) === codeOf(name))?.[0]
  const find = (parent: string | null, name: string) =>
    findSame(parent, name) ?? under(parent).find(([, category]) => nameKey(category.name) === nameKey(name))?.[0]
  function enter(definition: CategoryDefinition & KnownCategory): string {
    known.set(definition.code, definition)
    added.push(definition)
    return definition.code
  }
  function pathOf(code: string | null): string[] {
    const category = code === null ? undefined : known.get(code)
    return category === undefined ? [] : [...pathOf(category.parent), category.name]
  }
  return {
    added,
    find,
    findSame,
    add(parent, name, nameZh) {
      const positions = under(parent).map(([, { position }]) => (position < more.position ? position : 0))
      return enter({ code: freeCode(name, parent, known), parent, name, nameZh, position: Math.max(0, ...positions) + 1 })
    },
    addMore: () => find(null, more.name) ?? enter({ ...more, code: freeCode(more.name, null, known), parent: null }),
    paths: () => [...known.keys()].map(pathOf),
  }
}

/** The code of a name, with its parent's or a number where another category has it already. */
function freeCode(name: string, parent: string | null, known: ReadonlyMap<string, unknown>): string {
  const room = longestCode - 5
  const code = codeOf(name)
  if (!known.has(code)) return code
  const longer = (parent === null ? code : `${parent}-${code}`).slice(0, room)
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? longer : `${longer}-${number}`
    if (!known.has(candidate)) return candidate
  }
}
