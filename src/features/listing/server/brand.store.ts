import { eq } from 'drizzle-orm'
import type { Translated } from '#src/kit/culture.ts'
import { brands } from '#src/features/catalogue/server/catalogue.tables.ts'
import type { Orm } from '#src/platform/db/database.ts'

/** The name and the story of a brand. */
export async function findBrand(orm: Orm, code: string): Promise<{ name: Translated; story: Translated } | null> {
  const [row] = await orm.select().from(brands).where(eq(brands.code, code))
  return row ? { name: { en: row.displayName, zh: row.displayNameZh }, story: { en: row.story ?? '', zh: row.storyZh } } : null
}
