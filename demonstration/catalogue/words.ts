// Words that many products share, so that listing facets count them together.
import type { Axis, Choice, Colour, Fact, Pair } from './shape.ts'

const COUNTRIES = {
  sg: ['Singapore', '新加坡'],
  my: ['Malaysia', '马来西亚'],
  id: ['Indonesia', '印度尼西亚'],
  th: ['Thailand', '泰国'],
  vn: ['Vietnam', '越南'],
  ph: ['Philippines', '菲律宾'],
  kh: ['Cambodia', '柬埔寨'],
  in: ['India', '印度'],
  lk: ['Sri Lanka', '斯里兰卡'],
  cn: ['China', '中国'],
  tw: ['Taiwan', '台湾'],
  jp: ['Japan', '日本'],
  kr: ['South Korea', '韩国'],
  it: ['Italy', '意大利'],
  pt: ['Portugal', '葡萄牙'],
  fr: ['France', '法国'],
} as const satisfies Record<string, Pair>

const MATERIALS = {
  leather: ['Full-grain leather', '全粒面皮革'],
  suede: ['Suede', '绒面革'],
  canvas: ['Cotton canvas', '棉帆布'],
  raffia: ['Raffia', '拉菲草'],
  mengkuang: ['Mengkuang leaf', '林投叶'],
  rattan: ['Rattan', '藤'],
  linen: ['Linen', '亚麻'],
  cotton: ['Cotton', '棉'],
  blend: ['Cotton and linen', '棉麻'],
  silk: ['Silk', '真丝'],
  wool: ['Wool', '羊毛'],
  merino: ['Merino wool', '美利奴羊毛'],
  cashmere: ['Cashmere', '羊绒'],
  lyocell: ['Lyocell', '莱赛尔'],
  rubber: ['Natural rubber', '天然橡胶'],
  enamelled: ['Enamelled iron', '珐琅铸铁'],
  iron: ['Cast iron', '铸铁'],
  carbon: ['Carbon steel', '碳钢'],
  steel: ['Stainless steel', '不锈钢'],
  copper: ['Copper', '铜'],
  brass: ['Brass', '黄铜'],
  stoneware: ['Stoneware', '炻器'],
  porcelain: ['Porcelain', '瓷'],
  earthenware: ['Earthenware', '陶'],
  glass: ['Glass', '玻璃'],
  rubberwood: ['Rubberwood', '橡胶木'],
  beech: ['Beech', '榉木'],
  acetate: ['Acetate', '板材'],
  titanium: ['Titanium', '钛'],
  polycarbonate: ['Polycarbonate', '聚碳酸酯'],
  aluminium: ['Aluminium', '铝'],
  vermeil: ['Gold vermeil', '银镀金'],
  silver: ['Sterling silver', '925银'],
  gold: ['14k gold', '14K金'],
  soy: ['Soy wax', '大豆蜡'],
  coconut: ['Coconut wax', '椰子蜡'],
  beeswax: ['Beeswax', '蜂蜡'],
} as const satisfies Record<string, Pair>

export const fact = (label: string, labelZh: string, value: string, valueZh: string): Fact => [
  [label, labelZh],
  [value, valueZh],
]

export const made = (country: keyof typeof COUNTRIES): Fact => [['Made in', '产地'], COUNTRIES[country]]
export const of = (material: keyof typeof MATERIALS): Fact => [['Material', '材质'], MATERIALS[material]]
export const care = (en: string, zh: string): Fact => [
  ['Care', '保养'],
  [en, zh],
]

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/ refill\b/g, '补充装'],
  [/ ?\blitres?\b/g, '升'],
  [/ ?\bml\b/g, '毫升'],
  [/ ?\bkg\b/g, '公斤'],
  [/ ?\bg\b/g, '克'],
  [/ ?\bcm\b/g, '厘米'],
  [/ ?\bmm\b/g, '毫米'],
  [/ ?\bm\b/g, '米'],
  [/ ?\bW\b/g, '瓦'],
  [/ ?\bhours\b/g, '小时'],
]

/** A measure, which is the same in both languages but for its unit. */
export const measured = (en: string): Pair => [en, UNITS.reduce((text, [unit, zh]) => text.replace(unit, zh), en)]

const measure =
  (label: string, labelZh: string) =>
  (en: string): Fact => [[label, labelZh], measured(en)]
export const size = measure('Dimensions', '尺寸')
export const weight = measure('Weight', '重量')
export const capacity = measure('Capacity', '容量')
export const volume = measure('Volume', '容量')
export const burns = measure('Burn time', '燃烧时间')

export const COLOUR: Pair = ['Colour', '颜色']
export const SIZE: Pair = ['Size', '尺寸']
export const VOLUME: Pair = ['Volume', '容量']

/** Sizes by weight, volume or length, written as "50 ml" and priced by what they add. */
export const measures = (name: Pair, ...rows: readonly (readonly [en: string, add: number, shippingGrams?: number])[]): Axis => ({
  name,
  choices: rows.map(([en, add, shippingGrams]): Choice => ({
    code: en.replace(/\W/g, '').toLowerCase(),
    name: measured(en),
    add,
    ...(shippingGrams === undefined ? {} : { shippingGrams }),
  })),
})

const letters = (...names: readonly string[]): Axis => ({
  name: SIZE,
  choices: names.map((name) => ({ code: name.toLowerCase(), name: [name, name] })),
})

export const WOMEN_SIZES = letters('XS', 'S', 'M', 'L', 'XL')
export const MEN_SIZES = letters('S', 'M', 'L', 'XL', 'XXL')

/** Shoe sizes are European, as the shoe boxes in Singapore print them. */
export const shoeSizes = (from: number, to: number): Axis => ({
  name: SIZE,
  choices: Array.from({ length: to - from + 1 }, (_, i) => ({ code: `${from + i}`, name: [`EU ${from + i}`, `${from + i}码`] })),
})

export const WAIST_SIZES: Axis = {
  name: ['Waist', '腰围'],
  choices: [28, 30, 32, 34, 36].map((inches) => ({ code: `${inches}`, name: [`${inches}`, `${inches}`] })),
}

export const CHILD_SIZES: Axis = {
  name: SIZE,
  choices: [2, 4, 6, 8].map((years) => ({ code: `${years}y`, name: [`${years} to ${years + 1} years`, `${years}至${years + 1}岁`] })),
}

// Colours of the types without drawn art; names agree with art.json where both have one.
export const PALETTE: readonly Colour[] = (
  [
    ['oxblood', 'Oxblood', '牛血红', '#7c2f2b'],
    ['forest', 'Forest', '松林绿', '#2f4f42'],
    ['tan', 'Tan', '浅棕', '#b98552'],
    ['ink', 'Ink', '墨黑', '#25282b'],
    ['ivory', 'Ivory', '象牙白', '#ece3d2'],
    ['indigo', 'Indigo', '靛蓝', '#2f4468'],
    ['natural', 'Natural', '本色', '#d9c9a6'],
    ['cocoa', 'Cocoa', '可可棕', '#5a3b2b'],
    ['clay', 'Clay', '陶土红', '#b06a50'],
    ['sage', 'Sage', '鼠尾草绿', '#9db3a0'],
    ['mist', 'Mist', '雾白', '#dfe7ef'],
    ['oat', 'Oat', '燕麦', '#d8c8ac'],
    ['navy', 'Navy', '海军蓝', '#2f4166'],
    ['stone', 'Stone', '石色', '#b9b2a4'],
    ['olive', 'Olive', '橄榄绿', '#6b6b45'],
    ['marigold', 'Marigold', '万寿菊黄', '#d99f3a'],
    ['celadon', 'Celadon', '青瓷', '#8fb3a6'],
    ['cobalt', 'Cobalt', '钴蓝', '#2f4f8a'],
    ['rose', 'Rose', '玫瑰粉', '#c9848a'],
    ['berry', 'Berry', '莓红', '#8f2b3f'],
    ['white', 'White', '白', '#f6f4ee'],
    ['charcoal', 'Charcoal', '炭黑', '#34373a'],
    ['teal', 'Teal', '孔雀绿', '#1f4e4a'],
    ['cherry', 'Cherry', '樱桃红', '#a82a24'],
    ['steel', 'Brushed Steel', '拉丝钢', '#b7babb'],
    ['copper', 'Copper', '红铜', '#b4693f'],
    ['brass', 'Brass', '黄铜', '#c9a45c'],
    ['tortoise', 'Tortoise', '玳瑁', '#6f4524'],
    ['honey', 'Honey', '蜜色', '#c8963e'],
    ['crystal', 'Crystal', '透明', '#dfe3e2'],
    ['smoke', 'Smoke', '烟灰', '#6f7375'],
    ['gold', 'Gold', '金色', '#cfa654'],
    ['silver', 'Silver', '银色', '#c9cbcc'],
    ['rosegold', 'Rose Gold', '玫瑰金', '#c98f78'],
    ['jade', 'Jade', '翡翠绿', '#3f7a68'],
    ['pearl', 'Pearl', '珍珠白', '#f1ece2'],
    ['plum', 'Plum', '梅紫', '#5e3348'],
    ['sky', 'Sky', '天蓝', '#a9c4d8'],
    ['porcelain-01', '01 Porcelain', '01 瓷白', '#f0d9c6'],
    ['almond-02', '02 Almond', '02 杏仁', '#e6c5a5'],
    ['sand-03', '03 Sand', '03 沙色', '#d8ae86'],
    ['honey-04', '04 Honey', '04 蜂蜜', '#c08f62'],
    ['kopi-05', '05 Kopi', '05 咖啡', '#8c5c3d'],
  ] as const
).map(([code, en, zh, swatch]) => ({ code, name: [en, zh], swatch }))
