import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { builtInWords } from './words.ts'

type Tree = { [key: string]: string | Tree }

/** `cart.line.remove` and its text, for every text there is. */
const leaves = (tree: Tree, path: string[] = []): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[[...path, name].join('.'), value] as [string, string]] : leaves(value, [...path, name]),
  )

const english = new Map(leaves(builtInWords.en as Tree))
const chinese = new Map(leaves(builtInWords.zh as Tree))

/** What is neither English nor Chinese: a currency, a name of the trade, a sample to copy. */
const sameInBoth = /^(?:S\$|EN|CN|PayNow|Visa|Mastercard|MM\/YY|CVV|GST|DHL|QR|UEN|·|name@example\.com)?$/

/** The names that ICU fills in: `{count, plural, …}` and `<n>` both. */
const filledIn = (text: string): string[] => {
  const names = [...text.matchAll(/(?<!(?:=\d+|zero|one|other) )\{(\w+)(?=[,}])/g), ...text.matchAll(/<(\w+)>/g)].map(([, name]) => name!)
  return [...new Set(names)].filter((name) => !/^\d+$/.test(name)).sort()
}

describe('the words of the shop', () => {
  test('are as many in Chinese as in English (language-02)', () => {
    expect([...chinese.keys()].sort()).toEqual([...english.keys()].sort())
  })

  test('are Chinese in Chinese', () => {
    const untranslated = [...chinese].filter(([, text]) => {
      const spoken = text.replaceAll(/\{\w+(?:, number)?\}|<\/?\w+>/g, '')
      return /\p{Letter}/u.test(spoken) && !/\p{Script=Han}/u.test(spoken) && !sameInBoth.test(spoken.trim())
    })
    expect(untranslated).toEqual([])
  })

  test('hold the same figures and names in both', () => {
    const differing = [...english].filter(([key, text]) => String(filledIn(text)) !== String(filledIn(chinese.get(key)!)))
    expect(differing.map(([key, text]) => [key, text, chinese.get(key)])).toEqual([])
  })

  test('are all said somewhere', () => {
    const said = readSayings()
    const unused = [...english.keys()].filter((key) => !key.startsWith('problems.') && !said.some((saying) => saying(key)))
    expect(unused).toEqual([])
  })

  test('would be missed, each of them', () => {
    const said = readSayings()
    expect(said.some((saying) => saying('cart.aKeyThatNobodySays'))).toBe(false)
    expect(said.some((saying) => saying('cart.title'))).toBe(true)
  })
})

/** Whether a key is said by one source file. */
type Saying = (key: string) => boolean

function readSayings(): Saying[] {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/(messages|src\/words)\.ts$|\.test\.tsx?$/.test(file))
  const sources = files.map((file) => readFileSync(file, 'utf8'))
  const literals = new Set(sources.flatMap((source) => [...source.matchAll(/'([\w.-]+)'/g)].map(([, text]) => text!)))
  return sources.flatMap((source) => sayingsOf(source, literals))
}

function sayingsOf(source: string, literals: ReadonlySet<string>): Saying[] {
  const spaces = [...source.matchAll(/useTranslations\((?:'([\w.]+)')?\)/g)].map(([, name]) => (name ? `${name}.` : ''))
  const plain = [...source.matchAll(/'([\w.-]+)'/g)].map(([, text]) => exactly(text!))
  const templates = [...source.matchAll(/`([^`]+)`/g)].map(([, text]) => shapeOf(text!))
  const patterns = spaces.length === 0 ? [] : [...plain, ...templates]
  const spoken = patterns.map(
    (pattern): Saying =>
      (key) =>
        spaces.some((space) => key.startsWith(space) && pattern.test(key.slice(space.length))),
  )
  // `t(kind)` says whatever some file calls a kind.
  const isNamedElsewhere = /\bt(?:\.\w+)?\((?!['`)])/.test(source)
  const named = isNamedElsewhere
    ? spaces.map(
        (space): Saying =>
          (key) =>
            space !== '' && key.startsWith(space) && literals.has(key.slice(space.length)),
      )
    : []
  return [...spoken, ...named, ...chainsOf(source)]
}

const exactly = (text: string): RegExp => new RegExp(`^${text.replaceAll('.', '\\.')}$`)

/** `errors.${code}` says every key under errors. */
const shapeOf = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('[\\w.-]+')}$`,
  )

/** Code that reads a feature's words without React: `contentMessages[culture].pages.title`, and all beneath what it reads. */
function chainsOf(source: string): Saying[] {
  const features = [...source.matchAll(/\b(\w+)Messages\b/g)].map(([, name]) =>
    name!.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  )
  const chains = [...source.matchAll(/\.([a-z]\w*(?:\.[a-z]\w*)*)/g)].map(([, chain]) => chain!)
  return [...new Set(features)].map((feature): Saying => (key) => {
    const rest = key.startsWith(`${feature}.`) ? key.slice(feature.length + 1) : null
    return rest !== null && chains.some((chain) => rest === chain || rest.startsWith(`${chain}.`) || chain.startsWith(`${rest}.`))
  })
}
