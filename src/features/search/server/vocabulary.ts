import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Changes } from '#src/platform/changes/changes.ts'
import type { Changed } from '#src/platform/changes/topics.ts'
import type { Database } from '#src/platform/db/database.ts'
import { createLexicon, type Lexicon } from '../rules/lexicon.ts'
import type { Concept } from '../rules/concept.ts'
import { readVocabulary } from '../rules/vocabulary.ts'
import { syllablesOf, typedSounds } from './chinese.ts'
import { createGroupCache, type GroupsOf } from './group-cache.ts'
import type { Queryable } from './search-index.store.ts'
import { deleteOthers, isFilledFrom, noteFilledFrom, readConcepts, writeConcepts } from './vocabulary.store.ts'

const folder = join(import.meta.dirname, '../vocabulary')

const filesOf = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.csv'))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'))

const conceptsOf = (files: readonly string[]): Concept[] => files.flatMap((text) => readVocabulary(text).concepts)

/** Brings the database to what the files have; they are parsed only where it is not so already. What a merchant has imported stays. */
export async function fillVocabulary(on: Queryable): Promise<void> {
  const files = filesOf()
  const hash = createHash('sha256').update(files.join('\0')).digest('base64url')
  if (await isFilledFrom(on, hash)) return
  const concepts = conceptsOf(files)
  await writeConcepts(on, concepts, false)
  await deleteOthers(
    on,
    concepts.map(({ id }) => id),
  )
  await noteFilledFrom(on, hash)
}

const soundsByWord = new Map<string, string[]>()

/** How a Chinese word is typed in pinyin; ü as v and as u. Remembered, because another vocabulary has mostly the same words. */
function soundsOf(word: string): string[] {
  const known = soundsByWord.get(word)
  if (known) return known
  const sound = syllablesOf(word).flat().join('')
  const sounds = /^[a-z]{3,}$/.test(sound) ? typedSounds(sound) : []
  soundsByWord.set(word, sounds)
  return sounds
}

/** What keywords are read with. */
export interface Vocabulary {
  lexicon: Lexicon
  groupsOf: GroupsOf
}

export interface VocabularyInMemory {
  /** With every change that was committed before the call. */
  current(): Promise<Vocabulary>
  /** What has changed is read again when it is needed next. */
  invalidate(changed: Changed): void
}

export function vocabularyInMemory(database: Database, changes: Pick<Changes, 'catchUp'>): VocabularyInMemory {
  const groups = createGroupCache()
  let reading: Promise<Lexicon> | null = null
  async function read(): Promise<Lexicon> {
    const concepts = await readConcepts(database.pool)
    if (concepts.length > 0) return createLexicon(concepts, soundsOf)
    await fillVocabulary(database.pool)
    return createLexicon(await readConcepts(database.pool), soundsOf)
  }
  return {
    async current() {
      await changes.catchUp()
      reading ??= read().catch((error: unknown) => {
        reading = null
        throw error
      })
      const lexicon = await reading
      return { lexicon, groupsOf: groups.with(lexicon) }
    },
    invalidate(changed) {
      if (changed === null || changed.has('vocabulary')) reading = null
      if (changed === null || changed.has('vocabulary') || changed.has('search')) groups.invalidate()
    },
  }
}
