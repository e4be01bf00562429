import { expect, it } from 'vitest'
import { cultureOfPage, cultures, fullName, htmlLang, inLanguage, langOf, secondName } from './culture.ts'

const vase = { name: { en: 'Vase', zh: '花瓶' }, details: { en: 'Blue', zh: null }, intro: { en: '', zh: null } }

it('names the texts that exist in English only, for a page to mark (language-09)', () => {
  const shown = inLanguage(vase, 'zh')
  expect(shown).toEqual({ name: '花瓶', details: 'Blue', intro: '', untranslated: ['details'] })
  expect(['name', 'details', 'intro'].map((name) => langOf(shown, name))).toEqual([undefined, 'en', undefined])
})

it('names none on an English page, and none where all are translated', () => {
  expect(inLanguage(vase, 'en')).toEqual({ name: 'Vase', details: 'Blue', intro: '' })
  expect(inLanguage({ name: vase.name }, 'zh')).toEqual({ name: '花瓶' })
})

it('finds every language by the lang of its page', () => {
  expect(cultures.map((culture) => cultureOfPage(htmlLang[culture]))).toEqual(cultures)
  expect(cultureOfPage('fr')).toBe('en')
})

it.each([
  [{ en: 'Hujan', zh: '雨' }, 'en', '雨'],
  [{ en: 'Hujan', zh: '雨' }, 'zh', 'Hujan'],
  [{ en: 'Hujan', zh: null }, 'zh', ''],
  [{ en: 'Hujan', zh: null }, 'en', ''],
] as const)('the second name of %o in %s is "%s"', (name, culture, second) => {
  expect(secondName(name, culture)).toBe(second)
})

it.each([
  ['en', 'Mei Lin', 'Tan', 'Mei Lin Tan'],
  ['zh', 'Mei Lin', 'Tan', 'Tan Mei Lin'],
  ['en', '美玲', '陈', '陈美玲'],
  ['zh', '美玲', '陈', '陈美玲'],
  ['en', 'Jane 美玲', '陈', 'Jane 美玲 陈'],
  ['en', 'Mei Lin', null, 'Mei Lin'],
  ['zh', null, '陈', '陈'],
  ['en', null, null, ''],
] as const)(
  'in %s, %s %s is written %j: in Chinese characters the family name is first (language-02)',
  (culture, firstName, lastName, name) => {
    expect(fullName({ firstName, lastName }, culture)).toBe(name)
  },
)
