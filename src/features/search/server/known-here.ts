import type { Orm } from '#src/platform/db/database.ts'
import { compact, kind, wholeOf } from '../rules/lexemes.ts'
import { stem } from '../rules/stem.ts'
import { piecesOf, type Piece, type Typed } from '../rules/typed.ts'
import type { KnownHere } from '../rules/understand.ts'
import { simplified, syllablesOf } from './chinese.ts'
import { isEnglishWord } from './english.ts'
import { findDescribed, lookUp, type LookedUp } from './lookup.store.ts'

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

/** What the shop knows of the words of a keyword, and of itself. */
export interface Here extends KnownHere {
  /** Whether no product stands outside the first band (`rules/bands`). */
  isSmall: boolean
}

export async function readKnownHere(orm: Orm, typed: Typed): Promise<Here> {
  const pieces = piecesOf(typed)
  const isWord = ({ kind: of }: Piece) => of === 'word'
  const latin = [...new Set(pieces.filter(isWord).map(({ text }) => stem(text)))]
  const joined = pieces
    .slice(1)
    .flatMap((piece, index) => (isWord(piece) && isWord(pieces[index]!) ? [stem(pieces[index]!.text + piece.text)] : []))
  const derived = pieces.filter(({ text }) => /^[a-z]{4,}y$/.test(text)).map(({ text }) => stem(text.slice(0, -1)))
  const syllables = syllablesByPlace(pieces)
  const heard = runsOf(
    pieces.map((piece) => ({ ...piece, text: syllables.get(piece.start) ?? '-' })),
    ({ kind: of }) => of === 'chinese',
  )
  const chinese = runsOf(pieces, ({ kind: of }) => of === 'chinese')
  const keys = [...runsOf(pieces, () => true), ...heard].map((run) => run.slice(0, 40))
  const sounding = runsOf(pieces, ({ kind: of }) => of === 'word').filter((run) => run.length > 2)
  const found = await lookUp(orm, { stems: [...latin, ...joined, ...derived], chinese, keys, sounds: sounding })
  const of = (kind: LookedUp['kind']) => found.filter((each) => each.kind === kind)
  const words = of('word').map(({ key }) => key)
  const missing = latin.filter((each) => !words.includes(each))
  const described = await findDescribed(
    orm,
    missing,
    missing.map((each) => `'${kind.description}${each}'`),
  )
  const whole = of('brand').filter(({ key, names }) => names.some((name) => isWhole(key, simplified(name))))
  return {
    words: new Set([...words, ...described]),
    brands: grouped(whole),
    syllables,
    sounds: grouped(of('sound')),
    isEnglish: isEnglishWord,
    isSmall: of('other bands').length === 0,
  }
}

/** The pinyin of each Chinese character, in the context of its run. */
function syllablesByPlace(pieces: readonly Piece[]): Map<number, string> {
  const chinese = pieces.filter(({ kind: of }) => of === 'chinese')
  const syllables = chinese.length < 2 ? [] : syllablesOf(chinese.map(({ text }) => text).join('')).flat()
  return new Map(chinese.length === syllables.length ? chinese.map(({ start }, index) => [start, syllables[index]!]) : [])
}

const isWhole = (key: string, name: string): boolean =>
  compact(name) === key || wholeOf(name) === key || syllablesOf(name).flat().join('') === key

function grouped(found: readonly LookedUp[]): Map<string, string[]> {
  const values = new Map<string, string[]>()
  for (const { key, value } of found) values.set(key, [...new Set([...(values.get(key) ?? []), value])])
  return values
}
