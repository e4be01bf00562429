// Colourways of serums, compacts and creams.
import { blush, butter, celadon, COPPER, GOLD, powder, rose, sand, STEEL, way, type Range } from './colourways.ts'
import type { CompactColours, CompactShape } from './types/compact.ts'
import type { CreamJarColours, CreamJarShape } from './types/cream-jar.ts'
import type { SerumColours, SerumShape } from './types/serum.ts'

const BLACK = '#242023'
const WHITE = '#f6f4ef'
const CREAM = '#efe6d6'

const PIPETTES = ['dropper', 'flask']

export const serum: Range<SerumColours, SerumShape> = {
  silhouettes: [
    { key: 'dropper', options: { form: 'dropper' } },
    { key: 'pump', options: { form: 'pump' } },
    { key: 'flask', options: { form: 'flask' } },
  ],
  colourways: [
    way('amber', 'Amber', '琥珀', '#8a4a1c', { glass: '#8f430c', liquid: '#c8640f', collar: GOLD, rubber: BLACK, bg: sand }),
    way(
      'umber',
      'Umber',
      '棕褐',
      '#4c2a18',
      { glass: '#4d2410', liquid: '#8a3c10', collar: BLACK, rubber: BLACK, bg: celadon },
      ...PIPETTES,
    ),
    way(
      'lotus',
      'Lotus',
      '莲粉',
      '#e3a9ab',
      { glass: '#f3dcdc', liquid: '#e9aeb0', collar: COPPER, rubber: CREAM, bg: powder },
      'dropper',
      'pump',
    ),
    way('rice', 'Rice', '米白', '#efe6d2', { glass: '#f0eadd', liquid: '#f4ecdb', collar: GOLD, rubber: WHITE, bg: blush }),
    way(
      'citrine',
      'Citrine',
      '柠黄',
      '#e2a63a',
      { glass: '#f3e6c4', liquid: '#e9a93a', collar: WHITE, rubber: WHITE, bg: powder },
      'dropper',
      'pump',
    ),
    way(
      'dew',
      'Dew',
      '露水',
      '#c6dbe3',
      { glass: '#dbe9ee', liquid: '#c2dde8', collar: STEEL, rubber: WHITE, bg: butter },
      'dropper',
      'pump',
    ),
    way('jade', 'Jade', '翡翠绿', '#3f6b4a', { glass: '#2c5c38', liquid: '#5f9a46', collar: GOLD, rubber: BLACK, bg: rose }, ...PIPETTES),
    way('cobalt', 'Cobalt', '钴蓝', '#3d74b8', { glass: '#dce8f2', liquid: '#3f7cc4', collar: STEEL, rubber: WHITE, bg: sand }, 'dropper'),
    way('plum', 'Plum', '梅紫', '#5e2f4c', { glass: '#e9d9e2', liquid: '#7a3a66', collar: GOLD, rubber: BLACK, bg: celadon }, 'flask'),
  ],
}

export const compact: Range<CompactColours, CompactShape> = {
  silhouettes: [
    { key: 'round', options: { form: 'round', lacquer: '#ece2d2', metal: GOLD } },
    { key: 'locket', options: { form: 'locket', lacquer: '#14513f', metal: GOLD } },
    { key: 'square', options: { form: 'square', lacquer: '#26232a', metal: GOLD } },
    { key: 'duo', options: { form: 'duo', lacquer: '#6a1f2a', metal: GOLD } },
    { key: 'palette', options: { form: 'palette', lacquer: '#1b4a3d', metal: GOLD } },
  ],
  colourways: [
    way('porcelain-01', '01 Porcelain', '01 瓷白', '#f0d9c6', { powder: '#efd6c2', bg: celadon }, 'round', 'locket', 'square'),
    way('almond-02', '02 Almond', '02 杏仁', '#e6c5a5', { powder: '#e4c09e', bg: rose }, 'round', 'locket', 'square', 'duo'),
    way('sand-03', '03 Sand', '03 沙色', '#d8ae86', { powder: '#d6a97f', bg: powder }, 'round', 'locket', 'square'),
    way('honey-04', '04 Honey', '04 蜂蜜', '#c08f62', { powder: '#bd895a', bg: butter }, 'round', 'square', 'duo'),
    way('kopi-05', '05 Kopi', '05 咖啡', '#8c5c3d', { powder: '#8a5838', bg: sand }, 'round', 'square'),
    way('pearl', 'Pearl', '珍珠白', '#f1ece2', { powder: '#f3e9dd', bg: blush }, 'round', 'square'),
    way('white', 'White', '白', '#f6f4ee', { powder: '#f7f4ec', bg: celadon }, 'round'),
    way('rosegold', 'Rose Gold', '玫瑰金', '#c98f78', { powder: '#d59d84', bg: celadon }, 'square'),
    way('rose', 'Rose', '玫瑰粉', '#c9848a', { powder: '#cf828a', bg: powder }, 'locket', 'square'),
    way('berry', 'Berry', '莓红', '#8f2b3f', { powder: '#97304a', bg: sand }, 'square'),
    way('clay', 'Clay', '陶土红', '#b06a50', { powder: '#b46a4e', bg: celadon }, 'square', 'palette'),
    way('cherry', 'Cherry', '樱桃红', '#a82a24', { powder: '#b3332c', bg: butter }, 'square'),
    way('plum', 'Plum', '梅紫', '#5e3348', { powder: '#6d3a55', bg: rose }, 'locket', 'palette'),
    way('sage', 'Sage', '鼠尾草绿', '#9db3a0', { powder: '#8fa890', bg: blush }, 'palette'),
    way('cocoa', 'Cocoa', '可可棕', '#5a3b2b', { powder: '#64422f', bg: blush }, 'square'),
    way('charcoal', 'Charcoal', '炭黑', '#34373a', { powder: '#3d4043', bg: butter }, 'square'),
    way('natural', 'Natural', '本色', '#d9c9a6', { powder: '#e0d2b2', bg: powder }, 'square'),
    way('gold', 'Gold', '金色', '#cfa654', { powder: '#d3ab62', bg: powder }, 'palette'),
  ],
}

export const creamJar: Range<CreamJarColours, CreamJarShape> = {
  silhouettes: [
    { key: 'jar', options: { form: 'jar' } },
    { key: 'open', options: { form: 'open' } },
    { key: 'tube', options: { form: 'tube' } },
  ],
  colourways: [
    way('neroli', 'Neroli', '橙花', '#efcf86', { vessel: '#f0d391', lid: GOLD, cream: WHITE, bg: celadon }, 'tube'),
    way('damask', 'Damask', '玫瑰', '#d3808c', { vessel: '#d58a94', lid: BLACK, cream: WHITE, bg: sand }, 'tube'),
    way('silver', 'Silver', '银色', '#c9ccce', { vessel: '#c9ccce', lid: WHITE, cream: WHITE, bg: blush, bare: true }, 'tube'),
    way('dew', 'Dew', '露水', '#bcd8dc', { vessel: '#c3dde0', lid: STEEL, cream: '#e4f2f2', bg: butter }, 'open'),
    way('mist', 'Mist', '雾蓝', '#93aec4', { vessel: '#9db7cc', lid: STEEL, cream: WHITE, bg: sand }, 'jar'),
    way('lily', 'Lily', '睡莲', '#cdb0c8', { vessel: '#d3b8ce', lid: COPPER, cream: WHITE, bg: celadon }, 'jar'),
    way('night', 'Night', '夜蓝', '#26345c', { vessel: '#2a3a68', lid: GOLD, cream: WHITE, bg: rose }, 'jar'),
    way('white', 'White', '白', '#f4f2ec', { vessel: '#f2f0ea', lid: WHITE, cream: '#fbf9f4', bg: powder }, 'open', 'tube'),
    way('slate', 'Slate', '石板', '#5c6b76', { vessel: '#5f6f7b', lid: WHITE, cream: WHITE, bg: butter }, 'tube'),
    way('sand', 'Sand', '沙色', '#e2c9a6', { vessel: '#e6cfae', lid: WHITE, cream: '#f0dcc2', bg: powder }, 'tube'),
    way('amber', 'Amber', '琥珀', '#8f4a12', { vessel: '#a8500c', lid: GOLD, cream: CREAM, bg: sand }, 'jar', 'open'),
    way('umber', 'Umber', '棕褐', '#54290f', { vessel: '#5e2e12', lid: BLACK, cream: CREAM, bg: celadon }, 'jar', 'open'),
    way('rice', 'Rice', '米白', '#efe4cc', { vessel: '#f0e6d1', lid: GOLD, cream: '#f5ead4', bg: rose }, 'jar', 'open'),
    way('moss', 'Moss', '苔藓绿', '#3d5f46', { vessel: '#3f6549', lid: GOLD, cream: '#eaf0dd', bg: blush }),
  ],
}
