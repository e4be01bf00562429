import { expect, test } from 'vitest'
import type { Suggestions } from '#src/features/search/search.contract.ts'
import { suggestionsFor } from './use-suggestions.ts'

const suggestions: Suggestions = { terms: ['candle'], brands: [], categories: [], products: [], countProducts: 12 }

test.each([
  ['the text they were asked for', 'candle ', suggestions],
  ['a newer text, without the number of results, which is of the text before', 'candle holder', { ...suggestions, countProducts: null }],
  ['an empty field', ' ', null],
])('suggestions for %s (search-03)', (_, typed, shown) => expect(suggestionsFor({ typed: 'candle', suggestions }, typed)).toEqual(shown))

test('none before the first answer (search-03)', () => expect(suggestionsFor(null, 'candle')).toBeNull())
