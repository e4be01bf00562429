import { createTranslator } from 'use-intl/core'
import format from 'icu-minify/format'
import { expect, test } from 'vitest'
import { cultures, htmlLang } from '#src/kit/culture.ts'
import { builtInWords, compiledWords } from './words.ts'

type Tree = { [key: string]: unknown }

const leaves = (tree: Tree): [key: string, message: unknown][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' || Array.isArray(value) ? [[key, value]] : leaves(value as Tree),
  )

const formatters = {
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...given),
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...given),
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...given),
}

const tagged = (chunks: unknown): string => `[${[chunks].flat().join('')}]`

/** A value for every argument: for those of choices one of its cases, for tags a function. */
function valuesFor(text: string, count: number): Record<string, never> {
  const values: Record<string, unknown> = {}
  for (const [, name] of text.matchAll(/\{(\w+)\}/g)) values[name!] = `a ${name}`
  for (const [, name] of text.matchAll(/\{(\w+), ?(?:number|plural|selectordinal)/g)) values[name!] = count
  for (const [, name, first] of text.matchAll(/\{(\w+), ?select, ?(\w+)/g)) values[name!] = count === 1 ? first : 'another'
  for (const [, name] of text.matchAll(/<(\w+)>/g)) values[name!] = tagged
  return values as Record<string, never>
}

test.each(cultures)('a compiled message of %s says what its text says (language-12)', (culture) => {
  const [texts, compiled] = [leaves(builtInWords[culture] as Tree), leaves(compiledWords[culture] as Tree)]
  expect(compiled.map(([key]) => key)).toEqual(texts.map(([key]) => key))
  let withArguments = 0
  for (const [at, [, text]] of texts.entries()) {
    const [, message] = compiled[at]!
    if (Array.isArray(message)) withArguments++
    for (const count of [0, 1, 2, 1234]) {
      const values = valuesFor(text as string, count)
      const said = createTranslator({ locale: htmlLang[culture] as never, messages: { text } as never }).rich(
        'text' as never,
        (Object.keys(values).length > 0 ? values : undefined) as never,
      )
      expect([format(message as never, htmlLang[culture], values, { formatters })].flat().join('')).toBe([said].flat().join(''))
    }
  }
  expect(withArguments).toBeGreaterThan(200)
})
