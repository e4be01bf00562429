import { expect, test } from 'vitest'
import { compact, isLatinText, lexemesOf, termsOf, wholeOf, wordsOf, type Searchable } from './lexemes.ts'

const nothing: Searchable = {
  titles: [],
  types: [],
  brandCode: 'lilin',
  brandNames: [],
  categories: [],
  texts: [],
  attributes: [],
  descriptions: [],
  codes: [],
  spoken: [],
}

test.each<[string, Partial<Searchable>, string]>([
  ['a product of nothing', {}, ''],
  ['a title', { titles: ['Silk Scarf'] }, 'Nsilk Nscarf Hsilkscarf Hscarf Tsilkscarf Tscarf Jsilkscarf'],
  ['a type', { types: ['Tea pot'] }, 'Ntea Npot Hteapot Hpot Jteapot'],
  ['a title with a hyphen', { titles: ['Cross-body'] }, 'Ncross Nbody Ncrossbody Hcrossbody Hbody Tcrossbody Tbody Jcrossbody'],
  ['a Chinese title', { titles: ['青瓷瓶'] }, 'N青 N瓷 N瓶 N青瓷 N瓷瓶 H瓶 H瓷瓶 H青瓷瓶 T瓶 T瓷瓶 T青瓷瓶'],
  ['names of a brand', { brandNames: ['Batu Pahat', '蜡'] }, 'Nbatu Npahat N蜡 Nbatupahat'],
  ['a category', { categories: ['Home'] }, 'Ghome home'],
  ['a category of two things', { categories: ['Wallets and belts'] }, 'wallets wallet belts belt Jwalletsbelt'],
  ['a category of two things in Chinese', { categories: ['钱包与腰带'] }, '钱包 包与 与腰 腰带'],
  ['a text', { texts: ['Soy wax'] }, 'soy wax Jsoywax'],
  ['a single Chinese character among the texts', { texts: ['蜡 a4 b'] }, '4 b J4b'],
  ['a Chinese measure', { texts: ['220克装'] }, '220 克装 J220克 J220克装'],
  ['a number with a point', { texts: ['3.5 g'] }, '3 5 g J35g'],
  ['a number without a unit in Chinese', { texts: ['瓷 220'] }, '220'],
  ['a shade', { texts: ['鸽灰'] }, '鸽灰 灰'],
  ['a shade with 色', { texts: ['雾霾蓝色'] }, '雾霾 霾蓝 蓝色 蓝'],
  ['a long name that ends in a colour', { texts: ['一二三四五六灰'] }, '一二 二三 三四 四五 五六 六灰'],
  ['ages', { texts: ['4 to 5 years'] }, '4 5 years year J45 J5years J4year J5year'],
  ['a title that says for how many it is', { titles: ['For Six'] }, 'Nsix Hsix Tsix Jservessix'],
  ['an attribute', { attributes: [{ label: 'Main scents', value: 'Clove' }] }, 'clove clof Jmainscent Jscentsclof Ymain Yscent Ymainscent'],
  [
    'an attribute that is lacking',
    { attributes: [{ label: 'Added Sugar', value: 'None' }] },
    'none added ad sugar free no 不含 Jaddedsugar Jsugarfre Jnoad Jsugarnon Xad Xsugar Xaddedsugar',
  ],
  ['one that is lacking in Chinese', { attributes: [{ label: '酒精', value: '不含' }] }, '不含 酒精 free no 含酒 无酒 X酒精'],
  [
    'one that says what it is not for',
    { attributes: [{ label: 'Hobs', value: 'Gas, not for the induction hob' }] },
    'gas Jhobsga Xinduction Xhob Xinductionhob Yhob',
  ],
  ['one that says so in Chinese', { attributes: [{ label: '炉具', value: '燃气，电磁炉不可' }] }, '燃气 X电磁炉 Y炉具'],
  ['one whose value only begins like that', { attributes: [{ label: 'Weight', value: '0.5 kg' }] }, '0 5 kg J05kg Jweight05 Yweight'],
  ['one that is nonetheless', { attributes: [{ label: 'Name', value: 'Nobody' }] }, 'nobody Jnamenobody Yname'],
  ['descriptions', { descriptions: ['Burns evenly, 香氛'] }, 'Dburn Devenly D香氛'],
  [
    'what it is without',
    { descriptions: ['Free of parabens, sugar-free, 不含酒精'] },
    'Dfree Dparaben Dsugar D不含 D含酒 D酒精 Xparaben Xsugar X酒精',
  ],
  [
    'the same in a title',
    { titles: ['无硫酸盐'] },
    'N无 N硫 N酸 N盐 N无硫 N硫酸 N酸盐 H盐 H酸盐 H硫酸盐 H无硫酸盐 T盐 T酸盐 T硫酸盐 T无硫酸盐 X硫酸 X硫酸盐',
  ],
  ['the same in a text', { texts: ['No nickel'] }, 'no nickel Jnonickel Xnickel'],
  ['codes', { codes: ['FRG-001'] }, 'Cfrg001'],
  ['sounds', { spoken: [['xiang', 'shui']] }, 'Pxiangshui Ixs Pshui'],
  ['one sound', { spoken: [['cha']] }, 'Pcha'],
  [
    'many sounds',
    { spoken: [['zhuang', 'shuang', 'chuang', 'zhuang', 'shuang', 'a', 'b', 'c', 'd']] },
    'Pzhuangshuangchuangzhuang Izsczsabc Pshuangchuangzhuangshuang Isczsabcd Pchuangzhuangshuangabcd Iczsabcd Pzhuangshuangabcd Izsabcd Pshuangabcd Isabcd Pabcd Iabcd Pbcd Ibcd Pcd Icd Pd',
  ],
])('a product with %s is found by its lexemes', (_, product, expected) => {
  const lexemes = lexemesOf({ ...nothing, ...product })
  expect(lexemes).toContain('Blilin')
  expect(lexemes.filter((lexeme) => lexeme !== 'Blilin').join(' ')).toBe(expected)
})

test('a lexeme that is only the mark of its field is none', () => {
  expect(lexemesOf({ ...nothing, brandCode: '', brandNames: ['!'], codes: ['-'] })).toEqual([])
})

test('the terms of a text may be remembered by whoever asks', () => {
  expect(lexemesOf({ ...nothing, titles: ['Vase'] }, () => ['remembered'])).toContain('Nremembered')
})

test.each([
  ['caffeine free, free from sugar', ['Xcaffein', 'Xsugar']],
  ['without perfume or low fat', ['Xperfum', 'Xfat']],
  ['non stick, anti-slip', ['Xstick', 'Xslip']],
  ['不添加防腐剂', ['X防腐', 'X防腐剂']],
  ['零卡路', ['X卡路']],
  ['normal', []],
])('%s says what a product is without (search-22)', (text, expected) => {
  expect(lexemesOf({ ...nothing, descriptions: [text] }).filter((lexeme) => lexeme.startsWith('X'))).toEqual(
    expect.arrayContaining(expected),
  )
  if (expected.length === 0) expect(lexemesOf({ ...nothing, descriptions: [text] }).join(' ')).not.toContain('X')
})

test.each([
  ['None', true],
  ['free of any', true],
  ['否', true],
  ['0', true],
  ['0.5', false],
  ['Nothing', false],
  ['Yes, no', false],
])('whether a value of %s says that a product lacks it: %s', (value, lacks) => {
  expect(lexemesOf({ ...nothing, attributes: [{ label: 'Nickel', value }] }).includes('Xnickel')).toBe(lacks)
})

test.each([
  ['Home & Garden', false],
  ['家居、园艺', false],
  ['Sand', true],
])('a category called %s says what a product is: %s', (name, says) => {
  expect(lexemesOf({ ...nothing, categories: [name] }).some((lexeme) => lexeme.startsWith('G'))).toBe(says)
})

test('words for completions are Latin, of three letters to twenty-four', () => {
  expect(wordsOf('Cross-body bag, XL 220 g 青瓷')).toEqual(['cross', 'body', 'bag', 'crossbody'])
  expect(wordsOf(`${'a'.repeat(24)} ${'b'.repeat(25)}`)).toEqual(['a'.repeat(24)])
})

test('a text is one word without what stands between', () => {
  expect([compact('The FRG-001 of 2'), wholeOf('The FRG-001 of 2')]).toEqual(['frg0012', 'thefrg001of2'])
})

test.each([
  ['spf50', true],
  ['3.5', true],
  ['瓶', false],
  ['', false],
])('whether %j is Latin: %s', (text, expected) => expect(isLatinText(text)).toBe(expected))

test('the terms of a text are its words, their stems, its characters and their pairs', () => {
  expect(termsOf('Cross-body candles 青瓷瓶')).toEqual([
    'cross',
    'cross',
    'body',
    'body',
    'candles',
    'candl',
    '青',
    '瓷',
    '瓶',
    '青瓷',
    '瓷瓶',
    'crossbody',
  ])
})
