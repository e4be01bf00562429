// What is drawn: for each type its colourways, and its silhouettes where the drawing has any.
// A picture's key is `<colourway>-<silhouette>`, or `<colourway>` for a type of one silhouette.
import type { ParcelColours } from './default.ts';
import type { CandleColours } from './types/candle.ts';
import type { CasseroleColours } from './types/casserole.ts';
import type { DressColours, DressShape } from './types/dress.ts';
import type { FragranceColours, FragranceShape } from './types/fragrance.ts';
import type { HandbagColours, HandbagShape } from './types/handbag.ts';
import type { KnitColours, KnitShape } from './types/knit.ts';
import type { LampColours, LampShape } from './types/lamp.ts';
import type { LipstickColours, LipstickShape } from './types/lipstick.ts';
import type { ShirtColours, ShirtShape } from './types/shirt.ts';
import type { SneakerColours, SneakerShape } from './types/sneaker.ts';
import type { SuitcaseColours, SuitcaseShape } from './types/suitcase.ts';
import type { TinColours, TinShape } from './types/tin.ts';
import type { TowelsColours } from './types/towels.ts';
import type { VaseColours, VaseShape } from './types/vase.ts';
import type { WatchColours, WatchShape } from './types/watch.ts';

export interface Colourway<Colours> {
  readonly key: string;
  readonly name: { readonly en: string; readonly zh: string };
  readonly swatch: string;
  readonly options: Colours;
}

export interface Range<Colours, Shape = Record<never, never>> {
  readonly colourways: readonly Colourway<Colours>[];
  /** Empty for a type of one silhouette. */
  readonly silhouettes: readonly { readonly key: string; readonly options: Shape }[];
}

/** The six tile tints of the shop. Every product stands before one of them. */
export const TINTS = {
  blush: '#ebcdc3',
  celadon: '#c9d8d2',
  butter: '#f0ddb4',
  powder: '#bfcedd',
  sand: '#e7d9c8',
  rose: '#ead3d6',
} as const;

const { blush, celadon, butter, powder, sand, rose } = TINTS;

const BRASS = '#c9a45c';
const GOLD = '#edc469';
const STEEL = '#cfd3d6';
const COPPER = '#d9b4a0';
const GUNMETAL = '#55585b';

function way<C>(key: string, en: string, zh: string, swatch: string, options: NoInfer<C>): Colourway<C> {
  return { key, name: { en, zh }, swatch, options };
}

export const fragrance: Range<FragranceColours, FragranceShape> = {
  silhouettes: [{ key: 'flacon', options: { tall: 0 } }, { key: 'column', options: { tall: 1 } }],
  colourways: [
    way('amber', 'Amber', '琥珀', '#d98a4b', { juice: '#d98a4b', cap: GOLD, bg: blush }),
    way('peony', 'Peony', '芍药粉', '#c65a78', { juice: '#d2688a', cap: '#2a2427', bg: rose }),
    way('vetiver', 'Vetiver', '香根草绿', '#7fa08a', { juice: '#86ab92', cap: STEEL, bg: celadon }),
    way('neroli', 'Neroli', '橙花', '#e8c979', { juice: '#ecd08a', cap: GOLD, bg: butter }),
    way('sea-salt', 'Sea Salt', '海盐蓝', '#7fa3bf', { juice: '#86abc8', cap: STEEL, bg: powder }),
    way('oud', 'Oud', '沉香', '#6b3f26', { juice: '#80492a', cap: '#2b2320', bg: sand }),
  ],
};

export const handbag: Range<HandbagColours, HandbagShape> = {
  silhouettes: [{ key: 'top-handle', options: { slouch: 0 } }, { key: 'shoulder', options: { slouch: 1 } }],
  colourways: [
    way('oxblood', 'Oxblood', '牛血红', '#7c2f2b', { leather: '#7c2f2b', metal: BRASS, bg: celadon }),
    way('forest', 'Forest', '松林绿', '#2f4f42', { leather: '#2f5244', metal: BRASS, bg: blush }),
    way('tan', 'Tan', '浅棕', '#b98552', { leather: '#b98552', metal: BRASS, bg: powder }),
    way('ink', 'Ink', '墨黑', '#25282b', { leather: '#26292c', metal: BRASS, bg: sand }),
    way('ivory', 'Ivory', '象牙白', '#ece3d2', { leather: '#e9dfcc', metal: BRASS, bg: rose }),
    way('indigo', 'Indigo', '靛蓝', '#2f4468', { leather: '#30476e', metal: STEEL, bg: butter }),
  ],
};

export const casserole: Range<CasseroleColours> = {
  silhouettes: [],
  colourways: [
    way('teal', 'Teal', '孔雀绿', '#1f4e4a', { enamel: '#1f5450', knob: BRASS, bg: butter }),
    way('cherry', 'Cherry', '樱桃红', '#a82a24', { enamel: '#a82a24', knob: BRASS, bg: celadon }),
    way('oat', 'Oat', '燕麦白', '#e8dcc6', { enamel: '#e6d9c0', knob: GUNMETAL, bg: powder }),
    way('mustard', 'Mustard', '芥末黄', '#c8922e', { enamel: '#c8922e', knob: STEEL, bg: sand }),
    way('dusk', 'Dusk Blue', '暮蓝', '#4b6a8c', { enamel: '#4b6c90', knob: BRASS, bg: blush }),
    way('charcoal', 'Charcoal', '炭黑', '#34373a', { enamel: '#35393c', knob: STEEL, bg: rose }),
  ],
};

export const shirt: Range<ShirtColours, ShirtShape> = {
  silhouettes: [{ key: 'short-sleeve', options: { sleeve: 0 } }, { key: 'long-sleeve', options: { sleeve: 1 } }],
  colourways: [
    way('mist', 'Mist', '雾白', '#dfe7ef', { cloth: '#edf2f7', button: '#f8f4ea', bg: powder }),
    way('indigo', 'Indigo', '靛蓝', '#2f4f7a', { cloth: '#30507c', button: '#f0ece2', bg: sand }),
    way('peach', 'Peach', '蜜桃粉', '#e9b59c', { cloth: '#ebb9a0', button: '#fbf4ea', bg: celadon }),
    way('sage', 'Sage', '鼠尾草绿', '#9db3a0', { cloth: '#9fb6a3', button: '#f2eee2', bg: blush }),
    way('ink', 'Ink', '墨黑', '#2c2f33', { cloth: '#34373c', button: '#6a5a4c', bg: rose }),
    way('oat', 'Oat', '燕麦', '#d8c8ac', { cloth: '#dccdb2', button: '#8a6a4a', bg: butter }),
  ],
};

export const lipstick: Range<LipstickColours, LipstickShape> = {
  silhouettes: [{ key: 'classic', options: { slim: 0.3 } }, { key: 'slim', options: { slim: 1 } }],
  colourways: [
    way('ruby', 'Ruby', '宝石红', '#a3202c', { pigment: '#a3202c', metal: BRASS, lacquer: '#1c1a1d', bg: blush }),
    way('rosewood', 'Rosewood', '红木玫瑰', '#c4606a', { pigment: '#c4606a', metal: COPPER, lacquer: '#f0e6e0', bg: celadon }),
    way('coral', 'Coral', '珊瑚橘', '#e0654f', { pigment: '#e0654f', metal: BRASS, lacquer: '#f3ece2', bg: powder }),
    way('plum', 'Plum', '梅子紫', '#6e2440', { pigment: '#74264a', metal: STEEL, lacquer: '#2b1f2a', bg: rose }),
    way('terracotta', 'Terracotta', '陶土棕', '#a85a40', { pigment: '#ad5d42', metal: BRASS, lacquer: '#173f37', bg: sand }),
    way('petal', 'Petal', '花瓣粉', '#d98a94', { pigment: '#da8c96', metal: COPPER, lacquer: '#f3ddd8', bg: butter }),
  ],
};

export const watch: Range<WatchColours, WatchShape> = {
  silhouettes: [{ key: 'round', options: { square: 0, size: 0.5 } }, { key: 'cushion', options: { square: 0.8, size: 0.2 } }],
  colourways: [
    way('emerald', 'Emerald', '祖母绿', '#1f4a45', { metal: '#d8b36a', dial: '#1f4a45', strap: '#7a4a2c', bg: sand }),
    way('silver', 'Silver', '银白', '#d9d6cd', { metal: STEEL, dial: '#eee9df', strap: '#1f2a3a', bg: powder }),
    way('midnight', 'Midnight', '午夜蓝', '#1e2f4d', { metal: STEEL, dial: '#1e3154', strap: '#24272b', bg: celadon }),
    way('burgundy', 'Burgundy', '酒红', '#5e1f28', { metal: '#d8b36a', dial: '#6a2430', strap: '#4a1f22', bg: rose }),
    way('ivory', 'Ivory', '象牙白', '#efe6d2', { metal: '#d8b36a', dial: '#f1e8d4', strap: '#b07a4a', bg: butter }),
    way('onyx', 'Onyx', '玛瑙黑', '#1f2123', { metal: COPPER, dial: '#222426', strap: '#2a2522', bg: blush }),
  ],
};

export const sneaker: Range<SneakerColours, SneakerShape> = {
  silhouettes: [{ key: 'low', options: { collar: 0 } }, { key: 'high', options: { collar: 1 } }],
  colourways: [
    way('cloud-sage', 'Cloud and Sage', '云白鼠尾草', '#8d9b8c', { leather: '#f2efe8', suede: '#8d9b8c', gum: '#c08a54', bg: blush }),
    way('ink-brick', 'Ink and Brick', '墨黑砖红', '#26282b', { leather: '#2b2d31', suede: '#8a3a32', gum: '#8a6a4a', bg: celadon }),
    way('oat-navy', 'Oat and Navy', '燕麦海军蓝', '#33476b', { leather: '#e9dfcb', suede: '#35496e', gum: '#c9a06c', bg: powder }),
    way('white-tan', 'White and Tan', '白与浅棕', '#c08a5a', { leather: '#f4f1ea', suede: '#bf8c5e', gum: '#b98a58', bg: sand }),
    way('blush-rose', 'Blush and Rose', '粉与玫瑰', '#d3939a', { leather: '#f3e2de', suede: '#cf8f97', gum: '#d9b08a', bg: rose }),
    way('marigold', 'White and Marigold', '白与万寿菊黄', '#d99f3a', { leather: '#f4f0e6', suede: '#d59c3c', gum: '#a9784a', bg: butter }),
  ],
};

export const dress: Range<DressColours, DressShape> = {
  silhouettes: [{ key: 'knee', options: { length: 0.35, flare: 0.75 } }, { key: 'maxi', options: { length: 1, flare: 0.3 } }],
  colourways: [
    way('garnet', 'Garnet', '石榴红', '#a63a3f', { cloth: '#a63a3f', trim: '#5b1f26', bg: rose }),
    way('indigo', 'Indigo', '靛蓝', '#2f4f7a', { cloth: '#2f4f7a', trim: '#c9a06a', bg: sand }),
    way('jade', 'Jade', '翡翠绿', '#3f7a68', { cloth: '#3f7c6a', trim: '#6a4a30', bg: blush }),
    way('ink', 'Ink', '墨黑', '#26262a', { cloth: '#2c2c31', trim: '#8a6a3c', bg: celadon }),
    way('apricot', 'Apricot', '杏色', '#e0a06c', { cloth: '#e0a474', trim: '#8a4a30', bg: powder }),
    way('ivory', 'Ivory', '象牙白', '#efe6d6', { cloth: '#eee5d5', trim: '#b08a58', bg: butter }),
  ],
};

export const knit: Range<KnitColours, KnitShape> = {
  silhouettes: [{ key: 'cropped', options: { long: 0.2 } }, { key: 'long', options: { long: 1 } }],
  colourways: [
    way('oatmeal', 'Oatmeal', '燕麦', '#d9c7a8', { wool: '#d9c7a8', tipping: '#7c2f2b', bg: powder }),
    way('moss', 'Moss', '苔藓绿', '#3d5a4c', { wool: '#45655a', tipping: '#e3d3b0', bg: blush }),
    way('cream', 'Cream', '奶油白', '#f0e8d8', { wool: '#efe7d8', tipping: '#2f4468', bg: celadon }),
    way('navy', 'Navy', '海军蓝', '#2f4166', { wool: '#36496f', tipping: '#efe6d2', bg: sand }),
    way('clay', 'Clay', '陶土红', '#b06a50', { wool: '#b36e55', tipping: '#f0e2cc', bg: butter }),
    way('dove', 'Dove Grey', '鸽灰', '#a9adb0', { wool: '#adb1b4', tipping: '#4a4f55', bg: rose }),
  ],
};

export const lamp: Range<LampColours, LampShape> = {
  silhouettes: [{ key: 'drum', options: { spread: 0.25 } }, { key: 'cone', options: { spread: 0.95 } }],
  colourways: [
    way('pine', 'Pine', '松绿', '#2f5a52', { ceramic: '#2f5a52', linen: '#f1e2c6', brass: BRASS, bg: celadon }),
    way('terracotta', 'Terracotta', '陶土红', '#b9563f', { ceramic: '#b9563f', linen: '#efe9dd', brass: '#8a8d90', bg: powder }),
    way('chalk', 'Chalk', '粉笔白', '#e9e4da', { ceramic: '#e9e4da', linen: '#f1e6d2', brass: BRASS, bg: blush }),
    way('cobalt', 'Cobalt', '钴蓝', '#2f4f8a', { ceramic: '#2f508c', linen: '#f3ead8', brass: BRASS, bg: sand }),
    way('ochre', 'Ochre', '赭黄', '#c08a2f', { ceramic: '#c28d34', linen: '#f4ead6', brass: '#8a8d90', bg: butter }),
    way('plum', 'Plum', '梅紫', '#5e3348', { ceramic: '#643750', linen: '#f2e4d4', brass: BRASS, bg: rose }),
  ],
};

export const vase: Range<VaseColours, VaseShape> = {
  silhouettes: [{ key: 'moon', options: { belly: 0.75 } }, { key: 'bottle', options: { belly: 0.1 } }],
  colourways: [
    way('celadon', 'Deep Celadon', '深青瓷', '#3f6f6a', { glaze: '#3f6f6a', clay: '#c9a98a', bg: sand }),
    way('porcelain', 'Porcelain', '瓷白', '#e9e4d8', { glaze: '#e9e4d8', clay: '#a8623f', bg: powder }),
    way('cobalt', 'Cobalt', '钴蓝', '#2c4c86', { glaze: '#2d4e8a', clay: '#d3b597', bg: blush }),
    way('oxblood', 'Oxblood', '郎窑红', '#7a2a24', { glaze: '#7e2b25', clay: '#c9a98a', bg: celadon }),
    way('honey', 'Honey', '蜜釉', '#c58a34', { glaze: '#c78d38', clay: '#8a5a3c', bg: rose }),
    way('tenmoku', 'Tenmoku', '天目黑', '#2e2622', { glaze: '#332a25', clay: '#a5765a', bg: butter }),
  ],
};

export const suitcase: Range<SuitcaseColours, SuitcaseShape> = {
  silhouettes: [{ key: 'cabin', options: { size: 0.25, ribs: 7 } }, { key: 'trunk', options: { size: 1, ribs: 5 } }],
  colourways: [
    way('lagoon', 'Lagoon', '湖蓝', '#2f5d6b', { shell: '#2f5d6b', metal: '#b9bcbf', bg: butter }),
    way('coral', 'Coral', '珊瑚红', '#b84a3a', { shell: '#b84a3a', metal: BRASS, bg: powder }),
    way('graphite', 'Graphite', '石墨灰', '#43474b', { shell: '#484c50', metal: '#c4c7ca', bg: sand }),
    way('sage', 'Sage', '鼠尾草绿', '#8ba08e', { shell: '#8ca290', metal: '#c4c7ca', bg: blush }),
    way('champagne', 'Champagne', '香槟金', '#cbb48c', { shell: '#cdb690', metal: BRASS, bg: celadon }),
    way('midnight', 'Midnight', '午夜蓝', '#25345a', { shell: '#283a63', metal: BRASS, bg: rose }),
  ],
};

export const tin: Range<TinColours, TinShape> = {
  silhouettes: [{ key: 'caddy', options: { girth: 0.3 } }, { key: 'round', options: { girth: 0.95 } }],
  colourways: [
    way('pandan', 'Pandan', '班兰绿', '#1f4e4a', { paint: '#1f4e4a', print: BRASS, label: '#f6efe2', bg: rose }),
    way('lacquer', 'Lacquer Red', '朱漆红', '#8f2f28', { paint: '#8f2f28', print: '#d0d2d4', label: '#f4ead6', bg: powder }),
    way('pea-flower', 'Pea Flower', '蝶豆花蓝', '#33467e', { paint: '#354a84', print: BRASS, label: '#f6efe2', bg: butter }),
    way('turmeric', 'Turmeric', '姜黄', '#c98f2c', { paint: '#c98f2c', print: '#f0dca8', label: '#fbf5e8', bg: celadon }),
    way('rose', 'Rose', '玫瑰粉', '#c9848a', { paint: '#c9858c', print: '#e8cfa0', label: '#fbf3ee', bg: sand }),
    way('night', 'Night', '夜黑', '#26282b', { paint: '#292b2f', print: BRASS, label: '#efe6d4', bg: blush }),
  ],
};

export const towels: Range<TowelsColours> = {
  silhouettes: [],
  colourways: [
    way('oat-sage', 'Oat and Sage', '燕麦鼠尾草', '#7f9a8c', { terry: '#e8ded0', accent: '#7f9a8c', bg: celadon }),
    way('white-clay', 'White and Clay', '白与陶土红', '#a2543f', { terry: '#f4f1ea', accent: '#b06a52', bg: sand }),
    way('white-indigo', 'White and Indigo', '白与靛蓝', '#3d5684', { terry: '#f2f1ee', accent: '#46608f', bg: blush }),
    way('sand-rose', 'Sand and Rose', '沙与玫瑰', '#c98f93', { terry: '#ecdfce', accent: '#cb9498', bg: rose }),
    way('cream-marigold', 'Cream and Marigold', '奶油与万寿菊', '#d6a346', { terry: '#f3ead8', accent: '#d6a651', bg: powder }),
    way('dove-slate', 'Dove and Slate', '鸽灰与石板', '#6d7880', { terry: '#dcdedd', accent: '#74808a', bg: butter }),
  ],
};

export const candle: Range<CandleColours> = {
  silhouettes: [],
  colourways: [
    way('sandalwood', 'Sandalwood', '檀香', '#c7b08c', { glass: '#c7b08c', wax: '#f4ead8', bg: sand }),
    way('jasmine', 'Jasmine', '茉莉', '#eef0e6', { glass: '#e4e6da', wax: '#fbf8ee', bg: celadon }),
    way('hibiscus', 'Hibiscus', '朱槿', '#b24a52', { glass: '#b4505a', wax: '#f6e3dc', bg: rose }),
    way('rainforest', 'Rainforest', '雨林', '#3f6653', { glass: '#436c58', wax: '#eff0e0', bg: butter }),
    way('monsoon', 'Monsoon', '季风', '#6d87a3', { glass: '#7089a6', wax: '#eef0ee', bg: powder }),
    way('clove', 'Clove', '丁香', '#6a4432', { glass: '#714a37', wax: '#f0e0c8', bg: blush }),
  ],
};

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
];

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
};
