import { inArray } from 'drizzle-orm'
import type { Translated } from '#src/kit/culture.ts'
import { brands } from '#src/features/catalogue/server/catalogue.tables.ts'
import type { Orm } from '#src/platform/db/database.ts'

export interface Brand {
  code: string
  name: Translated
  /** Other spellings by which the brand is found. */
  aliases: string[]
}

/** The brands with these codes, in any order. */
export async function findBrands(orm: Orm, codes: readonly string[]): Promise<Brand[]> {
  const rows = await orm
    .select()
    .from(brands)
    .where(inArray(brands.code, [...codes]))
  return rows.map(({ code, displayName, displayNameZh, aliases }) => ({ code, name: { en: displayName, zh: displayNameZh }, aliases }))
}
