import type { BrandDefinition, CategoryDefinition } from '../rules/definitions.ts'
import type { Queryable } from './rows.ts'

/** All brands, and for each category the path from its department down to it. */
export interface Definitions {
  brands: ReadonlyMap<string, BrandDefinition>
  lineageOf(category: string): CategoryDefinition[]
}

const pair = (en: string | null, zh: string | null): { en: string; zh: string | null } | null =>
  en === null && zh === null ? null : { en: en ?? '', zh }

export async function loadDefinitions(on: Queryable): Promise<Definitions> {
  const brands = await on.query('SELECT * FROM brands')
  const categories = await on.query('SELECT c.*, p.code AS parent FROM categories c LEFT JOIN categories p ON p.auto_id = c.parent_id')
  const byCode = new Map<string, CategoryDefinition>(
    categories.rows.map((row) => [
      row.code,
      {
        code: row.code,
        parent: row.parent,
        position: row.position,
        name: row.name,
        nameZh: row.name_zh,
        intro: pair(row.intro, row.intro_zh),
      },
    ]),
  )
  return {
    brands: new Map(
      brands.rows.map((row) => [
        row.code,
        {
          code: row.code,
          displayName: row.display_name,
          displayNameZh: row.display_name_zh,
          story: pair(row.story, row.story_zh),
          aliases: row.aliases,
          fulfiller: row.fulfiller,
        },
      ]),
    ),
    lineageOf(category) {
      const line: CategoryDefinition[] = []
      for (let at = byCode.get(category); at; at = at.parent === null ? undefined : byCode.get(at.parent)) line.unshift(at)
      return line
    },
  }
}
