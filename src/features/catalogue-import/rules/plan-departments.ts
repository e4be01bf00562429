import { codeOf } from '#src/features/catalogue/rules/codes.ts'
import { categoryTree, type CategoryTree, type KnownCategory } from './category-tree.ts'
import type { CategoryDefinition } from './definitions.ts'
import { levelKey, type MappedType, type PlaceName } from './departments-file.ts'

/** What the shop has: its categories in order, the category of each type, and the categories that somebody has chosen for products. */
export interface PlacedCategories {
  categories: ReadonlyMap<string, KnownCategory>
  sources: ReadonlyMap<string, string>
  chosen: ReadonlySet<string>
}

export interface DepartmentsPlan {
  /** The category of each type in the file, by code. */
  codes: Map<string, string>
  /** Parents first. */
  added: CategoryDefinition[]
  /** The categories whose names or places change, as they are then. */
  changed: Map<string, KnownCategory>
}

/**
 * What a departments file changes. A category is found by its name; one all whose types go to a new name under the same
 * parent is renamed, so that its address stays, unless the old name stays as that of a category in it. Departments and categories come in the order of the file.
 */
export function planDepartments(types: readonly MappedType[], shop: PlacedCategories): DepartmentsPlan {
  const tree = categoryTree(shop.categories)
  const names = namesIn(types)
  const codeAt = new Map<string, string>()
  const codes = new Map<string, string>()
  const order = new Map<string | null, string[]>()
  for (const depth of [1, 2, 3]) {
    for (const { from, levels } of types) {
      if (levels.length < depth) continue
      const key = levelKey(levels, depth - 1)
      const parent = depth === 1 ? null : codeAt.get(levelKey(levels, depth - 2))!
      const code = codeAt.get(key) ?? place(names.get(key)!, { parent, key, types, tree, shop })
      if (!codeAt.has(key)) order.set(parent, [...(order.get(parent) ?? []), code])
      codeAt.set(key, code)
      codes.set(from, code)
    }
  }
  const named = new Map([...codeAt].map(([key, code]) => [code, names.get(key)!]))
  const placed = inFileOrder(order, tree, shop)
  return { codes, ...differing(tree, shop, { named, placed }) }
}

/** The first spelling of each name in the file, and its Chinese name, which may stand in another row. */
function namesIn(types: readonly MappedType[]): Map<string, PlaceName> {
  const names = new Map<string, PlaceName>()
  for (const { levels } of types) {
    levels.forEach(({ name, nameZh }, at) => {
      const key = levelKey(levels, at)
      names.set(key, { name: names.get(key)?.name ?? name, nameZh: names.get(key)?.nameZh ?? nameZh })
    })
  }
  return names
}

interface Level {
  parent: string | null
  key: string
  types: readonly MappedType[]
  tree: CategoryTree
  shop: PlacedCategories
}

function place({ name, nameZh = null }: PlaceName, level: Level): string {
  const { parent, tree } = level
  const found = tree.findSame(parent, name)
  if (found !== undefined) return found
  const renamed = renamedFrom(level)
  return renamed ?? tree.add(parent, name, nameZh)
}

/** The category under the same parent all whose types go to this level, and that nobody else needs under its own name. */
function renamedFrom({ parent, key, types, shop }: Level): string | undefined {
  const depth = key.split('>').length
  const targets = new Map(types.map(({ from, levels }) => [from, levelKey(levels, depth - 1)]))
  const isUnder = (code: string | null | undefined, above: string): boolean =>
    typeof code === 'string' && (code === above || isUnder(shop.categories.get(code)!.parent, above))
  const own = key.split('>').slice(0, -1)
  const isNeeded = (name: string): boolean => [...targets.values()].includes([...own, codeOf(name)].join('>'))
  /** Whether one of these types stands, deeper down, in a category of that name. */
  const keepsName = (froms: readonly string[], name: string): boolean =>
    types.some(({ from, levels }) => froms.includes(from) && levels.some((level) => codeOf(level.name) === codeOf(name)))
  for (const [code, category] of shop.categories) {
    const froms = [...shop.sources].filter(([, at]) => isUnder(at, code)).map(([from]) => from)
    if (category.parent !== parent || froms.length === 0 || isNeeded(category.name) || keepsName(froms, category.name)) continue
    if (froms.every((from) => targets.get(from) === key) && ![...shop.chosen].some((at) => isUnder(at, code))) return code
  }
  return undefined
}

/** The places of siblings in the file: those that they have, in the order of the file. */
function inFileOrder(order: ReadonlyMap<string | null, string[]>, tree: CategoryTree, shop: PlacedCategories): Map<string, number> {
  const added = new Map(tree.added.map(({ code, position }) => [code, position!]))
  const positionOf = (code: string): number => shop.categories.get(code)?.position ?? added.get(code)!
  const places = new Map<string, number>()
  const ranks = new Map([...shop.categories.keys(), ...added.keys()].map((code, rank) => [code, rank]))
  for (const codes of order.values()) {
    const now = codes.toSorted((a, b) => positionOf(a) - positionOf(b) || ranks.get(a)! - ranks.get(b)!)
    if (now.join() === codes.join()) continue
    let last = -1
    now.forEach((held, at) => {
      last = Math.max(positionOf(held), last + 1)
      places.set(codes[at]!, last)
    })
  }
  return places
}

interface Wanted {
  named: ReadonlyMap<string, PlaceName>
  placed: ReadonlyMap<string, number>
}

function differing(tree: CategoryTree, shop: PlacedCategories, { named, placed }: Wanted): Pick<DepartmentsPlan, 'added' | 'changed'> {
  const changed = new Map<string, KnownCategory>()
  for (const [code, { name, nameZh }] of named) {
    const held = shop.categories.get(code)
    if (held === undefined) continue
    const next = { ...held, name, nameZh: nameZh === undefined ? held.nameZh : nameZh, position: placed.get(code) ?? held.position }
    if (next.name !== held.name || next.nameZh !== held.nameZh || next.position !== held.position) changed.set(code, next)
  }
  return { added: tree.added.map((category) => ({ ...category, position: placed.get(category.code) ?? category.position })), changed }
}
