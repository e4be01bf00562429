import { expect, it } from 'vitest'
import { languageSwitches } from './language-switches.ts'

it.each([
  "const comma = culture === 'zh' ? '，' : ', '",
  "if (useCulture() !== 'en') return null",
  'const lang = "zh" == culture ? chinese : english',
  "const culture = lang.startsWith('zh') ? 'zh' : 'en'",
  "    case 'zh':",
  "const isHan = locale === 'zh-Hans-SG'",
  'const shown = name.zh ?? product.name.en',
  "if (['zh', 'ms'].includes(culture)) return null",
])('finds the planted switch: %s', (planted) => {
  expect(languageSwitches(`const before = 1\n${planted}\n`)).toEqual([{ line: 2, text: planted.trim() }])
})

it.each([
  'const { comma } = languages[culture]',
  'culture === here ? popup.close() : void choose(culture)',
  "const wanted = { culture: 'zh' }",
  "if (outcome !== 'ended') return",
  "<span lang='zh-Hans'>",
  'const names = [name.en, name.zh]',
])('lets pass what is no switch: %s', (line) => {
  expect(languageSwitches(line)).toEqual([])
})
