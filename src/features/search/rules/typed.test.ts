import { expect, test } from 'vitest'
import { endOf, keyOf, piecesOf, stemmedKeyOf, typedOf } from './typed.ts'

const same = (text: string) => text

test.each([
  ['Café’s', 'cafes', [0, 1, 2, 3, 5, 6]],
  ['“A”–～', '"a"-~', [0, 1, 2, 3, 4, 5]],
  ['ß', 'ss', [0, 0, 1]],
  ['Bjørn', 'bjorn', [0, 1, 2, 3, 4, 5]],
  ['설화', '설화', [0, 1, 2]],
  ['ﬁt', 'fit', [0, 0, 1, 2]],
  ['🦊a', '🦊a', [0, 0, 2, 3]],
  ['', '', [0]],
])('%j is read in lower case without accents, and each unit has its place', (text, plain, at) => {
  expect(typedOf(text, same)).toEqual({ plain, at })
})

test('a keyword is simplified where that keeps its length', () => {
  expect(typedOf('瓶A', () => '平a').plain).toBe('平a')
  expect(typedOf('瓶A', () => 'longer').plain).toBe('瓶a')
})

/** Pieces in words: what each is, and what is special about it. */
const shown = (text: string, taken: { from: number; to: number }[] = []) =>
  piecesOf(typedOf(text, same), taken).map(({ text: of, kind, insisted, afterLink, afterOr, joins, start, end }) =>
    [
      `${kind} ${of}`,
      insisted && 'insisted',
      afterLink && 'linked',
      afterOr && 'or',
      !joins && 'apart',
      text.slice(start, end) !== of && text.slice(start, end),
    ]
      .filter(Boolean)
      .join(' '),
  )

test.each([
  ['Blue vase', ['word blue Blue', 'word vase']],
  ['tea-pot', ['word tea', 'word pot']],
  ['tea, pot', ['word tea', 'word pot apart']],
  ['tea , pot - lid', ['word tea', 'word pot apart', 'word lid']],
  ['花瓶3.5ml', ['chinese 花', 'chinese 瓶', 'number 3.5', 'word ml']],
  ['gift for the dad', ['word gift', 'word dad linked']],
  ['gift and the dad', ['word gift', 'word dad']],
  ['gift that dad likes', ['word gift', 'word dad linked apart', 'word likes linked']],
  ['for dad', ['word dad linked']],
  ['shoes to go with a suit', ['word shoes', 'word suit linked apart']],
  ['which shoes suit a dress', ['word shoes apart', 'word dress linked apart']],
  ['which suit', ['word suit apart']],
  ['shoes that match', ['word shoes', 'word match linked apart']],
  ['"go with" it', ['word go insisted apart', 'word with insisted', 'word it apart']],
  ['"for dad" gift', ['word for insisted apart', 'word dad insisted', 'word gift apart']],
  ['a "blue" vase', ['word blue insisted apart', 'word vase apart']],
  ['12" vase', ['number 12', 'word vase apart']],
  ['"blue" 12" vase', ['word blue insisted apart', 'number 12 apart', 'word vase apart']],
  ['cup or a mug', ['word cup', 'word mug or']],
  ['cup/mug|glass', ['word cup', 'word mug or apart', 'word glass or apart']],
  ['杯或者碗', ['chinese 杯', 'chinese 或', 'chinese 者 or', 'chinese 碗 or']],
  ['door a mug', ['word door', 'word mug']],
  ['ﬁt', ['word fit ﬁt']],
  ['!?', []],
  ['', []],
])('the pieces of %j', (text, pieces) => {
  expect(shown(text)).toEqual(pieces)
})

test('what was understood already is no piece, and parts what is beside it', () => {
  expect(shown('blue 50 vase', [{ from: 5, to: 7 }])).toEqual(['word blue', 'word vase apart'])
  expect(shown('blue vase', [{ from: 0, to: 4 }])).toEqual(['word vase apart'])
  expect(shown('blue vase', [{ from: 4, to: 5 }])).toEqual(['word blue', 'word vase'])
})

test('a keyword has fifty pieces at most', () => {
  expect(piecesOf(typedOf('瓶'.repeat(60), same))).toHaveLength(50)
})

test('a character that becomes several units ends behind itself', () => {
  expect([endOf([0, 0, 1, 2], 1), endOf([0, 0, 1, 2], 2), endOf([0, 0, 1, 2], 3)]).toEqual([1, 1, 2])
})

test('words are looked up as one, or each by its stem', () => {
  expect([keyOf(['sports', 'shoes']), stemmedKeyOf(['sports', 'shoes'])]).toEqual(['sportssho', 'sportshoe'])
})
