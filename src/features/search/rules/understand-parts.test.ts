import { expect, test } from 'vitest'
import { createLexicon } from './lexicon.ts'
import { typedOf } from './typed.ts'
import { understand, isBegun, isUnknown, maySpeak, type KnownHere, type Part, type Reading } from './understand.ts'
import { readVocabulary } from './vocabulary.ts'

const { concepts } = readVocabulary(`concept,kind,en,zh,broader,finds
vase,type,vase|flower vase,花瓶,,
flower,type,flower,鲜花,,
towel,type,tea towel,茶巾,,
cloth,type,dish cloth,洗碗布,,
sunglasses,type,sunglasses,太阳镜,,
set,type,tea set for two,茶具,,
men,recipient,men,男,,
shirt,type,shirt,衬衫,,
blue,colour,blue,蓝色,,
light-colour,colour,light,浅色,,
light-material,material,light,轻薄,,
lamp,type,lamp|light,灯,,
orange,colour,orange,橙色,,
orange-fruit,type,orange,橙子,,
vintage,style,vintage,复古,,
exam,occasion,exam,考试,,
leather,material,leather,皮革,,
sugar,feature,sugar,糖,,
beach,style,beach,海滩,,
millilitre,unit,ml,毫升,,
four,number,four|4,四,,
small,size,small,小号,,
buy,filler,i want to buy,我想买,,
naan,type,naan|nan,馕,,
hook,type,hook,挂钩,,
rail,type,towel rail hook,毛巾杆,,
towel-rail,type,tea towel rail,茶巾杆,,
tea,type,tea,茶,,
lane,type,lane marker,标志,,
marker,type,marker,记号笔,,
orkid,type,orkid,兰花,,
lunar,style,lunar,月亮,,
stone-vase,type,stone vase,石瓶,,
dark-blue,colour,dark blue,深蓝,,
tea-rose,type,tea rose,茶玫瑰,,
tea-rose-colour,colour,tea rose,茶玫瑰,,
shiny,style,shiny,闪亮,,
please,filler,please,请,,
please-type,type,please,请,,
retro,style,retro,怀旧,,
retro-type,type,retro,怀旧,,
six,number,six,六,,
six-style,style,six,六,,
cup,unit,cup,杯,,
cup-type,type,cup,杯,,
cup-colour,colour,cup,杯,,
`)
const sounds: Record<string, string[]> = { 花瓶: ['huaping'], 衬衫: ['chenshan'], 男: ['nan'], 太阳镜: ['taiyangjing'] }
const lexicon = createLexicon(concepts, (word) => sounds[word] ?? [])
const known: KnownHere = {
  words: new Set(['beach', 'onyx', '青瓷', 'moonstone', 'nan']),
  brands: new Map([
    ['orkidlane', ['orkid-lane']],
    ['batupahat', ['batu-pahat']],
    ['dapur', ['dapur']],
  ]),
  sounds: new Map([
    ['qingci', ['青瓷']],
    ['huaping', ['花屏']],
  ]),
  syllables: new Map(),
  isEnglish: (word) => ['men', 'shirt', 'can', 'pan', 'tea', 'towel', 'moon', 'stone', 'nana'].includes(word),
}
const same = (text: string) => text
const sun = new Map([
  [0, 'tai'],
  [1, 'yang'],
  [2, 'jing'],
])

/** A part in words: what it is, where it stands, its concepts, brands or Chinese words, and its words where they differ from what was typed. */
function shown({ kind, start, end, texts, concepts, brands, spoken, insisted, afterLink, afterOr }: Part, keyword: string): string {
  const text = keyword.slice(start, end)
  const words = texts.join(' ')
  return [
    `${kind}:${text}`,
    concepts.map(({ id }) => `${id}`).join('+'),
    [...brands, ...spoken].join('+'),
    insisted ? 'insisted' : '',
    afterLink ? 'after a link' : '',
    afterOr ? 'after or' : '',
    words === text ? '' : `=${words}`,
  ]
    .filter(Boolean)
    .join(', ')
}

type Row = [keyword: string, parts: string[], reading?: Reading, here?: Partial<KnownHere>]
const partsOf = (keyword: string, reading?: Reading, here: Partial<KnownHere> = {}) =>
  understand(typedOf(keyword, same), lexicon, { ...known, ...here }, reading)
function isUnderstood(...[keyword, parts, reading, here]: Row) {
  expect(partsOf(keyword, reading, here).map((part) => shown(part, keyword))).toEqual(parts)
}

test.each<Row>([
  ['blue vase', ['colour:blue, blue', 'type:vase, vase']],
  ['flower vase', ['type:flower vase, vase']],
  ['small-blue vase', ['size:small, small', 'colour:blue, blue', 'type:vase, vase']],
  ['vase flower', ['word:vase, vase', 'type:flower, flower']],
  ['blue, vase', ['colour:blue, blue', 'type:vase, vase']],
  ['tea set for two', ['type:tea set for two, set, =tea set two']],
  ['DAPUR flower vase', ['brand:DAPUR, dapur, =dapur', 'type:flower vase, vase']],
])('the longest phrase of the vocabulary is one part: %s', isUnderstood)

test.each<Row>([
  ['shirt style', ['word:shirt']],
  ['vase inspired lamp', ['word:vase', 'type:lamp, lamp']],
  ['vintage style lamp', ['style:vintage, vintage', 'type:lamp, lamp']],
  ['style', ['word:style']],
  ['shirt "style"', ['type:shirt, shirt', 'word:style, insisted']],
])('what is only like a thing is not that thing: %s', isUnderstood)

test.each<Row>([
  ['flower vase', ['word:flower, flower', 'type:vase, vase'], { dividesTypes: true }],
  ['花瓶', ['type:花瓶, vase, =花 瓶'], { dividesTypes: true }],
  ['洗碗布', ['word:洗碗布, =洗 碗 布'], { dividesTypes: true }],
  ['vase', ['type:vase, vase'], { dividesTypes: true }],
  ['orkid lane', ['brand:orkid lane, orkid-lane'], { dividesTypes: true }],
])('a type of several words may be divided, one of two characters not: %s', isUnderstood)

test.each<Row>([
  ['onyx, dapur, lane', ['word:onyx', 'brand:dapur, dapur', 'word:lane']],
  ['orkid lane vase', ['brand:orkid lane, orkid-lane', 'type:vase, vase']],
  ['dapur', ['brand:dapur, dapur']],
])('a brand is its whole name, in any spelling with spaces: %s', isUnderstood)

test.each<Row>([
  ['shirt without leather', ['type:shirt, shirt', 'exclusion:without leather, leather, =leather']],
  ['without blue leather', ['exclusion:without blue, blue, =blue', 'material:leather, leather']],
  ['不要皮革的衬衫', ['exclusion:不要皮革, leather, =皮 革', 'type:衬衫, shirt, =衬 衫']],
  ['无糖', ['exclusion:无糖, sugar, =糖']],
  ['shirt no 4', ['type:shirt, shirt', 'number:4, four']],
  ['shirt that doesnt need leather', ['type:shirt, shirt', 'exclusion:doesnt need leather, leather, after a link, =leather']],
  ['without 30 ml', ['size:30 ml, millilitre']],
  ['without', []],
  ['shirt without', ['type:shirt, shirt']],
  ['without onyx', ['exclusion:without onyx, =onyx']],
  ['shirt without a leather vase', ['word:shirt, shirt', 'exclusion:without a leather, leather, =leather', 'type:vase, vase']],
])('a negation excludes the one part behind it, but no number (search-22): %s', isUnderstood)

test.each<Row>([
  ['leather free shirt', ['exclusion:leather free, leather, =leather', 'type:shirt, shirt']],
  ['blue leather free', ['colour:blue, blue', 'exclusion:leather free, leather, =leather']],
  ['free shirt', ['word:free', 'type:shirt, shirt']],
  ['free', ['word:free']],
  ['orkid lane free', ['brand:orkid lane, orkid-lane', 'word:free']],
])('a word with free behind it is excluded (search-22): %s', isUnderstood)

test.each<Row>([
  ['huaping', ['type:huaping, vase, 花瓶+花屏']],
  ['hua ping', ['type:hua ping, vase, 花瓶+花屏']],
  ['qing ci', ['word:qing ci, 青瓷']],
  ['chen shan nan', ['type:chen shan, shirt, 衬衫', 'recipient:nan, men, 男']],
])('pinyin is the Chinese words of the vocabulary and of the shop that sound so: %s', isUnderstood)

test.each<Row>([
  ['huaping', ['word:huaping'], {}, { isEnglish: () => true }],
  ['hua ping', ['type:hua ping, vase, 花瓶+花屏'], {}, { isEnglish: (word) => word === 'hua' }],
  ['can', ['word:can']],
])('pinyin is not guessed from English words: %s', isUnderstood)

test.each<Row>([
  ['太阳境', ['type:太阳境, sunglasses, 太阳镜, =太 阳 境'], {}, { syllables: sun }],
  ['太阳境', ['word:太阳境, =太 阳 境']],
  ['太阳', ['word:太阳, =太 阳'], {}, { syllables: sun }],
  ['太阳境', ['brand:太阳境, sun, =太 阳 境'], {}, { syllables: sun, brands: new Map([['taiyangjing', ['sun']]]) }],
  ['太阳境', ['word:太阳境, =太 阳 境'], {}, { syllables: sun, words: new Set(['太阳境']) }],
  [
    '花瓶',
    ['type:花瓶, vase, =花 瓶'],
    {},
    {
      syllables: new Map([
        [0, 'hua'],
        [1, 'ping'],
      ]),
    },
  ],
])('three characters or more that sound like a word of the vocabulary or like a brand are taken for it (search-05): %s', isUnderstood)

test.each<Row>([
  ['青瓷', ['word:青瓷, =青 瓷']],
  ['青瓷花瓶', ['word:青瓷, =青 瓷', 'type:花瓶, vase, =花 瓶']],
  ['白青瓷', ['word:白', 'word:青瓷, =青 瓷']],
])('a Chinese word of the shop is one word: %s', isUnderstood)

test.each<Row>([
  ['moon stone', ['word:moon stone'], {}, { words: new Set(['moonston']) }],
  ['moon rock vase', ['word:moon', 'word:rock', 'type:vase, vase']],
])('two Latin words that the shop writes as one are one word: %s', isUnderstood)

test.each<Row>([
  ['瓷白', ['word:瓷白, =瓷 白']],
  ['瓷白花瓶绿黄', ['word:瓷白, =瓷 白', 'type:花瓶, vase, =花 瓶', 'word:绿黄, =绿 黄']],
  ['白 瓷', ['word:白', 'word:瓷']],
  ['瓷"白"', ['word:瓷', 'word:白, insisted']],
  ['"白"瓷', ['word:白, insisted', 'word:瓷']],
  ['blue白瓷', ['colour:blue, blue', 'word:白瓷, =白 瓷']],
  ['蓝色白瓷', ['colour:蓝色, blue, =蓝 色', 'word:白瓷, =白 瓷']],
  ['onyx白', ['word:onyx', 'word:白']],
])('neighbouring characters that nothing is known of are one word: %s', isUnderstood)

test.each<Row>([
  ['beachy', ['style:beachy, beach, =beach']],
  ['beachy', ['word:beachy'], {}, { words: new Set(['beach', 'beachy']) }],
  ['silky', ['word:silky']],
  ['beachys', ['word:beachys']],
  ['sugary', ['word:sugary'], {}, { words: new Set() }],
])('a word in -y is of what it comes from, where the shop has only that: %s', isUnderstood)

test.each<Row>([
  ['复古风', ['style:复古, vintage, =复 古']],
  ['复古风衬衫', ['style:复古, vintage, =复 古', 'type:衬衫, shirt, =衬 衫']],
  ['exam day', ['occasion:exam, exam']],
  ['exam "day"', ['occasion:exam, exam', 'word:day, insisted']],
  ['day', ['word:day']],
  ['day exam', ['word:day', 'occasion:exam, exam']],
  ['blue day', ['colour:blue, blue', 'word:day']],
  ['leather风', ['material:leather, leather', 'word:风']],
  ['blue款', ['colour:blue, blue']],
  ['exam vintage day', ['occasion:exam, exam', 'style:vintage, vintage', 'word:day']],
])('a word that says no more behind a style or an occasion is left out: %s', isUnderstood)

test.each<Row>([
  ['tea towel aka dish cloth', ['type:tea towel aka dish cloth, towel+cloth, =tea towel']],
  ['tea towel or blue', ['type:tea towel, towel', 'colour:blue, blue, after or']],
  ['blue or orange shirt', ['colour:blue or orange, blue+orange, =blue', 'type:shirt, shirt']],
  ['vase or onyx', ['type:vase, vase', 'word:onyx, after or']],
  ['onyx or vase', ['word:onyx', 'type:vase, vase, after or']],
  ['vase or flower or shirt', ['type:vase or flower or shirt, vase+flower+shirt, =vase']],
  ['vase flower', ['word:vase, vase', 'type:flower, flower']],
  ['vase or without flower', ['type:vase, vase', 'exclusion:without flower, flower, =flower']],
])('two names of one kind with or between them are one part: %s', isUnderstood)

test.each<Row>([
  ['30 ml', ['size:30 ml, millilitre']],
  ['30ml vase', ['size:30ml, millilitre, =30 ml', 'type:vase, vase']],
  ['四毫升', ['size:四毫升, four+millilitre, =四 毫 升']],
  ['four ml', ['size:four ml, four+millilitre']],
  ['ml', ['word:ml']],
  ['blue ml', ['colour:blue, blue', 'word:ml']],
  ['vase ml', ['type:vase, vase', 'word:ml']],
  ['30 30 ml', ['word:30', 'size:30 ml, millilitre']],
  ['30 vase ml', ['word:30', 'type:vase, vase', 'word:ml']],
  ['"30" ml', ['size:30" ml, millilitre, insisted, =30 ml']],
  ['orkid lane ml', ['brand:orkid lane, orkid-lane', 'word:ml']],
  ['30 small', ['word:30', 'size:small, small']],
])('a number with the unit behind it is a size: %s', isUnderstood)

test.each<Row>([
  ['vase for flower', ['type:vase, vase', 'word:flower, flower, after a link']],
  ['shirt vase', ['word:shirt, shirt', 'type:vase, vase']],
  ['for vase and flower', ['word:vase, vase, after a link', 'type:flower, flower, after a link']],
  ['vase with flower and shirt', ['type:vase, vase', 'word:flower, flower, after a link', 'word:shirt, shirt, after a link']],
  ['orange', ['type:orange, orange-fruit']],
  ['orange shirt', ['colour:orange, orange', 'type:shirt, shirt']],
  ['shirt orange', ['type:shirt, shirt', 'colour:orange, orange']],
  ['vase orange flower', ['word:vase, vase', 'colour:orange, orange', 'type:flower, flower']],
  ['orange for flower', ['type:orange, orange-fruit', 'word:flower, flower, after a link']],
  ['vase that fits flower', ['type:vase, vase', 'word:flower, flower, after a link']],
])('the last type is what is searched, but none behind for or with (search-23): %s', isUnderstood)

test.each<Row>([
  ['flower', ['type:flower, flower'], { isPurpose: true }],
  ['flower vase blue', ['word:flower vase, vase', 'colour:blue, blue'], { isPurpose: true }],
  ['my vase is leaking', ['word:vase, vase', 'word:leaking']],
  ['my vase is leaking', ['type:vase, vase', 'word:leaking'], { isPurpose: false }],
])('where a purpose is said, no type need be what is searched: %s', isUnderstood)

test.each<Row>([
  ['small four blue', ['size:small, small', 'number:four, four', 'colour:blue, blue']],
  ['light vase', ['colour:light, light-colour+light-material', 'type:vase, vase']],
  ['vase light', ['type:vase, vase', 'colour:light, light-colour+light-material']],
  ['light', ['type:light, lamp']],
])('of several kinds, a word is the one that a shopper means most: %s', isUnderstood)

test.each<Row>([
  ['i want to buy', []],
  ['i want to buy a vase', ['type:vase, vase, after a link']],
  ['vase that i like', ['type:vase, vase']],
  ['我想买花瓶', ['type:花瓶, vase, =花 瓶']],
  ['the', []],
])('what says nothing is left out: %s', isUnderstood)

test.each<Row>([
  ['under $50 vase', ['price:under $50 ', 'type:vase, vase']],
  ['vase under $50 blue', ['type:vase, vase', 'price:under $50 ', 'colour:blue, blue']],
  ['under $50', ['price:under $50']],
  ['vase 50元以下', ['type:vase, vase', 'price: 50元以下']],
])('a price is a part in its place: %s', isUnderstood)

test.each<Row>([
  ['"blue" vase', ['word:blue, insisted', 'type:vase, vase']],
  ['"blue vase"', ['word:blue vase, insisted']],
  ['"flower" vase', ['word:flower, insisted', 'type:vase, vase']],
  ['flower "vase"', ['type:flower, flower', 'word:vase, insisted']],
  ['"i" vase', ['word:i, insisted', 'type:vase, vase']],
  ['"without" vase', ['word:without, insisted', 'type:vase, vase']],
  ['"huaping"', ['word:huaping, insisted']],
])('what stands in quotation marks is found as it is written: %s', isUnderstood)

test.each<Row>([
  ['chen shan nan', ['type:chen shan, shirt, 衬衫', 'recipient:nan, men, 男']],
  ['花瓶 chen shan nan', ['word:花瓶, vase, =花 瓶', 'type:chen shan, shirt, 衬衫', 'recipient:nan, men, 男']],
  ['chen shan blue nan', ['word:chen shan, shirt, 衬衫', 'colour:blue, blue', 'type:nan, naan']],
  ['nan shirt', ['word:nan, naan', 'type:shirt, shirt']],
  ['123', ['word:123'], {}, { sounds: new Map([['123', ['瓶']]]) }],
  ['qing 12', ['word:qing', 'word:12'], {}, { sounds: new Map([['qing12', ['瓶']]]) }],
  ['lu', ['word:lu'], {}, { sounds: new Map([['lu', ['炉']]]) }],
])('beside pinyin, and nothing that is none, a word that may be pinyin is: %s', isUnderstood)

test.each<Row>([
  ['tea towel rail hook', ['word:tea, tea', 'type:towel rail hook, rail']],
  ['orkid lane marker', ['brand:orkid lane, orkid-lane', 'type:marker, marker']],
  ['lunar stone vase', ['style:lunar, lunar', 'type:stone vase, stone-vase'], {}, { words: new Set(['lunarston']) }],
  ['flower vase', ['word:flower, flower', 'type:vase, vase'], { dividesTypes: true }, { words: new Set(['flowervas']) }],
  ['dark blue', ['colour:dark blue, dark-blue'], { dividesTypes: true }],
  ['tea rose', ['type:tea, tea', 'word:rose'], { dividesTypes: true }],
  ['的', [], {}, { words: new Set(['的']) }],
  ['b白', ['word:b', 'word:白'], {}, { words: new Set(['b白']) }],
  ['太阳', ['word:太阳, =太 阳'], {}, { syllables: sun, brands: new Map([['taiyang', ['sun']]]) }],
  ['moon stone red', ['word:moon', 'word:stone', 'word:red'], {}, { words: new Set(['moonstonered', 'moonstoner']) }],
  ['moon 2', ['word:moon', 'word:2'], {}, { words: new Set(['moon2']) }],
])('the parts that say most together win: %s', isUnderstood)

test.each<Row>([
  ['shiny', ['style:shiny, shiny'], {}, { words: new Set(['shin']) }],
  ['please', ['type:please, please-type']],
  ['vase', ['brand:vase, vase-brand'], {}, { brands: new Map([['vase', ['vase-brand']]]) }],
  ['retro风', ['type:retro, retro-type']],
  ['exam day', ['occasion:exam, exam', 'brand:day, day'], {}, { brands: new Map([['day', ['day']]]) }],
  ['without vase or flower', ['exclusion:without vase, vase, =vase', 'type:flower, flower, after or']],
  ['白糖', ['word:白', 'feature:糖, sugar']],
  ['瓷白', ['word:瓷', 'brand:白, bai'], {}, { brands: new Map([['白', ['bai']]]) }],
  ['瓷白', ['brand:瓷, ci', 'word:白'], {}, { brands: new Map([['瓷', ['ci']]]) }],
  ['30 without ml', ['word:30', 'exclusion:without ml, millilitre, =ml']],
  ['four free ml', ['exclusion:four free, four, =four', 'word:ml']],
  ['six cup', ['size:six cup, six+cup']],
  ['cup vase', ['colour:cup, cup-colour', 'type:vase, vase']],
])('a part keeps what it may stand for: %s', isUnderstood)

test.each([
  ['quartz', true],
  ['onyx', false],
  ['blue', false],
  ['qing ci', false],
  ['"quart z"', false],
  ['白', false],
  ['33', false],
  ['dapur', false],
  ['qingci', false],
])('whether nothing is known of %s: %s', (keyword, expected) => {
  expect(partsOf(keyword).map((part) => isUnknown(part, known))).toEqual([expected])
})

test.each([
  ['huaping', true],
  ['huaping dapur', true],
  ['huaping 花瓶 30', true],
  ['men pan', true],
  ['brightly', true],
  ['brightly stone', false],
  ['orkid lane', true],
  ['stone brightly dapur', false],
  ['nan shirt', false],
  ['men dapur', true],
  ['"pan brightly"', false],
])('whether the Latin words of %s may all be pinyin: %s', (keyword, expected) => {
  expect(maySpeak(partsOf(keyword), known)).toBe(expected)
})

test('a word of the vocabulary is known, whatever it is read as', () => {
  expect(partsOf('my vase is leaking').map((part) => isUnknown(part, known))).toEqual([false, true])
})

test('the name of a brand may be English', () => {
  expect(maySpeak(partsOf('brightly dapur'), { ...known, isEnglish: (word) => word === 'dapur' })).toBe(true)
})

test.each([
  ['walle', true],
  ['blue walle', true],
  ['wallet', true],
  ['vase', false],
  ['vas', true],
  ['hooke', true],
  ['nane', false],
  ['青瓷', false],
])('%s may be the beginning of a word: %j', (keyword, expected) => {
  const here = { ...known, isEnglish: (word: string) => word === 'nane' }
  expect(isBegun(understand(typedOf(keyword, same), lexicon, here).at(-1)!, here)).toBe(expected)
})
