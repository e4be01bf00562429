import type { Orm } from '#src/platform/db/database.ts'
import { compact, kind } from '../rules/lexemes.ts'
import { stem } from '../rules/stem.ts'
import { piecesOf, type Piece, type Typed } from '../rules/typed.ts'
import type { KnownHere } from '../rules/understand.ts'
import { simplified, syllablesOf } from './chinese.ts'
import { isEnglishWord } from './english.ts'
import { findBrandKeys, findDescribed, findSounds, findWords } from './lookup.store.ts'

const longestRun = 6

/** The pieces of a keyword in every run of neighbours, each joined to one text. */
function runsOf(pieces: readonly Piece[], may: (piece: Piece) => boolean): string[] {
  const runs = pieces.flatMap((_, from) => {
    const texts: string[] = []
    for (let to = from; to < Math.min(pieces.length, from + longestRun) && may(pieces[to]!); to++)
      texts.push((texts.at(-1) ?? '') + pieces[to]!.text)
    return texts
  })
  return [...new Set(runs)]
}

/** What the shop knows of the words of a keyword. */
export async function readKnownHere(orm: Orm, typed: Typed): Promise<KnownHere> {
  const pieces = piecesOf(typed)
  const latin = [...new Set(pieces.filter(({ kind: of }) => of === 'word').map(({ text }) => stem(text)))]
  const chinese = runsOf(pieces, ({ kind: of }) => of === 'chinese')
  const keys = runsOf(pieces, () => true).map((run) => run.slice(0, 40))
  const sounding = runsOf(pieces, ({ kind: of }) => of === 'word').filter((run) => run.length > 2)
  const [words, brandKeys, sounds] = await Promise.all([
    findWords(orm, latin, chinese),
    findBrandKeys(orm, keys),
    sounding.length === 0 ? [] : findSounds(orm, sounding),
  ])
  const missing = latin.filter((each) => !words.includes(each))
  const described = await findDescribed(
    orm,
    missing,
    missing.map((each) => `'${kind.description}${each}'`),
  )
  const brands = new Map<string, string[]>()
  for (const { key, code, names } of brandKeys)
    if (names.some((name) => isWhole(key, simplified(name)))) brands.set(key, [...new Set([...(brands.get(key) ?? []), code])])
  return {
    words: new Set([...words, ...described]),
    brands,
    sounds: grouped(sounds.map(({ sound, word }) => [sound, word])),
    isEnglish: isEnglishWord,
  }
}

const isWhole = (key: string, name: string): boolean => compact(name) === key || syllablesOf(name).flat().join('') === key

function grouped(pairs: readonly [string, string][]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [key, value] of pairs) found.set(key, [...(found.get(key) ?? []), value])
  return found
}
