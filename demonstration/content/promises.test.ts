import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { cartMessages } from '../../src/features/cart/messages.ts'
import { checkoutMessages } from '../../src/features/checkout/messages.ts'
import { productMessages } from '../../src/features/product/messages.ts'
import { signInMessages } from '../../src/features/sign-in/messages.ts'
import promotions from '../promotions/promotions.json' with { type: 'json' }
import memberPromotions from '../settings/member-promotions.json' with { type: 'json' }
import settings from '../settings/settings.json' with { type: 'json' }
import home from './home.json' with { type: 'json' }
import { contentPlaces, readLinks, readPage } from './seed-content.ts'

/** docs/promises.md: what the texts promise, and which test shows each sentence. */
const document = readFileSync('docs/promises.md', 'utf8')

interface Promised {
  place: string
  en: string
  zh: string
  rules: string[]
  shownBy: string[]
}

const promised: Promised[] = document.split(/^## /m).flatMap((section) => {
  const place = section.split('\n')[0]!
  const rows = [...section.matchAll(/^\| (.+?) \| (.+?) \| (.*?) ?\| (.+?) \|$/gm)].slice(2)
  return rows.map(([, en, zh, rules, shownBy]) => ({
    place,
    en: en!,
    zh: zh!,
    rules: rules!.split(', ').filter(Boolean),
    shownBy: shownBy!.split('<br>'),
  }))
})
/** Sentences that only lead on, English and Chinese. */
const notPromised = [...document.matchAll(/^- (.+) \/ (.+)$/gm)].map(([, en, zh]) => ({ en: en!, zh: zh! }))

const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
/** The cells of a table's row are one sentence. */
const blocks = (html: string): string[] =>
  [...html.replace(/<\/t[dh]><t[dh][^>]*>/g, ' · ').matchAll(/<(p|li|tr|dd)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , inside]) => plain(inside!))
const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(texts) : []
const ofLanguage = (value: unknown, key: 'lang1' | 'lang2'): string[] =>
  value && typeof value === 'object'
    ? Object.entries(value).flatMap(([name, inner]) => (name === key ? texts(inner) : ofLanguage(inner, key)))
    : []

const pages = contentPlaces()
  .map(readPage)
  .map((page) => ({
    place: `${page.section}/${page.code}`,
    en: [page.intro.en, ...blocks(page.html.en)],
    zh: [page.intro.zh!, ...blocks(page.html.zh!)],
  }))
const words = (place: string, { en, zh }: { en: unknown; zh: unknown }) => ({ place, en: texts(en).map(plain), zh: texts(zh).map(plain) })
const barMessages = readLinks().filter(({ code, linkCode }) => code === 'TOP_NAVIGATION' && linkCode !== '')
const places = [
  ...pages,
  { place: 'home', en: ofLanguage(home, 'lang1').map(plain), zh: ofLanguage(home, 'lang2').map(plain) },
  words('bag', { en: [checkoutMessages.en, cartMessages.en], zh: [checkoutMessages.zh, cartMessages.zh] }),
  words('sign-in', signInMessages),
  words('message bar', { en: barMessages.map(({ title }) => title.en), zh: barMessages.map(({ title }) => title.zh) }),
  words('product page', productMessages),
]

const tests = new Set(
  globSync('{src,test,demonstration}/**/*.{test,spec}.ts', { exclude: (name) => name === 'node_modules' }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:\b(?:test|it)(?:\.each\([^\n]*\))?|^\]\))\(\s*(['`])(.+?)\1,/gm)].map(([, , name]) =>
      name!.replace(/ \([^()]*\)$/, ''),
    ),
  ),
)
const rules = new Set(
  globSync('docs/specification/*.md').flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^### (\S+)$/gm)].map(([, rule]) => rule!)),
)

test('every sentence of docs/promises.md stands in its text, in both languages', () => {
  expect(promised.length).toBeGreaterThan(80)
  const missing = promised.flatMap(({ place, en, zh }) => {
    const found = places.find((each) => each.place === place)
    return [
      ...(found?.en.some((text) => text.includes(en)) ? [] : [`${place}: ${en}`]),
      ...(found?.zh.some((text) => text.includes(zh)) ? [] : [`${place}: ${zh}`]),
    ]
  })
  expect(missing).toEqual([])
})

test('every sentence has a rule and a test that exist, or is kept by people', () => {
  const isByPeople = ({ shownBy }: Promised) => ['*staff*', '*terms*'].includes(shownBy.join())
  const byTests = promised.filter((each) => !isByPeople(each))
  expect(byTests.filter((each) => each.rules.length === 0)).toEqual([])
  expect(byTests.flatMap((each) => each.rules).filter((rule) => !rules.has(rule))).toEqual([])
  expect([...new Set(byTests.flatMap(({ shownBy }) => shownBy).filter((name) => !tests.has(name)))]).toEqual([])
})

const about = /\b(rebates?|vouchers?|gifts?|elite|classic|pre-member|lifetime|deliver\w*|collect\w*|free)\b/i
const aboutZh = /返利|礼券|赠品|尊级|雅级|准会员|送货|免运费|自提|运费/

/** The sentences of shopping online and customer service that are about them, in one language. */
const sentencesOf = (language: 'en' | 'zh', ends: RegExp, isAbout: RegExp): string[] =>
  pages
    .filter(({ place }) => /^(shop-online|customer-service)\//.test(place))
    .flatMap((page) => page[language].flatMap((block) => block.split(ends)))
    .filter((sentence) => isAbout.test(sentence))

test('no page of shopping online or customer service says anything of them that is not listed', () => {
  const listed = [...promised, ...notPromised]
  const english = sentencesOf('en', /(?<=[.?])\s+(?=[A-Z“])/, about)
  expect(english.length).toBeGreaterThan(60)
  expect(english.filter((sentence) => !listed.some(({ en }) => en.includes(sentence)))).toEqual([])
  // A Chinese sentence may be what two English ones say.
  const chinese = sentencesOf('zh', /(?<=[。？])/, aboutZh)
  expect(chinese.filter((sentence) => !listed.some(({ zh }) => zh.includes(sentence) || sentence.includes(zh)))).toEqual([])
})

test('the demonstration has promotions of every kind, and its home page names a code that everybody may use (promo-32)', () => {
  const all: { kind: string }[] = [...promotions, ...memberPromotions]
  const kinds = globSync('src/features/promotions/rules/kinds/*.ts')
    .map((file) => basename(file, '.ts').replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()))
    .filter((kind) => kind !== 'kind' && kind !== 'pieces')
  expect(all.length).toBeGreaterThanOrEqual(12)
  expect([...new Set(all.map(({ kind }) => kind))].toSorted()).toEqual(kinds.toSorted())
  const welcome = promotions.find(({ codes }) => codes?.includes('WELCOME10'))!
  expect(welcome).toMatchObject({ fromCents: 6000, amountCents: 1000, goods: {} })
  expect('audience' in welcome).toBe(false)
  expect(texts(home).filter((text) => text.includes('WELCOME10'))).toHaveLength(2)
})

test('the delivery slots of the demonstration are those that its texts promise', () => {
  const { weekdays, windows, closedDays } = settings.deliverySlots
  expect(weekdays).toEqual([1, 2, 3, 4, 5, 6])
  expect([windows[0]!.from, windows.at(-1)!.until]).toEqual(['09:00', '22:00'])
  expect(closedDays).toContain('2026-12-25')
})
