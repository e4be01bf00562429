import { sql } from 'drizzle-orm'
import type { Orm } from '#src/platform/db/database.ts'
import { prepared } from '#src/platform/db/prepared.ts'
import { bands } from '../rules/bands.ts'

const words = prepared<{ word: string }, { stems: readonly string[] }>(
  'search-words-known',
  sql`select distinct stem word from search_words where stem = any(${sql.placeholder('stems')}::text[])`,
)

/** Which of these stems the shop has. */
export const findStems = async (orm: Orm, stems: readonly string[]): Promise<string[]> =>
  (await words(orm, { stems })).map(({ word }) => word)

/** What the shop has under a text: a word, a brand with its names, or a Chinese word that sounds like it; and whether it has products outside the first band. */
export interface LookedUp {
  kind: 'word' | 'brand' | 'sound' | 'other bands'
  key: string
  /** The code of the brand, or the Chinese word. */
  value: string
  names: string[]
}

type Wanted = Record<'stems' | 'chinese' | 'keys' | 'sounds', readonly string[]>

const given = (name: keyof Wanted) => sql`any(${sql.placeholder(name)}::text[])`

/** Everything that the words of a keyword may be, in one statement. */
export const lookUp = prepared<LookedUp, Wanted>(
  'search-look-up',
  sql`select distinct 'word' kind, stem key, '' value, '{}'::text[] names from search_words where stem = ${given('stems')}
    union all select 'word', word, '', '{}' from search_words where word = ${given('chinese')}
    union all select 'brand', n.key, n.code, array_remove(array[b.display_name, b.display_name_zh] || b.aliases, null)
      from search_names n join brands b on b.code = n.code where n.kind = 'brand' and n.key = ${given('keys')}
    union all (select 'sound', s.sound, s.word, '{}' from search_sounds s join search_words w on w.word = s.word
      where s.sound = ${given('sounds')} and length(s.sound) > length(s.word) order by w.products desc, s.word limit 40)
    union all select 'other bands', '', '', '{}' where exists (select from search_documents where band > 0)`,
)

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

const lexemes = prepared<{ lexeme: string }, { lexemes: readonly string[] }>(
  'search-lexemes',
  sql`select lexeme from search_lexemes where lexeme = any(${sql.placeholder('lexemes')}::text[])`,
)

/** Which of these lexemes some product has, or had since the last import. */
export const findLexemes = async (orm: Orm, among: readonly string[]): Promise<string[]> =>
  among.length === 0 ? [] : (await lexemes(orm, { lexemes: among })).map(({ lexeme }) => lexeme)
