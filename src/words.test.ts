import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { builtInWords, problemWords } from './words.ts'

type Tree = { [key: string]: string | Tree }

/** All texts with their full keys, such as `cart.line.remove`. */
const leaves = (tree: Tree, path: string[] = []): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[[...path, name].join('.'), value] as [string, string]] : leaves(value, [...path, name]),
  )

const english = new Map(leaves(builtInWords.en as Tree))
const chinese = new Map(leaves(builtInWords.zh as Tree))

/** Texts that are the same in both languages: a currency, a technical term, a sample. */
const sameInBoth = /^(?:S\$|EN|CN|PayNow|Visa|Mastercard|MM\/YY|CVV|GST|DHL|PDF|QR|UEN|·|name@example\.com)?$/

/** The names of ICU arguments and tags: `count` of `{count, plural, …}`, `n` of `<n>`. */
const filledIn = (text: string): string[] => {
  const names = [...text.matchAll(/(?<!(?:=\d+|zero|one|other) )\{(\w+)(?=[,}])/g), ...text.matchAll(/<(\w+)>/g)].map(([, name]) => name!)
  return [...new Set(names)].filter((name) => !/^\d+$/.test(name)).sort()
}

describe('the messages of the shop', () => {
  test('have the same keys in Chinese as in English (language-02)', () => {
    expect([...chinese.keys()].sort()).toEqual([...english.keys()].sort())
  })

  test('are in Chinese in the Chinese catalogue', () => {
    const untranslated = [...chinese].filter(([, text]) => {
      const bare = text.replaceAll(/\{\w+(?:, number)?\}|<\/?\w+>/g, '')
      return /\p{Letter}/u.test(bare) && !/\p{Script=Han}/u.test(bare) && !sameInBoth.test(bare.trim())
    })
    expect(untranslated).toEqual([])
  })

  test('have the same arguments and tags in both languages', () => {
    const differing = [...english].filter(([key, text]) => String(filledIn(text)) !== String(filledIn(chinese.get(key)!)))
    expect(differing.map(([key, text]) => [key, text, chinese.get(key)])).toEqual([])
  })

  test('in Chinese keep each number with its unit, also in what the server refuses (language-11)', () => {
    const unit = /[\d}#] ?(?:克|公斤|天|小时|分钟|秒|件|个|月|年|次|期|位|页|款|张|条|项|种|折)/u
    expect([...chinese].filter(([, text]) => unit.test(text))).toEqual([])
    expect(problemWords.zh.CART_FULL.message).toContain('{limit}\u00a0款')
  })

  test('are all used somewhere', () => {
    const uses = readUses()
    const unused = [...english.keys()].filter((key) => !key.startsWith('problems.') && !uses.some((isUse) => isUse(key)))
    expect(unused).toEqual([])
  })

  test('twin: an unused key is found', () => {
    const uses = readUses()
    expect(uses.some((isUse) => isUse('cart.aKeyWithoutUse'))).toBe(false)
    expect(uses.some((isUse) => isUse('cart.title'))).toBe(true)
  })
})

/** Whether one source file uses a key. */
type IsUse = (key: string) => boolean

function readUses(): IsUse[] {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/(messages|src\/words)\.ts$|\.test\.tsx?$/.test(file))
  const sources = files.map((file) => readFileSync(file, 'utf8'))
  const literals = new Set(sources.flatMap((source) => [...source.matchAll(/'([\w.-]+)'/g)].map(([, text]) => text!)))
  return sources.flatMap((source) => usesOf(source, literals))
}

function usesOf(source: string, literals: ReadonlySet<string>): IsUse[] {
  const spaces = [...source.matchAll(/useTranslations(?:\((?:'([\w.]+)')?\)|<'([\w.]+)'>)/g)].map(([, name, typed]) =>
    (name ?? typed) ? `${name ?? typed}.` : '',
  )
  const plain = [...source.matchAll(/'([\w.-]+)'/g)].map(([, text]) => exactly(text!))
  const templates = [...source.matchAll(/`([^`]+)`/g)].map(([, text]) => shapeOf(text!))
  const patterns = spaces.length === 0 ? [] : [...plain, ...templates]
  const direct = patterns.map(
    (pattern): IsUse =>
      (key) =>
        spaces.some((space) => key.startsWith(space) && pattern.test(key.slice(space.length))),
  )
  // `t(kind)` may use any string literal of any file.
  const callers = [...source.matchAll(/\b(\w+) = useTranslations/g)].map(([, name]) => name!)
  const isNamedElsewhere = callers.some((name) => new RegExp(`\\b${name}(?:\\.\\w+)?\\((?!['\`)])`).test(source))
  const named = isNamedElsewhere
    ? spaces.map(
        (space): IsUse =>
          (key) =>
            space !== '' && key.startsWith(space) && literals.has(key.slice(space.length)),
      )
    : []
  return [...direct, ...named, ...chainsOf(source)]
}

const exactly = (text: string): RegExp => new RegExp(`^${text.replaceAll('.', '\\.')}$`)

/** `errors.${code}` may use every key under `errors`. */
const shapeOf = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('[\\w.-]+')}$`,
  )

/** Uses without React, such as `contentMessages[culture].pages.title`, with all keys beneath the one that is read. */
function chainsOf(source: string): IsUse[] {
  const features = [...source.matchAll(/\b(\w+)Messages\b/g)].map(([, name]) =>
    name!.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  )
  const chains = [...source.matchAll(/\.([a-z]\w*(?:\.[a-z]\w*)*)/g)].map(([, chain]) => chain!)
  return [...new Set(features)].map((feature): IsUse => (key) => {
    const rest = key.startsWith(`${feature}.`) ? key.slice(feature.length + 1) : null
    return rest !== null && chains.some((chain) => rest === chain || rest.startsWith(`${chain}.`) || chain.startsWith(`${rest}.`))
  })
}
