import { expect, test } from 'vitest'
import { groupOf, levelCount, type Group } from './groups.ts'
import { createLexicon } from './lexicon.ts'
import { typedOf } from './typed.ts'
import { understand, type KnownHere, type Part } from './understand.ts'
import { readVocabulary } from './vocabulary.ts'

const { concepts } = readVocabulary(`concept,kind,en,zh,broader,finds
vase,type,vase|flower vase,花瓶,decoration,
decoration,type,decoration,装饰,,
bud-vase,type,bud vase,小花瓶,vase,
bag,type,bag,包,,
canvas-bag,type,canvas bag,帆布包,bag,
scarf,type,silk scarf,丝巾,,
gown,type,dressing gown|robe,睡袍,,
hand-cream,type,hand cream,护手霜,cream,
cream,type,cream,面霜,,
razor,type,razor,剃须刀,,
dress,type,dress,连衣裙,,
gowns,type,evening dress,晚礼服,dress,
blue,colour,blue,蓝色,,
navy,colour,navy,藏青,blue,
oatmeal,colour,oatmeal,燕麦色,,
leather,material,leather,皮革|皮,,
suede,material,suede,绒面革,leather,
man,recipient,men,男|男士,,
dad,recipient,dad|father,爸爸,,man|razor|"for him"|nowhere
party,occasion,party,派对,,dress|"balloon"|blue
formal,occasion,formal,正式,,gowns|cream
dry-hands,need,dry hands|chapped hands,手干,,hand-cream|"shea butter"
sensitive,need,sensitive,敏感肌,,cream
beachy,style,beachy|shore,海滩,,
large,size,large,大号,,
millilitre,unit,ml|millilitre,毫升,,
people,unit,people,人,,
piece,unit,piece,件,,
number-4,number,four|4,四,,
serving,unit,serving,份,,
backpack,type,shoulder backpack,单肩背包,,
tshirt,type,tee,t恤衫,,
green,colour,green|the,绿色,,
beige,colour,beige,米色,,
peacock,colour,peacock,孔雀蓝,,
road,style,dusty road,尘路,,
mid-century,style,mid century modern,t型台,,
trinket,type,trinket|the|charm|token|bauble,小物,,
gift,occasion,gift,礼物,,"trinket|""the"""
hamper,type,hamper,礼篮,,cream
many,feature,many|${Array.from({ length: 170 }, (_, index) => `${String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26))}many`).join('|')},,,
crowd,occasion,crowd,,,"many-type|${Array.from({ length: 30 }, (_, index) => `""found${index}""`).join('|')}"
many-type,type,many type,,,
${Array.from({ length: 20 }, (_, index) => `kind-${index},type,kind${index}|sort${index},,many-type,`).join('\n')}
`)
const lexicon = createLexicon(concepts, (word) => (word === '男' ? ['nan'] : []))
const known: KnownHere = {
  words: new Set(['moonston']),
  brands: new Map([['orkidlane', ['orkid-lane', 'orkid-home']]]),
  sounds: new Map([['huaping', ['花瓶']]]),
  syllables: new Map(),
  isEnglish: () => false,
}
const same = (text: string) => text
const partsOf = (keyword: string): Part[] => understand(typedOf(keyword, same), lexicon, known)
const typesOf = (ids: readonly string[]) => ids.map((id) => lexicon.concepts.get(id)!)

const first = (text: string, options = {}): Group => groupOf(partsOf(text)[0]!, lexicon, options)!

/** The alternatives of a query; those in brackets inside of it stay whole. */
function alternativesOf(query: string): string[] {
  const inside = query.startsWith('(') && isOneBracket(query) ? query.slice(1, -1) : query
  const found: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < inside.length; at++) {
    if (inside[at] === '(') depth++
    if (inside[at] === ')') depth--
    if (depth === 0 && inside.startsWith(' & ', at)) return [query]
    if (depth === 0 && inside.startsWith(' | ', at)) {
      found.push(inside.slice(start, at))
      start = at + 3
    }
  }
  return query === '' ? [] : [...found, inside.slice(start)]
}

function isOneBracket(query: string): boolean {
  let depth = 0
  return [...query].every((sign, at) => {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    return depth > 0 || at === query.length - 1
  })
}

/** What each level has that the one before it has not, as it is searched, without the quotation marks of lexemes. */
function newAt({ levels }: Group): string[] {
  const each = levels.map(alternativesOf)
  return each.map((queries, level) =>
    queries
      .filter((query) => !each[level - 1]?.includes(query))
      .join(' | ')
      .replaceAll("'", ''),
  )
}
test.each<[string, string, string[], string[]]>([
  [
    'a type is the head of a name, then its other words, then what is narrower or in such a category',
    'vase',
    [],
    ['Hvase', 'Hflowervas | H花瓶', 'Hbudvas | H小花瓶 | Gvase | ((Gflower & Gvase) | Gflowervas) | G花瓶', ''],
  ],
  [
    'a type of two words is also its last word with the rest described',
    'flower vase',
    [],
    [
      'Hflowervas | (Hvase & (Nflower | flower | Jflower))',
      'Hvase | H花瓶',
      'Hbudvas | H小花瓶 | ((Gflower & Gvase) | Gflowervas) | Gvase | G花瓶',
      '',
    ],
  ],
  [
    'a Chinese type is also what it ends with',
    '帆布包',
    [],
    ['H帆布包 | (H包 & (N帆布 | 帆布))', 'Hcanvasbag', '((G帆布 & G布包) | G帆布包) | ((Gcanva & Gbag) | Gcanvasbag)', ''],
  ],
  [
    'a first word in -ing is in the name as it is written',
    'dressing gown',
    [],
    ['Hdressinggown | (Hgown & Ndressing)', 'Hrobe | H睡袍', '((Gdress & Ggown) | Gdressinggown) | Grobe | G睡袍', ''],
  ],
  [
    'a word in pinyin is the Chinese word',
    'huaping',
    [],
    ['H花瓶', 'Hvase | Hflowervas', 'Hbudvas | H小花瓶 | G花瓶 | Gvase | ((Gflower & Gvase) | Gflowervas)', ''],
  ],
  [
    'a colour is never looked for in descriptions',
    'blue',
    [],
    [
      '(Nblue | Jblue) | (blue | Jblue)',
      '(Nblue | blue | Jblue) | (N蓝色 | 蓝色)',
      '(Nnavy | navy | Jnavy) | (N藏青 | 藏青) | Gblue | G蓝色',
      '',
    ],
  ],
  [
    'a Chinese colour is also found without its last character',
    '燕麦色',
    [],
    [
      '(N燕麦 & N麦色) | N燕麦 | (燕麦 & 麦色) | 燕麦',
      '(Noatmeal | oatmeal | Joatmeal) | ((N燕麦 & N麦色) | (燕麦 & 麦色))',
      '(N燕麦 | 燕麦) | ((G燕麦 & G麦色) | G燕麦色) | G燕麦 | Goatmeal',
      '',
    ],
  ],
  [
    'a person of one character is found by the words that mean the same',
    '男',
    [],
    ['', '(Nmen | men | Jmen) | (N男士 | 男士)', 'Gmen | G男士', 'Dmen | D男士'],
  ],
  ['such a person in pinyin as well', 'nan', [], ['', '(Nmen | men | Jmen) | (N男士 | 男士)', 'Gmen | G男士', 'Dmen | D男士']],
  [
    'a person finds what goes with them',
    'dad',
    [],
    [
      '(Ndad | Jdad) | (dad | Jdad)',
      '(Ndad | dad | Jdad) | (Nfather | father | Jfather) | (N爸爸 | 爸爸)',
      '(Nmen | men | Jmen) | (N男士 | 男士) | (Nhim | him | Jhim) | Gdad | Gfather | G爸爸 | Gmen | G男士 | Ghim | Hrazor | H剃须刀',
      'Ddad | Dfather | D爸爸 | Dmen | D男士 | Dhim',
    ],
  ],
  [
    'beside a type that a person finds, that type says no more',
    'dad',
    ['razor'],
    [
      '(Ndad | Jdad) | (dad | Jdad)',
      '(Ndad | dad | Jdad) | (Nfather | father | Jfather) | (N爸爸 | 爸爸)',
      '(Nmen | men | Jmen) | (N男士 | 男士) | (Nhim | him | Jhim) | Gdad | Gfather | G爸爸 | Gmen | G男士 | Ghim',
      'Ddad | Dfather | D爸爸 | Dmen | D男士 | Dhim | Hrazor | H剃须刀',
    ],
  ],
  [
    'beside another type, types that a person finds are left out',
    'dad',
    ['bag'],
    [
      '(Ndad | Jdad) | (dad | Jdad)',
      '(Ndad | dad | Jdad) | (Nfather | father | Jfather) | (N爸爸 | 爸爸)',
      '(Nmen | men | Jmen) | (N男士 | 男士) | (Nhim | him | Jhim) | Gdad | Gfather | G爸爸 | Gmen | G男士 | Ghim',
      'Ddad | Dfather | D爸爸 | Dmen | D男士 | Dhim',
    ],
  ],
  [
    'an occasion finds types, words and colours',
    'party',
    [],
    [
      '(Nparty | Jparty) | (party | Jparty)',
      '(Nparty | party | Jparty) | (N派对 | 派对)',
      '(Nballoon | balloon | Jballoon) | (Nblue | blue | Jblue) | (N蓝色 | 蓝色) | (Nnavy | navy | Jnavy) | (N藏青 | 藏青) | (Npart | part | Jpart) | Gparty | G派对 | Gballoon | Gblue | G蓝色 | Gnavy | G藏青 | Hdress | H连衣裙 | Heveningdress | H晚礼服',
      'Dparty | D派对 | Dballoon | Dblue | D蓝色 | Dnavy | D藏青',
    ],
  ],
  [
    'beside a broad type, an occasion finds what is narrower, and no other type',
    'formal',
    ['dress'],
    [
      '(Nformal | Jformal) | (formal | Jformal)',
      '(Nformal | formal | Jformal) | (N正式 | 正式)',
      'Gformal | G正式 | Heveningdress | H晚礼服',
      'Dformal | D正式',
    ],
  ],
  [
    'the words of a need stand side by side',
    'dry hands',
    [],
    [
      '((Ndry & Nhand) | Jdryhand | Ndryhand) | (((Ndry & Nhand) | Jdryhand | Ndryhand) | Jdryhand | dryhand | (Ydry & hand) | (Yhand & dry))',
      '(((Nchap & Nhand) | Jchappedhand | Nchappedhand) | Jchappedhand | chappedhand | (Ychap & hand) | (Yhand & chap)) | (N手干 | 手干)',
      '((Gdry & Ghand) | Gdryhand) | ((Gchap & Ghand) | Gchappedhand) | G手干 | Hhandcream | H护手霜 | Ddryhand | Dchappedhand | D手干',
      '((Ddry & Dhand) | Ddryhand) | ((Dchap & Dhand) | Dchappedhand) | ((Dshea & Dbutter) | Dsheabutter) | ((Nshea & Nbutter) | ((shea | Yshea) & (butter | Ybutter)) | Jsheabutter | Nsheabutter | sheabutter) | ((Gshea & Gbutter) | Gsheabutter)',
    ],
  ],
  [
    'beside a type, what a need finds comes last',
    'dry hands',
    ['cream'],
    [
      '((Ndry & Nhand) | Jdryhand | Ndryhand) | (((Ndry & Nhand) | Jdryhand | Ndryhand) | Jdryhand | dryhand | (Ydry & hand) | (Yhand & dry))',
      '(((Nchap & Nhand) | Jchappedhand | Nchappedhand) | Jchappedhand | chappedhand | (Ychap & hand) | (Yhand & chap)) | (N手干 | 手干)',
      '((Gdry & Ghand) | Gdryhand) | ((Gchap & Ghand) | Gchappedhand) | G手干 | Ddryhand | Dchappedhand | D手干',
      '((Ddry & Dhand) | Ddryhand) | ((Dchap & Dhand) | Dchappedhand) | ((Dshea & Dbutter) | Dsheabutter) | Hhandcream | H护手霜 | ((Nshea & Nbutter) | ((shea | Yshea) & (butter | Ybutter)) | Jsheabutter | Nsheabutter | sheabutter) | ((Gshea & Gbutter) | Gsheabutter)',
    ],
  ],
  [
    'a long Chinese need is also found by its first two characters',
    '敏感肌',
    [],
    [
      '(N敏感 & N感肌) | ((N敏感 & N感肌) | (敏感 & 感肌))',
      '(Nsensitif | sensitif | Jsensitif)',
      '(N敏感 | 敏感) | ((G敏感 & G感肌) | G敏感肌) | Gsensitif | Hcream | H面霜 | Hhandcream | H护手霜 | ((D敏感 & D感肌) | D敏感肌) | Dsensitif',
      '',
    ],
  ],
  [
    'a style in -y is also found by what it comes from',
    'beachy',
    [],
    [
      '(Nbeachy | Jbeachy) | (beachy | Jbeachy)',
      '(Nbeachy | beachy | Jbeachy) | (Nshor | shor | Jshor) | (N海滩 | 海滩)',
      '(Nbeach | beach | Jbeach) | Gbeachy | Gshor | G海滩',
      'Dbeachy | Dshor | D海滩',
    ],
  ],
  [
    'a size is never looked for in descriptions',
    'large',
    [],
    ['(Nlarg | Jlarg) | (larg | Jlarg)', '(Nlarg | larg | Jlarg) | (N大号 | 大号)', 'Glarg | G大号', ''],
  ],
  ['a brand is found by its codes', 'orkid lane', [], ['Borkid-lane | Borkid-home', '', '', '']],
  [
    'a word that nothing is known of is found anywhere, first in names, last as the label of an attribute',
    'quartz',
    [],
    ['Nquartz | Jquartz', '(Nquartz | Jquartz) | (quartz | Jquartz)', 'Gquartz', 'Dquartz | Yquartz'],
  ],
  ['a size is the number with each word for its unit', '3.5 ml', [], ['J35ml | J35millilitre | J35毫升', '', '', '']],
  [
    'a size in Chinese is also found in names',
    '四毫升',
    [],
    ['J四ml | J四millilitre | J四毫升 | Jfourml | Jfourmillilitr | Jfour毫升 | J4ml | J4millilitre | J4毫升 | (N四毫 & N毫升)', '', '', ''],
  ],
  [
    'a number of people is a count',
    '4 people',
    [],
    [
      'Jserves4 | Jservesfour | Jserves四 | J4people | J4person | J4人 | Jfourpeopl | Jfourperson | Jfour人 | J四people | J四person | J四人 | (N4 | J4)',
      '(Nfour | Jfour) | N四',
      '(4 | J4) | (four | Jfour) | 四',
      '',
    ],
  ],
  [
    'a number of pieces may be in the name alone',
    '四件',
    [],
    ['J四piece | J四件 | Jfourpiec | Jfour件 | J4piece | J4件 | N四件', '', '(Nfour | Jfour) | (N4 | J4) | N四', ''],
  ],
  [
    'a number alone is a count of people or pieces',
    'four',
    [],
    [
      'Jservesfour | Jserves4 | Jserves四 | Jfourpeopl | Jfourperson | Jfour人 | Jfourpiec | Jfour件 | J4people | J4person | J4人 | J4piece | J4件 | J四people | J四person | J四人 | J四piece | J四件 | (Nfour | Jfour)',
      '(N4 | J4) | N四',
      '(four | Jfour) | (4 | J4) | 四',
      '',
    ],
  ],
])('%s: %s (search-14)', (_, keyword, types, expected) => {
  expect(newAt(first(keyword, { types: typesOf(types) }))).toEqual(expected)
})

test.each([
  ['the last word, still being typed, may be the beginning of one in a name', 'quart', true, true],
  ['another word may not', 'quart', false, false],
  ['a word of two letters may not', 'qu', true, false],
  ['a word in quotation marks may not', '"quart"', true, false],
  ['a Chinese word may not', '青瓷', true, false],
  ['a word of two may not', 'moon stone', true, false],
  ['a colour may not', 'blue', true, false],
])('%s: %s', (_, keyword, isLast, expected) => {
  expect(first(keyword, { isLast }).levels.some((level) => level.includes(':*'))).toBe(expected)
})

test.each<[string, string, string[], number, string]>([
  [
    'a Chinese type of four characters is what it ends with, in two ways',
    '单肩背包',
    [],
    0,
    'H单肩背包 | (H包 & ((N单肩 & N肩背) | (单肩 & 肩背))) | (H背包 & (N单肩 | 单肩))',
  ],
  ['a type with a letter in it is what its last character says', 't恤衫', [], 0, 'Ht恤衫 | (H衫 & ((Nt & N恤) | (t & 恤)))'],
  ['a word of stop words is none', 'green', [], 1, '(Ngreen | green | Jgreen) | (N绿色 | 绿色)'],
  ['a colour of two characters keeps 色', '米色', [], 0, 'N米色 | 米色'],
  ['a colour without 色 keeps its last character', '孔雀蓝', [], 0, '(N孔雀 & N雀蓝) | (孔雀 & 雀蓝)'],
  ['only a single word in -y is of something', 'dusty road', [], 2, '((Gdusty & Groad) | Gdustyroad) | G尘路'],
  [
    'only a Chinese word has a beginning',
    'mid century modern',
    [],
    2,
    '((Gmid & Gcentury & Gmodern) | Gmidcenturymodern) | ((Gt & G型台) | Gt型台)',
  ],
  ['a word with a letter in it has none', 't型台', [], 2, '((Gt & G型台) | Gt型台) | ((Gmid & Gcentury & Gmodern) | Gmidcenturymodern)'],
  ['of what is found, the three commonest words count', 'gift', [], 2, 'Ggift | G礼物 | Htrinket | Hcharm | H小物'],
  [
    'a type finds what answers it, whatever the types of the keyword',
    'hamper',
    ['hamper'],
    2,
    'Hcream | H面霜 | Hhandcream | H护手霜 | Ghamper | G礼篮',
  ],
  ['a size with Latin in it is not in names', '30 毫升', [], 0, 'J30ml | J30millilitre | J30毫升'],
  ['a number of servings is a count', '4 servings', [], 1, '(Nfour | Jfour) | N四'],
])('%s: %s', (_, keyword, types, level, expected) => {
  expect(newAt(first(keyword, { types: typesOf(types) }))[level]).toBe(expected)
})

test('a query does not grow with the vocabulary', () => {
  const crowd = first('crowd')
  expect(alternativesOf(first('many').levels[1]!)).toHaveLength(162)
  expect(newAt(crowd)[3]!.match(/Dfound & /g)).toHaveLength(24)
  expect(crowd.fittest.map((query) => alternativesOf(query).length)).toEqual([24, 5, 5, 5, 5, 5])
})

test('the beginning of a word is looked for in names', () => {
  expect(newAt(first('quart', { isLast: true }))[2]).toBe('Gquart | Nquart:*')
})

test('each level has all of those before it', () => {
  const levels = first('dad').levels.map(alternativesOf)
  expect(levels).toHaveLength(levelCount)
  for (const [level, queries] of levels.slice(1).entries()) expect(queries).toEqual(expect.arrayContaining(levels[level]!))
})

test('what a person finds is told apart, the fittest first, without other types beside a type', () => {
  const fittest = (types: string[]) => first('dad', { types: typesOf(types) }).fittest
  const men = "(('Nmen' | 'men' | 'Jmen') | ('N男士' | '男士'))"
  const him = "('Nhim' | 'him' | 'Jhim')"
  expect(fittest([])).toEqual([men, "('Hrazor' | 'H剃须刀')", him])
  expect(fittest(['bag'])).toEqual([men, him])
  expect(first('vase').fittest).toEqual([])
})

test('what is called by the type in its title is told from what has it by its type alone', () => {
  expect(first('vase').called).toBe("('Tvase' | 'Tflowervas' | 'T花瓶' | 'Tbudvas' | 'T小花瓶')")
  expect(first('dad').called).toBe('')
})

test('a material that is said to be one comes before the name of a shade', () => {
  expect([first('suede').fittest, first('blue').fittest]).toEqual([["'Jmaterialsued'"], []])
})
