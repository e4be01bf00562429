import { IntlMessageFormat } from 'intl-messageformat'
import { expect, it } from 'vitest'
import { builtInWords } from '#src/words.ts'
import { accented } from './accented.ts'

it.each([
  ['Search', '⟦Séeáarch⟧'],
  ['Add {name} to bag', '⟦Áadd {name} tóo báag⟧'],
  ['See <faq>answers</faq>', '⟦Séeée <faq>áanswéers</faq>⟧'],
  ['{n, plural, one {one day} other {# days}} left', '⟦{n, plural, one {óonée dáay} other {# dáays}} léeft⟧'],
  ['{to, select, home {to {name}} other {<b>away</b>}}', '⟦{to, select, home {tóo {name}} other {<b>áawáay</b>}}⟧'],
])('%s', (english, madeUp) => {
  expect(accented(english)).toBe(madeUp)
})

const textsOf = (value: unknown): string[] => (typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf))

it('writes every message of the shop 40 % longer and leaves its syntax sound', () => {
  const english = textsOf(builtInWords.en)
  const madeUp = english.map(accented)
  for (const message of madeUp) expect(() => new IntlMessageFormat(message, 'en'), message).not.toThrow()
  const lengthOf = (texts: readonly string[]) => texts.join('').length
  expect(lengthOf(madeUp) / lengthOf(english)).toBeGreaterThan(1.3)
})
