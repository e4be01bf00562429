import { categoryTree, type CategoryTree, type KnownCategory } from './category-tree.ts'
import type { CategoryDefinition } from './definitions.ts'
import { nameKey, pathIn, pathKey, type TypePlace } from './type-names.ts'

/** A type that a file has, with the number of its products. */
export interface FoundType extends TypePlace {
  nameZh: string | null
  products: number
}

/** The category of each new type by its `from`, and the categories that these need. */
export interface TypePlan {
  codes: Map<string, string>
  definitions: Map<string, CategoryDefinition>
}

export const noPlan = (): TypePlan => ({ codes: new Map(), definitions: new Map() })

/** What the shop has: its categories, and the category of each type that an import has placed before. */
export interface PlacedTypes {
  categories: ReadonlyMap<string, KnownCategory>
  sources: ReadonlyMap<string, string>
}

/** A department, a group and a category. */
const mostLevels = 3

/** A type with the names of its department, group and category. None: it has no type. */
interface Target extends FoundType {
  levels: string[]
}

/**
 * Places the types of a file that the shop has not placed yet: a path is department, group and category; what the paths of most products
 * of the first catalogue share is left out; a type without a path joins the category of its name, else it is a department; types that mean the same as one
 * that is placed already go where that is. Departments come in the order of their number of products.
 */
export function planTypes(found: readonly FoundType[], shop: PlacedTypes): TypePlan {
  const { categories, sources } = shop
  const tree = categoryTree(categories)
  const plan = noPlan()
  const placedBefore = new Map([...sources].map(([from, code]) => [pathKey(pathIn(from)), code]))
  const targets: Target[] = []
  const shared = sharedDepth(found, shop, tree)
  for (const type of found.filter(({ from }) => !sources.has(from))) {
    const code = placedBefore.get(pathKey(pathIn(type.from)))
    if (code === undefined) targets.push({ ...type, levels: levelsOf(type.path.length > 1 ? type.path.slice(shared) : type.path) })
    else plan.codes.set(type.from, code)
  }
  joinByName(targets, tree)
  const spellings = spellingsOf(targets)
  const ordered = inOrder(targets)
  // Departments first, so that their codes are their names.
  for (const target of ordered) codeFor(target, { depth: 1, tree, spellings })
  for (const target of ordered) plan.codes.set(target.from, codeFor(target, { depth: mostLevels, tree, spellings }))
  for (const definition of tree.added) plan.definitions.set(definition.code, definition)
  return plan
}

function levelsOf(path: readonly string[]): string[] {
  const names = path.filter((name, place) => place === 0 || nameKey(name) !== nameKey(path[place - 1]!))
  return names.length <= mostLevels ? names : [...names.slice(0, mostLevels - 1), names.at(-1)!]
}

/**
 * How many names the paths of most products begin with in common. In a catalogue beside another one they tell the two apart,
 * and where the first is a department already, they are its.
 */
function sharedDepth(found: readonly FoundType[], { sources }: PlacedTypes, tree: CategoryTree): number {
  const [withPath, without] = [found.filter(({ path }) => path.length > 1), found.filter(({ path }) => path.length === 1)]
  if (withPath.length < 2 || productsOf(withPath) < productsOf(without) || tree.find(null, withPath[0]!.path[0]!)) return 0
  if (sources.size > 0 && !withPath.some(({ from }) => sources.has(from))) return 0
  const above = withPath.map(({ path }) => path.slice(0, -1).map(nameKey))
  const first = above[0]!
  const differs = first.findIndex((key, place) => above.some((keys) => keys[place] !== key))
  return differs < 0 ? first.length : differs
}

const productsOf = (types: readonly FoundType[]): number => types.reduce((sum, { products }) => sum + products, 0)

/** A type without a path belongs to the department of its name, else to the only category of its name. */
function joinByName(targets: Target[], tree: CategoryTree): void {
  const paths = [...tree.paths(), ...targets.filter(({ path }) => path.length > 1).map(({ levels }) => levels)]
  const departments = new Set(paths.map(([department]) => nameKey(department ?? '')))
  const byName = new Map<string, string[] | null>()
  for (const path of paths) {
    const key = nameKey(path.at(-1) ?? '')
    const other = byName.get(key)
    byName.set(key, other === undefined || (other !== null && pathKey(other) === pathKey(path)) ? path : null)
  }
  for (const target of targets.filter(({ path }) => path.length === 1)) {
    const key = nameKey(target.path[0]!)
    if (!departments.has(key)) target.levels = byName.get(key) ?? target.levels
  }
}

/** The most frequent spelling of each name in the tree, by its key. */
function spellingsOf(targets: readonly Target[]): ReadonlyMap<string, string> {
  const votes = new Map<string, Map<string, number>>()
  for (const { levels, products, path } of targets) {
    levels.forEach((name, place) => {
      const key = pathKey(levels.slice(0, place + 1))
      const spelling = place === levels.length - 1 ? (path.at(-1) ?? name) : name
      const counts = votes.get(key) ?? new Map<string, number>()
      votes.set(key, counts.set(spelling, (counts.get(spelling) ?? 0) + products))
    })
  }
  return new Map([...votes].map(([key, counts]) => [key, [...counts].reduce((best, each) => (each[1] > best[1] ? each : best))[0]]))
}

/** By the products of the department, then of the group, then of the category. */
function inOrder(targets: readonly Target[]): Target[] {
  const sums = new Map<string, number>()
  const keysOf = ({ levels }: Target) => levels.map((_, place) => pathKey(levels.slice(0, place + 1)))
  for (const target of targets) for (const key of keysOf(target)) sums.set(key, (sums.get(key) ?? 0) + target.products)
  const ranks = new Map(targets.map((target) => [target, keysOf(target).map((key) => sums.get(key)!)]))
  return targets.toSorted((a, b) => {
    const [left, right] = [ranks.get(a)!, ranks.get(b)!]
    const place = left.findIndex((sum, at) => sum !== right[at])
    return place < 0 ? 0 : (right[place] ?? 0) - left[place]!
  })
}

interface Place {
  depth: number
  tree: CategoryTree
  spellings: ReadonlyMap<string, string>
}

/** The code of a type's category, or of the one above it at a depth; what is missing is added. */
function codeFor({ levels, nameZh }: Target, { depth, tree, spellings }: Place): string {
  if (levels.length === 0) return tree.addMore()
  let code: string | null = null
  levels.slice(0, depth).forEach((name, place) => {
    const isType = place === levels.length - 1
    const spelling = spellings.get(pathKey(levels.slice(0, place + 1))) ?? name
    code = tree.findSame(code, name) ?? tree.find(code, spelling) ?? tree.add(code, spelling, isType ? nameZh : null)
  })
  return code!
}
