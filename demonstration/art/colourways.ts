// What is drawn: for each type its colourways, and its silhouettes where the drawing has any.
// A picture's key is `<colourway>-<silhouette>`, or `<colourway>` for a type of one silhouette.
import type { ParcelColours } from './default.ts'
import type { CandleColours } from './types/candle.ts'
import type { CasseroleColours, CasseroleShape } from './types/casserole.ts'
import type { FragranceColours, FragranceShape } from './types/fragrance.ts'
import type { HandbagColours, HandbagShape } from './types/handbag.ts'
import type { LampColours, LampShape } from './types/lamp.ts'
import type { LipstickColours, LipstickShape } from './types/lipstick.ts'
import type { SuitcaseColours, SuitcaseShape } from './types/suitcase.ts'
import type { TinColours, TinShape } from './types/tin.ts'
import type { TowelsColours, TowelsShape } from './types/towels.ts'
import type { VaseColours, VaseShape } from './types/vase.ts'

export interface Colourway<Colours> {
  readonly key: string
  readonly name: { readonly en: string; readonly zh: string }
  readonly swatch: string
  readonly options: Colours
  /** The silhouettes it is drawn in, besides the one without a name; all of them when absent. */
  readonly only?: readonly string[]
}

export interface Range<Colours, Shape = Record<never, never>> {
  readonly colourways: readonly Colourway<Colours>[]
  /** Empty for a type of one silhouette. */
  readonly silhouettes: readonly {
    /** null for the one whose pictures are called by their colourway alone. */
    readonly key: string | null
    readonly options: Shape
  }[]
}

/** The six tile tints of the shop. Every product stands before one of them. */
export const TINTS = {
  blush: '#ebcdc3',
  celadon: '#c9d8d2',
  butter: '#f0ddb4',
  powder: '#bfcedd',
  sand: '#e7d9c8',
  rose: '#ead3d6',
} as const

export const { blush, celadon, butter, powder, sand, rose } = TINTS

export const BRASS = '#c9a45c'
export const GOLD = '#edc469'
export const STEEL = '#cfd3d6'
export const COPPER = '#d9b4a0'
export const GUNMETAL = '#55585b'

export function way<C>(key: string, en: string, zh: string, swatch: string, options: NoInfer<C>, ...only: string[]): Colourway<C> {
  return { key, name: { en, zh }, swatch, options, ...(only.length > 0 ? { only } : {}) }
}

export const fragrance: Range<FragranceColours, FragranceShape> = {
  silhouettes: [
    { key: 'flacon', options: { tall: 0 } },
    { key: 'column', options: { tall: 1 } },
    { key: 'travel', options: { tall: 1, build: 'travel' } },
    { key: 'stopper', options: { tall: 0, build: 'stopper' } },
  ],
  colourways: [
    way('amber', 'Amber', '琥珀', '#d98a4b', { juice: '#d98a4b', cap: GOLD, bg: blush }, 'flacon', 'column', 'stopper'),
    way('peony', 'Peony', '芍药粉', '#c65a78', { juice: '#d2688a', cap: '#2a2427', bg: rose }, 'flacon', 'column', 'travel'),
    way('vetiver', 'Vetiver', '香根草绿', '#7fa08a', { juice: '#86ab92', cap: STEEL, bg: celadon }),
    way('neroli', 'Neroli', '橙花', '#e8c979', { juice: '#ecd08a', cap: GOLD, bg: butter }),
    way('sea-salt', 'Sea Salt', '海盐蓝', '#7fa3bf', { juice: '#86abc8', cap: STEEL, bg: powder }, 'flacon', 'column', 'stopper'),
    way('oud', 'Oud', '沉香', '#6b3f26', { juice: '#80492a', cap: '#2b2320', bg: sand }, 'flacon', 'column', 'stopper'),
    way('resin', 'Resin', '树脂', '#c9a066', { juice: '#d0a76c', cap: GOLD, bg: celadon }, 'stopper'),
  ],
}

export const handbag: Range<HandbagColours, HandbagShape> = {
  silhouettes: [
    { key: 'top-handle', options: { slouch: 0 } },
    { key: 'shoulder', options: { slouch: 1 } },
    { key: 'satchel', options: { slouch: 1, build: 'satchel' } },
    { key: 'box', options: { slouch: 0, build: 'box' } },
    { key: 'bucket', options: { slouch: 1, build: 'bucket' } },
  ],
  colourways: [
    way('oxblood', 'Oxblood', '牛血红', '#7c2f2b', { leather: '#7c2f2b', metal: BRASS, bg: celadon }),
    way(
      'forest',
      'Forest',
      '松林绿',
      '#2f4f42',
      { leather: '#2f5244', metal: BRASS, bg: blush },
      'top-handle',
      'shoulder',
      'satchel',
      'box',
    ),
    way('tan', 'Tan', '浅棕', '#b98552', { leather: '#b98552', metal: BRASS, bg: powder }),
    way('ink', 'Ink', '墨黑', '#25282b', { leather: '#26292c', metal: BRASS, bg: sand }),
    way('ivory', 'Ivory', '象牙白', '#ece3d2', { leather: '#e9dfcc', metal: BRASS, bg: rose }, 'top-handle', 'shoulder'),
    way('indigo', 'Indigo', '靛蓝', '#2f4468', { leather: '#30476e', metal: STEEL, bg: butter }, 'top-handle', 'shoulder', 'satchel'),
  ],
}

export const casserole: Range<CasseroleColours, CasseroleShape> = {
  silhouettes: [
    { key: null, options: {} },
    { key: 'braiser', options: { form: 'braiser' } },
    { key: 'stockpot', options: { form: 'stockpot' } },
    { key: 'saucepan', options: { form: 'saucepan' } },
    { key: 'petite', options: { form: 'petite' } },
  ],
  colourways: [
    way('teal', 'Teal', '孔雀绿', '#1f4e4a', { enamel: '#1f5450', knob: BRASS, bg: butter }, 'stockpot', 'saucepan', 'petite'),
    way('cherry', 'Cherry', '樱桃红', '#a82a24', { enamel: '#a82a24', knob: BRASS, bg: celadon }, 'braiser', 'saucepan', 'petite'),
    way('oat', 'Oat', '燕麦白', '#e8dcc6', { enamel: '#e6d9c0', knob: GUNMETAL, bg: powder }, 'saucepan', 'petite'),
    way('mustard', 'Mustard', '芥末黄', '#c8922e', { enamel: '#c8922e', knob: STEEL, bg: sand }, 'braiser'),
    way('dusk', 'Dusk Blue', '暮蓝', '#4b6a8c', { enamel: '#4b6c90', knob: BRASS, bg: blush }, 'braiser', 'stockpot', 'petite'),
    way('charcoal', 'Charcoal', '炭黑', '#34373a', { enamel: '#35393c', knob: STEEL, bg: rose }, 'stockpot', 'saucepan'),
    way('iron', 'Black Iron', '黑铁', '#2c2a29', { enamel: '#272524', knob: '#3a3836', bare: true, bg: sand }, 'braiser'),
  ],
}

export const lipstick: Range<LipstickColours, LipstickShape> = {
  silhouettes: [
    { key: 'classic', options: { slim: 0.3 } },
    { key: 'slim', options: { slim: 1 } },
    { key: 'balm', options: { slim: -0.3 } },
    { key: 'gloss', options: { slim: 1, gloss: true } },
  ],
  colourways: [
    way('ruby', 'Ruby', '宝石红', '#a3202c', { pigment: '#a3202c', metal: BRASS, lacquer: '#1c1a1d', bg: blush }),
    way('rosewood', 'Rosewood', '红木玫瑰', '#c4606a', { pigment: '#c4606a', metal: COPPER, lacquer: '#f0e6e0', bg: celadon }),
    way('coral', 'Coral', '珊瑚橘', '#e0654f', { pigment: '#e0654f', metal: BRASS, lacquer: '#f3ece2', bg: powder }),
    way('plum', 'Plum', '梅子紫', '#6e2440', { pigment: '#74264a', metal: STEEL, lacquer: '#2b1f2a', bg: rose }),
    way(
      'terracotta',
      'Terracotta',
      '陶土棕',
      '#a85a40',
      { pigment: '#ad5d42', metal: BRASS, lacquer: '#173f37', bg: sand },
      'classic',
      'slim',
      'balm',
    ),
    way('petal', 'Petal', '花瓣粉', '#d98a94', { pigment: '#da8c96', metal: COPPER, lacquer: '#f3ddd8', bg: butter }),
  ],
}

export const lamp: Range<LampColours, LampShape> = {
  silhouettes: [
    { key: 'drum', options: { spread: 0.25 } },
    { key: 'cone', options: { spread: 0.95 } },
    { key: 'gourd', options: { spread: 0.25, form: 'gourd' } },
    { key: 'dome', options: { spread: 0.95, form: 'dome' } },
    { key: 'rattan', options: { spread: 0.7, form: 'rattan' } },
  ],
  colourways: [
    way(
      'pine',
      'Pine',
      '松绿',
      '#2f5a52',
      { ceramic: '#2f5a52', linen: '#f1e2c6', brass: BRASS, bg: celadon },
      'drum',
      'cone',
      'gourd',
      'rattan',
    ),
    way('terracotta', 'Terracotta', '陶土红', '#b9563f', { ceramic: '#b9563f', linen: '#efe9dd', brass: '#8a8d90', bg: powder }),
    way('chalk', 'Chalk', '粉笔白', '#e9e4da', { ceramic: '#e9e4da', linen: '#f1e6d2', brass: BRASS, bg: blush }),
    way('cobalt', 'Cobalt', '钴蓝', '#2f4f8a', { ceramic: '#2f508c', linen: '#f3ead8', brass: BRASS, bg: sand }, 'drum', 'cone'),
    way(
      'ochre',
      'Ochre',
      '赭黄',
      '#c08a2f',
      { ceramic: '#c28d34', linen: '#f4ead6', brass: '#8a8d90', bg: butter },
      'drum',
      'cone',
      'dome',
      'rattan',
    ),
    way('plum', 'Plum', '梅紫', '#5e3348', { ceramic: '#643750', linen: '#f2e4d4', brass: BRASS, bg: rose }, 'drum', 'cone', 'dome'),
  ],
}

export const vase: Range<VaseColours, VaseShape> = {
  silhouettes: [
    { key: 'moon', options: { belly: 0.75 } },
    { key: 'bottle', options: { belly: 0.1 } },
    { key: 'jar', options: { belly: 0.75, form: 'jar' } },
    { key: 'plum', options: { belly: 0.1, form: 'plum' } },
    { key: 'slim', options: { belly: 0.1, form: 'slim' } },
  ],
  colourways: [
    way('celadon', 'Deep Celadon', '深青瓷', '#3f6f6a', { glaze: '#3f6f6a', clay: '#c9a98a', bg: sand }, 'moon', 'bottle', 'jar', 'slim'),
    way('porcelain', 'Porcelain', '瓷白', '#e9e4d8', { glaze: '#e9e4d8', clay: '#a8623f', bg: powder }),
    way('cobalt', 'Cobalt', '钴蓝', '#2c4c86', { glaze: '#2d4e8a', clay: '#d3b597', bg: blush }, 'moon', 'bottle', 'plum'),
    way('oxblood', 'Oxblood', '郎窑红', '#7a2a24', { glaze: '#7e2b25', clay: '#c9a98a', bg: celadon }, 'moon', 'bottle'),
    way('honey', 'Honey', '蜜釉', '#c58a34', { glaze: '#c78d38', clay: '#8a5a3c', bg: rose }, 'moon', 'bottle', 'jar'),
    way('tenmoku', 'Tenmoku', '天目黑', '#2e2622', { glaze: '#332a25', clay: '#a5765a', bg: butter }, 'moon', 'bottle'),
    way('sea-glass', 'Sea Glass', '海玻璃', '#8fc3b4', { glaze: '#7cc0ac', clay: '#7cc0ac', clear: true, bg: sand }, 'moon', 'bottle'),
    way('amber', 'Amber', '琥珀', '#d98a4b', { glaze: '#d68a3c', clay: '#d68a3c', clear: true, bg: powder }, 'moon', 'bottle'),
    way('smoke', 'Smoke', '烟灰', '#6f7375', { glaze: '#80868a', clay: '#80868a', clear: true, bg: blush }, 'bottle'),
  ],
}

export const suitcase: Range<SuitcaseColours, SuitcaseShape> = {
  silhouettes: [
    { key: 'cabin', options: { size: 0.25, ribs: 7 } },
    { key: 'trunk', options: { size: 1, ribs: 5 } },
    { key: 'junior', options: { size: -0.55, ribs: 9, across: true } },
  ],
  colourways: [
    way('lagoon', 'Lagoon', '湖蓝', '#2f5d6b', { shell: '#2f5d6b', metal: '#b9bcbf', bg: butter }),
    way('coral', 'Coral', '珊瑚红', '#b84a3a', { shell: '#b84a3a', metal: BRASS, bg: powder }),
    way('graphite', 'Graphite', '石墨灰', '#43474b', { shell: '#484c50', metal: '#c4c7ca', bg: sand }),
    way('sage', 'Sage', '鼠尾草绿', '#8ba08e', { shell: '#8ca290', metal: '#c4c7ca', bg: blush }, 'cabin', 'trunk'),
    way('champagne', 'Champagne', '香槟金', '#cbb48c', { shell: '#cdb690', metal: BRASS, bg: celadon }, 'cabin', 'trunk'),
    way('midnight', 'Midnight', '午夜蓝', '#25345a', { shell: '#283a63', metal: BRASS, bg: rose }),
    way('sky', 'Sky', '天蓝', '#a9c4d8', { shell: '#9dbdd4', metal: '#c4c7ca', bg: sand }, 'cabin', 'trunk'),
    way('petal', 'Petal', '花瓣粉', '#d98a94', { shell: '#d9969e', metal: BRASS, bg: celadon }, 'cabin'),
    way('ivory', 'Ivory', '象牙白', '#ece3d2', { shell: '#e6dcc8', metal: BRASS, bg: powder }, 'cabin'),
    way('tan', 'Tan', '浅棕', '#b98552', { shell: '#b07a48', metal: BRASS, bg: blush }, 'cabin'),
  ],
}

export const tin: Range<TinColours, TinShape> = {
  silhouettes: [
    { key: 'caddy', options: { girth: 0.3 } },
    { key: 'round', options: { girth: 0.95 } },
  ],
  colourways: [
    way('pandan', 'Pandan', '班兰绿', '#1f4e4a', { paint: '#1f4e4a', print: BRASS, label: '#f6efe2', bg: rose }),
    way('lacquer', 'Lacquer Red', '朱漆红', '#8f2f28', { paint: '#8f2f28', print: '#d0d2d4', label: '#f4ead6', bg: powder }),
    way('pea-flower', 'Pea Flower', '蝶豆花蓝', '#33467e', { paint: '#354a84', print: BRASS, label: '#f6efe2', bg: butter }),
    way('turmeric', 'Turmeric', '姜黄', '#c98f2c', { paint: '#c98f2c', print: '#f0dca8', label: '#fbf5e8', bg: celadon }),
    way('rose', 'Rose', '玫瑰粉', '#c9848a', { paint: '#c9858c', print: '#e8cfa0', label: '#fbf3ee', bg: sand }),
    way('night', 'Night', '夜黑', '#26282b', { paint: '#292b2f', print: BRASS, label: '#efe6d4', bg: blush }),
    way('celadon', 'Celadon', '青瓷', '#7fa598', { paint: '#7da497', print: '#d8bf86', label: '#f8f3e6', bg: sand }),
    way('jasmine', 'Jasmine', '茉莉', '#e3ddc8', { paint: '#e2dbc4', print: BRASS, label: '#fdfaf0', bg: powder }),
    way('umber', 'Umber', '棕褐', '#5e3d29', { paint: '#63412c', print: COPPER, label: '#f4e8d4', bg: butter }),
    way('plum', 'Plum', '梅紫', '#5a2f4a', { paint: '#613450', print: BRASS, label: '#f6ece4', bg: celadon }),
    way('ginger', 'Ginger', '姜橙', '#c4632f', { paint: '#c76733', print: '#ecd6a2', label: '#fbf2e2', bg: powder }),
  ],
}

export const towels: Range<TowelsColours, TowelsShape> = {
  silhouettes: [
    { key: null, options: {} },
    { key: 'rolls', options: { shown: 'rolls' } },
    { key: 'linen', options: { shown: 'linen' } },
    { key: 'hung', options: { shown: 'hung' } },
  ],
  colourways: [
    way('oat-sage', 'Oat and Sage', '燕麦鼠尾草', '#7f9a8c', { terry: '#e8ded0', accent: '#7f9a8c', bg: celadon }, 'rolls', 'hung'),
    way('white-clay', 'White and Clay', '白与陶土红', '#a2543f', { terry: '#f4f1ea', accent: '#b06a52', bg: sand }, 'linen'),
    way('white-indigo', 'White and Indigo', '白与靛蓝', '#3d5684', { terry: '#f2f1ee', accent: '#46608f', bg: blush }, 'rolls', 'linen'),
    way('sand-rose', 'Sand and Rose', '沙与玫瑰', '#c98f93', { terry: '#ecdfce', accent: '#cb9498', bg: rose }, 'linen', 'hung'),
    way(
      'cream-marigold',
      'Cream and Marigold',
      '奶油与万寿菊',
      '#d6a346',
      { terry: '#f3ead8', accent: '#d6a651', bg: powder },
      'rolls',
      'linen',
    ),
    way('dove-slate', 'Dove and Slate', '鸽灰与石板', '#6d7880', { terry: '#dcdedd', accent: '#74808a', bg: butter }, 'linen'),
  ],
}

export const candle: Range<CandleColours> = {
  silhouettes: [],
  colourways: [
    way('sandalwood', 'Sandalwood', '檀香', '#c7b08c', { glass: '#c7b08c', wax: '#f4ead8', bg: sand }),
    way('jasmine', 'Jasmine', '茉莉', '#eef0e6', { glass: '#e4e6da', wax: '#fbf8ee', bg: celadon }),
    way('hibiscus', 'Hibiscus', '朱槿', '#b24a52', { glass: '#b4505a', wax: '#f6e3dc', bg: rose }),
    way('rainforest', 'Rainforest', '雨林', '#3f6653', { glass: '#436c58', wax: '#eff0e0', bg: butter }),
    way('monsoon', 'Monsoon', '季风', '#6d87a3', { glass: '#7089a6', wax: '#eef0ee', bg: powder }),
    way('clove', 'Clove', '丁香', '#6a4432', { glass: '#714a37', wax: '#f0e0c8', bg: blush }),
    way('night-garden', 'Night Garden', '夜园', '#2c4450', { glass: '#304a56', wax: '#eef0e4', bg: sand, vessel: 'pair' }),
    way('hallway', 'Hallway', '玄关', '#c98a84', { glass: '#cf8f88', wax: '#f8e9e0', bg: celadon, vessel: 'tall' }),
    way('lemongrass', 'Lemongrass', '香茅', '#a9b46a', { glass: '#adb76c', wax: '#f4f2dc', bg: powder, vessel: 'tall' }),
    way('upstairs', 'Upstairs', '楼上', '#e0cfb4', { glass: '#e2d2b8', wax: '#f8f0e0', bg: blush, vessel: 'tall' }),
    way('five-foot-way', 'Five-foot Way', '五脚基', '#4f7d84', { glass: '#52828a', wax: '#eef2ec', bg: butter, vessel: 'tall' }),
    way('cassia', 'Cassia', '桂皮', '#9c5a34', { glass: '#a25e36', wax: '#f4e2c8', bg: celadon }),
    way('white-pepper', 'White Pepper', '白胡椒', '#d9cfd2', { glass: '#ddd2d6', wax: '#fbf6f2', bg: rose }),
    way('teak', 'Teak', '柚木', '#8a6a44', { glass: '#8f6e47', wax: '#f2e6cf', bg: powder, vessel: 'trio' }),
    way('resin', 'Resin', '树脂', '#3a3230', { glass: '#3f3634', wax: '#ecdcc4', bg: sand, vessel: 'tall' }),
    way('honeycomb', 'Honeycomb', '蜂巢', '#d9a440', { glass: '#dca948', wax: '#f3d88e', bg: powder, vessel: 'tall' }),
    way('plum', 'Plum', '梅紫', '#6d3a55', { glass: '#733e5a', wax: '#f2e0e2', bg: butter, vessel: 'tall' }),
    way('basil', 'Basil', '罗勒', '#5f8a56', { glass: '#638f5a', wax: '#f2f3e2', bg: rose, vessel: 'small' }),
    way('marigold', 'Marigold', '万寿菊', '#d98c32', { glass: '#dd9138', wax: '#f8ecd2', bg: celadon, vessel: 'small' }),
    way('jasmine-vine', 'Jasmine Vine', '茉莉藤', '#cfdcc8', { glass: '#d2dfcc', wax: '#fbfaf0', bg: blush, vessel: 'small' }),
  ],
}

/** Tall arch pictures for the home page: type and the colourway (with silhouette) shown. */
export const ARCHES: readonly (readonly [type: string, key: string])[] = [
  ['fragrance', 'amber-flacon'],
  ['fragrance', 'vetiver-column'],
  ['handbag', 'oxblood-top-handle'],
  ['handbag', 'tan-shoulder'],
  ['casserole', 'teal'],
  ['casserole', 'cherry'],
  ['shirt', 'mist-short-sleeve'],
  ['shirt', 'indigo-long-sleeve'],
  ['vase', 'celadon-moon'],
  ['vase', 'porcelain-bottle'],
  ['dress', 'garnet-knee'],
  ['dress', 'indigo-maxi'],
  ['blocks', 'garden-stacker'],
  ['blocks', 'sunset-town'],
  ['tin', 'lacquer-round'],
  ['tin', 'pandan-caddy'],
  ['candle', 'jasmine'],
  ['candle', 'rainforest'],
]

/** Where a product has no picture: one parcel, in six tints so that a listing is not monotonous. */
export const parcel: Range<ParcelColours> = {
  silhouettes: [],
  colourways: [
    way('blush', 'Blush', '浅绯', blush, { bg: blush, paper: '#f7f1e6', ribbon: '#0f4a40' }),
    way('celadon', 'Celadon', '青瓷', celadon, { bg: celadon, paper: '#f6f2e8', ribbon: '#ae2a1c' }),
    way('butter', 'Butter', '奶黄', butter, { bg: butter, paper: '#f8f3e7', ribbon: '#0f4a40' }),
    way('powder', 'Powder', '粉蓝', powder, { bg: powder, paper: '#f5f2ec', ribbon: '#c9a45c' }),
    way('sand', 'Sand', '细沙', sand, { bg: sand, paper: '#f7f2ea', ribbon: '#7c2f2b' }),
    way('rose', 'Rose', '玫瑰', rose, { bg: rose, paper: '#f8f2ec', ribbon: '#2f4468' }),
  ],
}
