import { sql, type SQL } from 'drizzle-orm'
import { cultures, defaultCulture, languages } from '#src/kit/culture.ts'

/** A `Translated` from the columns of a text, one for each language: `translated('p.title')` reads `title` and `title_zh`. */
export const translated = (column: string): SQL =>
  sql.raw(`json_build_object(${cultures.flatMap((culture) => member(culture, column)).join(', ')})`)

function member(culture: (typeof cultures)[number], column: string): string[] {
  const { columnEnding } = languages[culture]
  if (columnEnding === null) return []
  return [`'${culture}'`, culture === defaultCulture ? `coalesce(${column}, '')` : `${column}${columnEnding}`]
}
