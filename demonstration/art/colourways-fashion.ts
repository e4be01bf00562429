// Colourways and silhouettes of what is worn.
import { BRASS, GOLD, STEEL, COPPER, GUNMETAL, TINTS, way } from './colourways.ts'
import type { Range } from './colourways.ts'
import type { DressColours, DressShape } from './types/dress.ts'
import type { Gem, NecklaceColours, NecklaceShape } from './types/necklace.ts'
import type { KnitColours, KnitShape } from './types/knit.ts'
import type { LoaferColours, LoaferShape } from './types/loafer.ts'
import type { ScarfColours, ScarfShape } from './types/scarf.ts'
import type { ShirtColours, ShirtShape } from './types/shirt.ts'
import type { SneakerColours, SneakerShape } from './types/sneaker.ts'
import type { SunglassesColours, SunglassesShape } from './types/sunglasses.ts'
import type { TrousersColours, TrousersShape } from './types/trousers.ts'
import type { WatchColours, WatchShape } from './types/watch.ts'

const { blush, celadon, butter, powder, sand, rose } = TINTS

const LINEN = '#efe7da'
const pearl = (color: string): Gem => ({ color, kind: 'pearl' })
const stone = (color: string): Gem => ({ color, kind: 'stone' })
const metal = (color: string): Gem => ({ color, kind: 'metal' })
const YELLOW_GOLD = '#e2b75e'
const ROSE_GOLD = '#dca58a'

export const shirt: Range<ShirtColours, ShirtShape> = {
  silhouettes: [
    { key: 'short-sleeve', options: { sleeve: 0 } },
    { key: 'long-sleeve', options: { sleeve: 1 } },
    { key: 'band-collar', options: { sleeve: 1, band: true } },
  ],
  colourways: [
    way('mist', 'Mist', '雾白', '#dfe7ef', { cloth: '#edf2f7', button: '#f8f4ea', bg: powder }),
    way('indigo', 'Indigo', '靛蓝', '#2f4f7a', { cloth: '#30507c', button: '#f0ece2', bg: sand }),
    way('peach', 'Peach', '蜜桃粉', '#e9b59c', { cloth: '#ebb9a0', button: '#fbf4ea', bg: celadon }),
    way('sage', 'Sage', '鼠尾草绿', '#9db3a0', { cloth: '#9fb6a3', button: '#f2eee2', bg: blush }),
    way('ink', 'Ink', '墨黑', '#2c2f33', { cloth: '#34373c', button: '#6a5a4c', bg: rose }),
    way('oat', 'Oat', '燕麦', '#d8c8ac', { cloth: '#dccdb2', button: '#8a6a4a', bg: butter }),
  ],
}

export const dress: Range<DressColours, DressShape> = {
  silhouettes: [
    { key: 'knee', options: { length: 0.35, flare: 0.75 } },
    { key: 'maxi', options: { length: 1, flare: 0.3 } },
    { key: 'midi', options: { length: 0.66, flare: 0.12, sash: true } },
  ],
  colourways: [
    way('garnet', 'Garnet', '石榴红', '#a63a3f', { cloth: '#a63a3f', trim: '#5b1f26', bg: rose }),
    way('indigo', 'Indigo', '靛蓝', '#2f4f7a', { cloth: '#2f4f7a', trim: '#c9a06a', bg: sand }),
    way('jade', 'Jade', '翡翠绿', '#3f7a68', { cloth: '#3f7c6a', trim: '#6a4a30', bg: blush }),
    way('ink', 'Ink', '墨黑', '#26262a', { cloth: '#2c2c31', trim: '#8a6a3c', bg: celadon }),
    way('apricot', 'Apricot', '杏色', '#e0a06c', { cloth: '#e0a474', trim: '#8a4a30', bg: powder }),
    way('ivory', 'Ivory', '象牙白', '#efe6d6', { cloth: '#eee5d5', trim: '#b08a58', bg: butter }),
  ],
}

export const knit: Range<KnitColours, KnitShape> = {
  silhouettes: [
    { key: 'cropped', options: { long: 0.2 } },
    { key: 'long', options: { long: 1 } },
    { key: 'cardigan', options: { long: 0.7, cardigan: true } },
  ],
  colourways: [
    way('oatmeal', 'Oatmeal', '燕麦', '#d9c7a8', { wool: '#d9c7a8', tipping: '#7c2f2b', bg: powder }),
    way('moss', 'Moss', '苔藓绿', '#3d5a4c', { wool: '#45655a', tipping: '#e3d3b0', bg: blush }),
    way('cream', 'Cream', '奶油白', '#f0e8d8', { wool: '#efe7d8', tipping: '#2f4468', bg: celadon }),
    way('navy', 'Navy', '海军蓝', '#2f4166', { wool: '#36496f', tipping: '#efe6d2', bg: sand }),
    way('clay', 'Clay', '陶土红', '#b06a50', { wool: '#b36e55', tipping: '#f0e2cc', bg: butter }),
    way('dove', 'Dove Grey', '鸽灰', '#a9adb0', { wool: '#adb1b4', tipping: '#4a4f55', bg: rose }),
  ],
}

export const sneaker: Range<SneakerColours, SneakerShape> = {
  silhouettes: [
    { key: 'low', options: { collar: 0 } },
    { key: 'high', options: { collar: 1 } },
    { key: 'slip-on', options: { collar: 0, slip: true } },
  ],
  colourways: [
    way('cloud-sage', 'Cloud and Sage', '云白鼠尾草', '#8d9b8c', { leather: '#f2efe8', suede: '#8d9b8c', gum: '#c08a54', bg: blush }),
    way('ink-brick', 'Ink and Brick', '墨黑砖红', '#26282b', { leather: '#2b2d31', suede: '#8a3a32', gum: '#8a6a4a', bg: celadon }),
    way('oat-navy', 'Oat and Navy', '燕麦海军蓝', '#33476b', { leather: '#e9dfcb', suede: '#35496e', gum: '#c9a06c', bg: powder }),
    way('white-tan', 'White and Tan', '白与浅棕', '#c08a5a', { leather: '#f4f1ea', suede: '#bf8c5e', gum: '#b98a58', bg: sand }),
    way('blush-rose', 'Blush and Rose', '粉与玫瑰', '#d3939a', { leather: '#f3e2de', suede: '#cf8f97', gum: '#d9b08a', bg: rose }),
    way('marigold', 'White and Marigold', '白与万寿菊黄', '#d99f3a', { leather: '#f4f0e6', suede: '#d59c3c', gum: '#a9784a', bg: butter }),
  ],
}

export const trousers: Range<TrousersColours, TrousersShape> = {
  silhouettes: [
    { key: 'straight', options: { cut: 'straight' } },
    { key: 'wide', options: { cut: 'wide' } },
    { key: 'tapered', options: { cut: 'tapered' } },
  ],
  colourways: [
    way('charcoal', 'Charcoal', '炭黑', '#34373a', { cloth: '#4a4e54', lining: '#e6dccb', bg: butter }),
    way('navy', 'Navy', '海军蓝', '#2f4166', { cloth: '#34466b', lining: '#e6dccb', bg: sand }),
    way('olive', 'Olive', '橄榄绿', '#6b6b45', { cloth: '#6e6e4a', lining: '#e9e0cc', bg: blush }),
    way('oat', 'Oat', '燕麦', '#d8c8ac', { cloth: '#dccdb2', lining: '#f0e8da', bg: powder }),
    way('ink', 'Ink', '墨黑', '#25282b', { cloth: '#2e3034', lining: '#d9d0c2', bg: rose }),
    way('clay', 'Clay', '陶土红', '#b06a50', { cloth: '#b36e55', lining: '#efe2cf', bg: celadon }),
  ],
}

export const loafer: Range<LoaferColours, LoaferShape> = {
  silhouettes: [
    { key: 'penny', options: { vamp: 'penny' } },
    { key: 'bit', options: { vamp: 'bit' } },
    { key: 'tassel', options: { vamp: 'tassel' } },
  ],
  colourways: [
    way('tan', 'Tan', '浅棕', '#b98552', { leather: '#a9703e', sole: '#4a3020', lining: '#e2c9a4', metal: BRASS, bg: powder }),
    way('ink', 'Ink', '墨黑', '#25282b', { leather: '#1e1f22', sole: '#1c1a19', lining: '#c9a47a', metal: BRASS, bg: sand }),
    way('oxblood', 'Oxblood', '牛血红', '#7c2f2b', { leather: '#6e2622', sole: '#3a2418', lining: '#d8b890', metal: BRASS, bg: celadon }),
    way('ivory', 'Ivory', '象牙白', '#ece3d2', { leather: '#e9dfcc', sole: '#8a6444', lining: '#c9a47a', metal: BRASS, bg: rose }),
    way('cocoa', 'Cocoa Suede', '可可绒面', '#5a3b2b', {
      leather: '#6a4632',
      suede: true,
      sole: '#3a2618',
      lining: '#d8bf9a',
      metal: BRASS,
      bg: celadon,
    }),
    way('navy', 'Navy Suede', '海军蓝绒面', '#2f4166', {
      leather: '#2f3f5c',
      suede: true,
      sole: '#6a4a34',
      lining: '#e0cdb0',
      metal: STEEL,
      bg: butter,
    }),
  ],
}

export const watch: Range<WatchColours, WatchShape> = {
  silhouettes: [
    { key: 'round', options: { square: 0, size: 0.5 } },
    { key: 'cushion', options: { square: 0.8, size: 0.2 } },
    { key: 'bracelet', options: { square: 0, size: 0.3, bracelet: true } },
  ],
  colourways: [
    way('emerald', 'Emerald', '祖母绿', '#1f4a45', { metal: '#d8b36a', dial: '#1f4a45', strap: '#7a4a2c', bg: sand }),
    way('silver', 'Silver', '银白', '#d9d6cd', { metal: STEEL, dial: '#eee9df', strap: '#1f2a3a', bg: powder }),
    way('midnight', 'Midnight', '午夜蓝', '#1e2f4d', { metal: STEEL, dial: '#1e3154', strap: '#24272b', bg: celadon }),
    way('burgundy', 'Burgundy', '酒红', '#5e1f28', { metal: '#d8b36a', dial: '#6a2430', strap: '#4a1f22', bg: rose }),
    way('ivory', 'Ivory', '象牙白', '#efe6d2', { metal: '#d8b36a', dial: '#f1e8d4', strap: '#b07a4a', bg: butter }),
    way('onyx', 'Onyx', '玛瑙黑', '#1f2123', { metal: COPPER, dial: '#222426', strap: '#2a2522', bg: blush }),
  ],
}

export const sunglasses: Range<SunglassesColours, SunglassesShape> = {
  silhouettes: [
    { key: 'round', options: { half: [74, 70], corner: 2.15, lift: 0, drop: 0.05, wire: false } },
    { key: 'square', options: { half: [82, 60], corner: 3.4, lift: 0, drop: 0.1, wire: false } },
    { key: 'cat-eye', options: { half: [82, 58], corner: 2.7, lift: 32, drop: 0.2, wire: false } },
    { key: 'wire', options: { half: [80, 68], corner: 2.5, lift: 0, drop: 0.24, wire: true } },
  ],
  colourways: [
    way('tortoise', 'Tortoise', '玳瑁', '#6f4524', { acetate: '#8a5228', mottle: '#2a150c', metal: BRASS, lens: '#5a4636', bg: celadon }),
    way('ink', 'Ink', '墨黑', '#25282b', { acetate: '#141518', metal: BRASS, lens: '#3e4648', bg: sand }),
    way('crystal', 'Crystal', '透明', '#dfe3e2', { acetate: '#bfcacc', clear: 1, metal: STEEL, lens: '#6d7f88', bg: blush }),
    way('honey', 'Honey', '蜜色', '#c8963e', { acetate: '#c98a34', clear: 0.45, metal: GOLD, lens: '#8a5a2c', bg: powder }),
    way('oxblood', 'Oxblood', '牛血红', '#7c2f2b', { acetate: '#74221f', metal: BRASS, lens: '#6a4a44', bg: rose }),
    way('smoke', 'Smoke', '烟灰', '#6f7375', { acetate: '#5a6164', clear: 0.5, metal: GUNMETAL, lens: '#3f5246', bg: butter }),
  ],
}

export const necklace: Range<NecklaceColours, NecklaceShape> = {
  silhouettes: [
    { key: 'disc', options: { style: 'disc' } },
    { key: 'strand', options: { style: 'strand' } },
    { key: 'drop', options: { style: 'drop' } },
    { key: 'cord', options: { style: 'cord' } },
  ],
  colourways: [
    way('gold', 'Gold', '金色', '#cfa654', {
      metal: YELLOW_GOLD,
      bead: metal(YELLOW_GOLD),
      stone: stone('#2a8a5c'),
      bust: LINEN,
      bg: celadon,
    }),
    way('silver', 'Silver', '银色', '#c9cbcc', { metal: STEEL, bead: metal(STEEL), stone: metal(STEEL), bust: '#5f7890', bg: powder }),
    way('rose-gold', 'Rose Gold', '玫瑰金', '#c98f78', {
      metal: ROSE_GOLD,
      bead: pearl('#efc9c0'),
      stone: stone('#9fb84a'),
      bust: '#e9e0d4',
      bg: rose,
    }),
    way('jade', 'Jade', '翡翠绿', '#3f7a68', {
      metal: YELLOW_GOLD,
      bead: stone('#3f8a6a'),
      stone: stone('#3f9a72'),
      eye: stone('#3f8a6a'),
      bust: LINEN,
      bg: blush,
    }),
    way('pearl', 'Pearl', '珍珠白', '#f1ece2', {
      metal: YELLOW_GOLD,
      bead: pearl('#f1e8dc'),
      stone: pearl('#f1e8dc'),
      eye: pearl('#f1e8dc'),
      bust: '#7d5864',
      bg: sand,
    }),
    way('storm', 'Storm Grey', '雷雨灰', '#6d7478', {
      metal: STEEL,
      bead: pearl('#6d747c'),
      stone: pearl('#5c646c'),
      eye: pearl('#6d747c'),
      bust: '#e6dfd6',
      bg: butter,
    }),
  ],
}

export const scarf: Range<ScarfColours, ScarfShape> = {
  silhouettes: [
    { key: 'square', options: { style: 'square' } },
    { key: 'draped', options: { style: 'draped' } },
    { key: 'knotted', options: { style: 'knotted' } },
  ],
  colourways: [
    way('teal', 'Teal', '孔雀绿', '#1f4e4a', { print: 'tile', ground: '#1f5450', motif: '#f1e6d0', accent: '#d08a4b', bg: blush }),
    way('marigold', 'Marigold', '万寿菊黄', '#d99f3a', {
      print: 'tile',
      ground: '#e0a63e',
      motif: '#fbf1dc',
      accent: '#9a3f2c',
      bg: powder,
    }),
    way('rose', 'Rose', '玫瑰粉', '#c9848a', { print: 'bloom', ground: '#f3dcd6', motif: '#c4606a', accent: '#6f8a6a', bg: celadon }),
    way('sage', 'Sage', '鼠尾草绿', '#9db3a0', { print: 'bloom', ground: '#a9bca9', motif: '#6d8a74', accent: '#4a6655', bg: rose }),
    way('indigo', 'Indigo', '靛蓝', '#2f4468', { print: 'ikat', ground: '#2a3f66', motif: '#e9dfcb', accent: '#7f93b8', bg: sand }),
    way('clay', 'Clay', '陶土红', '#b06a50', { print: 'ikat', ground: '#a2573e', motif: '#f0e0c6', accent: '#4a2a20', bg: celadon }),
    way('mist', 'Mist', '雾白', '#dfe7ef', { print: 'stripe', ground: '#eef2f3', motif: '#8fa9b3', accent: '#3f6a6a', bg: butter }),
    way('ink', 'Ink', '墨黑', '#25282b', { print: 'star', ground: '#23272f', motif: '#d9cfb8', accent: '#d9a94e', bg: powder }),
  ],
}
