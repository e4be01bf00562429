import { locations } from '#src/features/stock/server/stock.tables.ts'
import { defaultLocation } from '../rules/catalogue-product.ts'
import type { BrandDefinition, CategoryDefinition } from '../rules/definitions.ts'
import type { Directory } from '../rules/directory.ts'
import { brands, categories, categorySources } from '#src/features/catalogue/server/catalogue.tables.ts'
import { insertRows, type Queryable } from './rows.ts'

/** A copy, which is discarded when its transaction is rolled back. */
export const copyOf = (directory: Directory): Directory => ({
  brands: new Map(directory.brands),
  brandCodes: new Map(directory.brandCodes),
  categories: new Map(directory.categories),
  locations: new Map(directory.locations),
  sources: new Map(directory.sources),
  plan: directory.plan,
})

/** Adds a brand that will be created, so that the next item finds it. */
export function planBrand(directory: Directory, brand: BrandDefinition): void {
  directory.brands.set(brand.code, { id: null, name: brand.displayName })
  directory.brandCodes.set(brand.displayName.toLowerCase(), brand.code)
}

/** The same for a category. A department is level 1, its groups are 2, their leaves 3. */
export function planCategory(directory: Directory, category: CategoryDefinition): void {
  const { code, parent, name, nameZh = null, position = directory.categories.size } = category
  const above = parent === null ? undefined : directory.categories.get(parent)
  directory.categories.set(code, { id: null, level: (above?.level ?? 0) + 1, parent, name, nameZh, position })
}

export async function insertBrands(on: Queryable, directory: Directory, planned: readonly BrandDefinition[]): Promise<void> {
  const rows = planned.map((brand) => ({
    code: brand.code,
    displayName: brand.displayName,
    displayNameZh: brand.displayNameZh ?? null,
    story: brand.story?.en || null,
    storyZh: brand.story?.zh || null,
    aliases: brand.aliases ?? [],
    fulfiller: brand.fulfiller ?? 'store',
  }))
  const made = await insertRows<typeof brands, { code: string; auto_id: number }>(on, brands, rows, 'RETURNING code, auto_id')
  for (const { code, auto_id } of made) directory.brands.set(code, { ...directory.brands.get(code)!, id: auto_id })
}

/** Parents are inserted before their children. */
export async function insertCategories(on: Queryable, directory: Directory, planned: readonly CategoryDefinition[]): Promise<void> {
  for (const level of [1, 2, 3]) {
    const rows = planned
      .filter((category) => directory.categories.get(category.code)!.level === level)
      .map((category) => ({
        code: category.code,
        parentId: category.parent === null ? null : directory.categories.get(category.parent)!.id,
        level,
        position: directory.categories.get(category.code)!.position,
        name: category.name,
        nameZh: category.nameZh ?? null,
        intro: category.intro?.en || null,
        introZh: category.intro?.zh || null,
      }))
    const made = await insertRows<typeof categories, { code: string; auto_id: number }>(on, categories, rows, 'RETURNING code, auto_id')
    for (const { code, auto_id } of made) directory.categories.set(code, { ...directory.categories.get(code)!, id: auto_id })
  }
}

/** Remembers the categories of types, so that later imports place them alike. */
export async function insertSources(on: Queryable, directory: Directory, types: readonly string[]): Promise<void> {
  const rows = types.map((source) => ({ source, categoryId: directory.categories.get(directory.sources.get(source)!)!.id! }))
  await insertRows(on, categorySources, rows, 'ON CONFLICT DO NOTHING')
}

/** The only location that an import creates. */
export async function insertDefaultLocation(on: Queryable, directory: Directory): Promise<void> {
  if (directory.locations.has(defaultLocation)) return
  const row = { code: defaultLocation, kind: 'warehouse' as const, name: 'Warehouse', nameZh: '仓库' }
  const [made] = await insertRows<typeof locations, { auto_id: number }>(on, locations, [row], 'RETURNING auto_id')
  directory.locations.set(defaultLocation, made!.auto_id)
}
