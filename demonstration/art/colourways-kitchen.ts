// Colourways of frying pans, kettles and dinner sets.
import { blush, BRASS, butter, celadon, GUNMETAL, powder, rose, sand, STEEL, way, type Range } from './colourways.ts'
import type { DinnerSetColours, DinnerSetShape } from './types/dinner-set.ts'
import type { FryingPanColours, FryingPanShape, Metal } from './types/frying-pan.ts'
import type { KettleColours, KettleShape } from './types/kettle.ts'

const IRON: Metal = { color: '#2c2a29', of: 'iron' }
const STEEL_PAN: Metal = { color: '#b4b9bd', of: 'metal' }

export const fryingPan: Range<FryingPanColours, FryingPanShape> = {
  silhouettes: [
    { key: 'skillet', options: { depth: 0, flare: 1, bowl: 0, loop: false } },
    { key: 'saute', options: { depth: 0.9, flare: 0, bowl: 0, loop: true } },
    { key: 'wok', options: { depth: 1, flare: 1, bowl: 1, loop: true } },
  ],
  colourways: [
    way('iron', 'Black Iron', '黑铁', '#2c2a29', { outside: IRON, inside: IRON, handle: IRON, bg: celadon }),
    way('carbon', 'Blued Steel', '蓝钢', '#4e5661', {
      outside: { color: '#525b6a', of: 'metal' },
      inside: { color: '#3b4555', of: 'metal' },
      handle: { color: '#5a5f66', of: 'metal' },
      bg: butter,
    }),
    way('steel', 'Steel', '不锈钢', '#b7babb', {
      outside: STEEL_PAN,
      inside: { color: '#bfc2c4', of: 'metal' },
      handle: STEEL_PAN,
      bg: blush,
    }),
    way('copper', 'Copper', '红铜', '#b4693f', {
      outside: { color: '#cf7a4c', of: 'metal' },
      inside: { color: '#c4c6c6', of: 'metal' },
      handle: { color: BRASS, of: 'metal' },
      bg: powder,
    }),
    way('teal', 'Teal', '孔雀绿', '#1f4e4a', {
      outside: { color: '#12564f', of: 'enamel' },
      inside: { color: '#262524', of: 'ceramic' },
      handle: { color: '#12564f', of: 'enamel' },
      bg: sand,
    }),
    way('cherry', 'Cherry', '樱桃红', '#a82a24', {
      outside: { color: '#b0201b', of: 'enamel' },
      inside: { color: '#262524', of: 'ceramic' },
      handle: { color: '#b0201b', of: 'enamel' },
      bg: rose,
    }),
    way('cream', 'Cream', '奶油白', '#e8dcc6', {
      outside: { color: '#e6d9c0', of: 'enamel' },
      inside: { color: '#d9d2c4', of: 'ceramic' },
      handle: { color: '#b07a4a', of: 'wood' },
      bg: powder,
    }),
  ],
}

const OAK = '#a8743f'
const CANE = '#c49a5c'

export const kettle: Range<KettleColours, KettleShape> = {
  silhouettes: [
    { key: 'stovetop', options: { form: 'stovetop' } },
    { key: 'gooseneck', options: { form: 'gooseneck' } },
    { key: 'teapot', options: { form: 'teapot' } },
  ],
  colourways: [
    way(
      'teal',
      'Teal',
      '孔雀绿',
      '#1f4e4a',
      { body: '#1f5450', finish: 'enamel', trim: BRASS, grip: OAK, second: '#173f3c', bg: blush },
      'stovetop',
      'gooseneck',
    ),
    way(
      'cherry',
      'Cherry',
      '樱桃红',
      '#a82a24',
      { body: '#a82a24', finish: 'enamel', trim: BRASS, grip: OAK, second: '#7c1f1b', bg: celadon },
      'stovetop',
      'gooseneck',
    ),
    way(
      'oat',
      'Oat',
      '燕麦白',
      '#e8dcc6',
      { body: '#e6d9c0', finish: 'enamel', trim: GUNMETAL, grip: '#8a5a34', second: '#cdbb98', bg: powder },
      'stovetop',
      'gooseneck',
    ),
    way(
      'white',
      'White',
      '白',
      '#f6f4ee',
      { body: '#f1eee6', finish: 'enamel', trim: STEEL, grip: OAK, second: '#2f4f8a', bg: rose },
      'stovetop',
      'gooseneck',
    ),
    way('charcoal', 'Charcoal', '炭黑', '#34373a', {
      body: '#222426',
      finish: 'iron',
      trim: '#222426',
      grip: '#6b4a30',
      second: '#222426',
      bg: sand,
    }),
    way(
      'steel',
      'Brushed Steel',
      '拉丝钢',
      '#b7babb',
      { body: '#bcc0c3', finish: 'metal', trim: STEEL, grip: '#26282a', second: STEEL, bg: butter },
      'stovetop',
      'gooseneck',
    ),
    way('copper', 'Copper', '红铜', '#b4693f', {
      body: '#cf7a4c',
      finish: 'hammered',
      trim: BRASS,
      grip: '#7a4a2c',
      second: BRASS,
      bg: celadon,
    }),
    way(
      'celadon',
      'Celadon',
      '青瓷',
      '#8fb3a6',
      { body: '#8fb5a7', finish: 'clay', trim: '#8fb5a7', grip: CANE, second: '#b88a64', bg: blush },
      'teapot',
    ),
    way(
      'indigo',
      'Indigo',
      '靛蓝',
      '#2f4468',
      { body: '#30476e', finish: 'clay', trim: '#30476e', grip: CANE, second: '#a5795a', bg: sand },
      'teapot',
    ),
    way(
      'clay',
      'Clay',
      '陶土红',
      '#b06a50',
      { body: '#b36b50', finish: 'clay', trim: '#b36b50', grip: CANE, second: '#8a5040', bg: celadon },
      'teapot',
    ),
    way(
      'olive',
      'Olive',
      '橄榄绿',
      '#6b6b45',
      { body: '#75754c', finish: 'clay', trim: '#75754c', grip: CANE, second: '#8f6a4a', bg: powder },
      'teapot',
    ),
    way(
      'crystal',
      'Crystal',
      '透明',
      '#dfe3e2',
      { body: '#dfe9e6', finish: 'glass', trim: STEEL, grip: OAK, second: '#c8741a', bg: rose },
      'gooseneck',
      'teapot',
    ),
  ],
}

export const dinnerSet: Range<DinnerSetColours, DinnerSetShape> = {
  silhouettes: [
    { key: 'stack', options: { laid: 'stack' } },
    { key: 'setting', options: { laid: 'setting' } },
    { key: 'bowls', options: { laid: 'bowls' } },
    { key: 'cups', options: { laid: 'cups' } },
  ],
  colourways: [
    way('ivory', 'Ivory', '象牙白', '#ece3d2', { glaze: '#f1e3c8', finish: 'stoneware', rim: '#b89468', clay: '#c9a884', bg: blush }),
    way('celadon', 'Celadon', '青瓷', '#8fb3a6', { glaze: '#8fb5a7', finish: 'stoneware', rim: '#b0a07c', clay: '#b88a64', bg: rose }),
    way('clay', 'Clay', '陶土红', '#b06a50', { glaze: '#b36b50', finish: 'stoneware', rim: '#7a4634', clay: '#9a6a50', bg: powder }),
    way('indigo', 'Indigo', '靛蓝', '#2f4468', { glaze: '#34507c', finish: 'stoneware', rim: '#8f6a48', clay: '#a5795a', bg: butter }),
    way('charcoal', 'Charcoal', '炭黑', '#34373a', { glaze: '#34373a', finish: 'stoneware', rim: '#7a6450', clay: '#8a6a54', bg: celadon }),
    way('white', 'White', '白', '#f6f4ee', { glaze: '#f3f1ec', finish: 'porcelain', rim: '#2f7a54', clay: '#f0ece4', bg: sand }),
    way(
      'blue-white',
      'Blue and White',
      '青花',
      '#2f4f8a',
      { glaze: '#f2f3f3', finish: 'porcelain', rim: '#2b4c94', clay: '#f0ece4', bg: powder },
      'bowls',
      'cups',
    ),
    way(
      'sea-glass',
      'Sea Glass',
      '海玻璃',
      '#8fc3b4',
      { glaze: '#86c4b2', finish: 'glass', rim: '#ffffff', clay: '#86c4b2', bg: sand },
      'stack',
      'bowls',
      'cups',
    ),
    way(
      'cobalt',
      'Cobalt',
      '钴蓝',
      '#2f4f8a',
      { glaze: '#3a62a8', finish: 'glass', rim: '#ffffff', clay: '#3a62a8', bg: butter },
      'stack',
      'bowls',
      'cups',
    ),
  ],
}
