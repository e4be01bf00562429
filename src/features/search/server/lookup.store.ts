import { sql } from 'drizzle-orm'
import type { Orm } from '#src/platform/db/database.ts'
import { prepared } from '#src/platform/db/prepared.ts'
import { bands } from '../rules/bands.ts'

const words = prepared<{ word: string }, { stems: readonly string[]; chinese: readonly string[] }>(
  'search-words-known',
  sql`select distinct stem word from search_words where stem = any(${sql.placeholder('stems')}::text[])
    union select word from search_words where word = any(${sql.placeholder('chinese')}::text[])`,
)

/** Which of these stems and Chinese words the shop has. */
export const findWords = async (orm: Orm, stems: readonly string[], chinese: readonly string[]): Promise<string[]> =>
  (await words(orm, { stems, chinese })).map(({ word }) => word)

export interface BrandKey {
  key: string
  code: string
  names: string[]
}

const brandKeys = prepared<BrandKey, { keys: readonly string[] }>(
  'search-brand-keys',
  sql`select n.key, n.code, array_remove(array[b.display_name, b.display_name_zh] || b.aliases, null) names
    from search_names n join brands b on b.code = n.code where n.kind = 'brand' and n.key = any(${sql.placeholder('keys')}::text[])`,
)

/** The brands that one of these keys is some part of a name of. */
export const findBrandKeys = (orm: Orm, keys: readonly string[]): Promise<BrandKey[]> => brandKeys(orm, { keys })

const sounds = prepared<{ sound: string; word: string }, { keys: readonly string[] }>(
  'search-sounds-known',
  sql`select s.sound, s.word from search_sounds s join search_words w on w.word = s.word
    where s.sound = any(${sql.placeholder('keys')}::text[]) and length(s.sound) > length(s.word) order by w.products desc, s.word limit 40`,
)

/** Chinese words of the shop with such pinyin. */
export const findSounds = (orm: Orm, keys: readonly string[]): Promise<{ sound: string; word: string }[]> => sounds(orm, { keys })

const described = prepared<{ stem: string }, { stems: readonly string[]; queries: readonly string[] }>(
  'search-described',
  sql`select stem from unnest(${sql.placeholder('stems')}::text[], ${sql.placeholder('queries')}::text[]) t (stem, query)
    where ${sql.join(
      bands.map((band) => sql`exists (select from search_documents where band = ${sql.raw(String(band))} and lexemes @@ query::tsquery)`),
      sql` or `,
    )}`,
)

/** Which of these stems occur in a description. */
export const findDescribed = async (orm: Orm, stems: readonly string[], queries: readonly string[]): Promise<string[]> =>
  stems.length === 0 ? [] : (await described(orm, { stems, queries })).map(({ stem }) => stem)
