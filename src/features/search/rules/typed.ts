import { inPlainLetters } from '#src/kit/plain-letters.ts'
import { stem } from './stem.ts'
import { isStopWord } from './tokens.ts'

/** A piece of a keyword: a Latin word, a number, or one Chinese character, with its place in the keyword as it was typed. */
export interface Piece {
  text: string
  kind: 'word' | 'number' | 'chinese'
  start: number
  end: number
  /** Whether it stands in quotation marks: it must be found as it is. */
  insisted: boolean
  /** Whether a word such as `for` or `with` stands somewhere before it. */
  afterLink: boolean
  /** Whether `or` stands before it: it is another name, or will do as well. */
  afterOr: boolean
  /** Whether it is what somebody does: the drink of `which tea can I drink`. */
  isVerb: boolean
  /** Whether only a space, a hyphen or nothing stands between the piece before and this one. */
  joins: boolean
}

/** A keyword in lower case without accents, in simplified characters, and where each of its units stood. */
export interface Typed {
  plain: string
  /** The place in the keyword of each unit of `plain`, and of its end. */
  at: readonly number[]
}

const signs: Record<string, string> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '「': '"',
  '」': '"',
  '『': '"',
  '』': '"',
  '–': '-',
  '—': '-',
  '～': '~',
}

export function typedOf(text: string, simplify: (text: string) => string): Typed {
  let plain = ''
  const at: number[] = []
  let place = 0
  for (const character of text.toWellFormed()) {
    const bare =
      signs[character] ??
      inPlainLetters(
        character
          .normalize('NFKC')
          .toLowerCase()
          .normalize('NFD')
          .replace(/[\p{M}'‘’ʼ\u0000-\u001f]/gu, '')
          .normalize('NFC'),
      )
    for (let unit = 0; unit < bare.length; unit++) at.push(place)
    plain += bare
    place += character.length
  }
  const simple = simplify(plain)
  return { plain: simple.length === plain.length ? simple : plain, at: [...at, text.length] }
}

const links = new Set(['for', 'with', 'in', 'of', 'from', 'to', 'on'])
const alternative = /(?:(?<![a-z])(?:or|aka|also known as|also called)|\/|\||或者?|或是|还是|又名|又叫|也叫|俗称)\s*(?:an?\s+)?$/
const clauses = new Set(['that', 'which', 'who', 'where', 'when', 'while'])
/** Words that say no more than the `with` behind them: `shoes to go with a suit`. */
const beforeWith = new Set(['go', 'goes', 'going', 'wear', 'match', 'matches', 'matching', 'pair', 'pairs'])
const beforeVerb = /(?<![a-z])(?:i|you|we|they) (?:(?:can|could|should|will|would|want to|need to) )?$/
/** What a thing does for another, which says no more than `with`: `which sunglasses suit a flat nose`. */
const askedVerbs = new Set(['suit', 'suits', 'match', 'matches', 'fit', 'fits'])
const beforeAskedVerb = /^(?:which|what) [a-z]+ (?:will |would |can )?$/
const mostPieces = 50

/** The pieces of a keyword outside the places that were understood already. Stop words are left out. */
export function piecesOf({ plain, at }: Typed, taken: readonly Span[] = []): Piece[] {
  const pieces: Piece[] = []
  let insisted = false
  let afterLink = false
  let last = 0
  let broken = false
  for (const found of plain.matchAll(/"|\p{Script=Han}|\p{N}+(?:\.\p{N}+)?|[^\P{L}\p{Script=Han}]+|[^\s-]/gu)) {
    const [text] = found
    const from = found.index
    if (text === '"') insisted = !insisted && plain.includes('"', from + 1)
    else if (taken.some((span) => from >= span.from && from < span.to) || !/[\p{L}\p{N}]/u.test(text)) broken = true
    else if (!insisted && beforeWith.has(text) && /^\s+with(?![a-z])/.test(plain.slice(from + text.length))) continue
    else if (!insisted && askedVerbs.has(text) && beforeAskedVerb.test(plain.slice(0, from))) afterLink = true
    // What is the same as something else is not that: `hand cream, same scent as the perfume`.
    else if (!insisted && text === 'same' && pieces.length > 0 && / as /.test(plain.slice(from))) afterLink = true
    else if ((isStopWord(text) || clauses.has(text)) && !insisted)
      // `which tea goes with milk`: at the beginning it asks, and says nothing of a thing before it.
      afterLink ||= links.has(text) || (clauses.has(text) && pieces.length > 0)
    else {
      const kind = /\p{Script=Han}/u.test(text) ? 'chinese' : /\p{N}/u.test(text) ? 'number' : 'word'
      const between = plain.slice(last, from)
      const joins = !broken && between.split(/[\s-]+/).every((word) => word === '' || isStopWord(word))
      const afterOr = alternative.test(plain.slice(0, from))
      const isVerb = kind === 'word' && beforeVerb.test(plain.slice(0, from))
      pieces.push({ text, kind, start: at[from]!, end: endOf(at, from + text.length), insisted, afterLink, afterOr, isVerb, joins })
      broken = false
      last = from + text.length
    }
  }
  return pieces.slice(0, mostPieces)
}

/** Where the character ends in the keyword that the unit before `unit` came from: some characters become several units. */
export function endOf(at: readonly number[], unit: number): number {
  let next = unit
  while (at[next] === at[unit - 1]) next++
  return at[next]!
}

/** A place in `Typed.plain`. */
export interface Span {
  from: number
  to: number
}

/** The text under which a run of pieces is looked up: `tea pot`, `tea-pot` and `teapots` are one. */
export const keyOf = (texts: readonly string[]): string => stem(texts.join(''))

/** The same with each word reduced to its stem: `sports shoes`. */
export const stemmedKeyOf = (texts: readonly string[]): string => texts.map(stem).join('')
