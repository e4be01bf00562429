import type { Concept, ConceptKind } from '../rules/concept.ts'
import type { Queryable } from './search-index.store.ts'

interface StoredConcept {
  concept: string
  kind: ConceptKind
  en: string[]
  zh: string[]
  broader: string[]
  finds: Concept['finds']
}

const stored = ({ id, kind, words, broader, finds }: Concept): StoredConcept => ({
  concept: id,
  kind,
  en: words.en,
  zh: words.zh,
  broader,
  finds,
})

/** Every concept; one without words was taken out. */
export async function readConcepts(on: Queryable): Promise<Concept[]> {
  const { rows } = await on.query<StoredConcept>(
    `select concept, kind, en, zh, broader, finds from search_vocabulary where en <> '{}' or zh <> '{}' order by concept`,
  )
  return rows.map(({ concept, kind, en, zh, broader, finds }) => ({ id: concept, kind, words: { en, zh }, broader, finds }))
}

/** Writes concepts over those of the same name. `isOwn` are the merchant's, which the shop's own files do not change. */
export async function writeConcepts(on: Queryable, concepts: readonly Concept[], isOwn: boolean): Promise<number> {
  const { rowCount } = await on.query(
    `insert into search_vocabulary as v (concept, kind, en, zh, broader, finds, own)
      select concept, kind, en, zh, broader, finds, $2 from json_to_recordset($1) as r (concept text, kind text, en text[], zh text[], broader text[], finds jsonb)
      on conflict (concept) do update set kind = excluded.kind, en = excluded.en, zh = excluded.zh, broader = excluded.broader, finds = excluded.finds, own = $2
        where (v.own <= $2) and (v.kind, v.en, v.zh, v.broader, v.finds) is distinct from (excluded.kind, excluded.en, excluded.zh, excluded.broader, excluded.finds)`,
    [JSON.stringify(concepts.map(stored)), isOwn],
  )
  return rowCount ?? 0
}

/** Takes out concepts for good: they stay as the merchant's, without words, so that the shop's own files do not bring them back. */
export async function takeOutConcepts(on: Queryable, ids: readonly string[]): Promise<void> {
  await on.query(`update search_vocabulary set en = '{}', zh = '{}', broader = '{}', finds = '[]', own = true where concept = any($1)`, [
    ids,
  ])
}

/** Deletes concepts of the shop's files that are in them no longer. */
export async function deleteOthers(on: Queryable, ids: readonly string[]): Promise<void> {
  await on.query('delete from search_vocabulary where not own and not concept = any($1)', [ids])
}

/** The rows of the shop's files, whoever has written them: another version of the shop knows nothing of what was noted. */
const rowsHash = `(select coalesce(md5(string_agg(v::text, '' order by concept)), '') from search_vocabulary v where not own)`

/** Whether the vocabulary is as files with this hash made it. */
export async function isFilledFrom(on: Queryable, files: string): Promise<boolean> {
  const { rows } = await on.query<{ is: boolean }>(
    `select exists (select from search_vocabulary_filled f where f.files = $1 and f.rows = ${rowsHash}) "is"`,
    [files],
  )
  return rows[0]!.is
}

/** Notes that the vocabulary is now as files with this hash make it. */
export async function noteFilledFrom(on: Queryable, files: string): Promise<void> {
  await on.query(
    `with gone as (delete from search_vocabulary_filled where files <> $1)
      insert into search_vocabulary_filled (files, rows) select $1, ${rowsHash} on conflict (files) do update set rows = excluded.rows`,
    [files],
  )
}
