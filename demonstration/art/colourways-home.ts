// Colourways of cushions and wooden toys.
import { blush, butter, celadon, powder, rose, sand, way, type Range } from './colourways.ts'
import type { BlocksColours, BlocksShape } from './types/blocks.ts'
import type { CushionColours, CushionShape } from './types/cushion.ts'

const UNDYED = '#e6dcc8'

export const cushion: Range<CushionColours, CushionShape> = {
  silhouettes: [
    { key: 'square', options: { form: 'square', pattern: 'plain' } },
    { key: 'ikat', options: { form: 'square', pattern: 'ikat' } },
    { key: 'long', options: { form: 'long', pattern: 'ikat' } },
    { key: 'print', options: { form: 'square', pattern: 'print' } },
    { key: 'cable', options: { form: 'square', pattern: 'cable' } },
    { key: 'bolster', options: { form: 'bolster', pattern: 'plain' } },
    { key: 'round', options: { form: 'round', pattern: 'plain' } },
  ],
  colourways: [
    way('white', 'White', '白', '#f6f4ee', { cloth: '#f1eee6', second: '#b9b2a4', piping: '#f1eee6', bg: powder }, 'square'),
    way(
      'oat',
      'Oat',
      '燕麦',
      '#d8c8ac',
      { cloth: '#dacbb0', second: '#8a6a4a', piping: '#cdbb9c', bg: celadon },
      'square',
      'cable',
      'bolster',
    ),
    way('natural', 'Natural', '本色', '#d9c9a6', { cloth: '#dccdac', second: '#8a5a3c', piping: '#a87c50', bg: powder }, 'ikat', 'bolster'),
    way(
      'sage',
      'Sage',
      '鼠尾草绿',
      '#9db3a0',
      { cloth: '#9fb5a2', second: '#f0eadc', piping: '#8aa290', bg: blush },
      'square',
      'print',
      'cable',
    ),
    way('forest', 'Forest', '松林绿', '#2f4f42', { cloth: '#35594a', second: '#b9c49a', piping: '#6b4a33', bg: sand }, 'square', 'print'),
    way('teal', 'Teal', '孔雀绿', '#1f4e4a', { cloth: '#235a55', second: '#e8d6a4', piping: '#173f3c', bg: blush }, 'print'),
    way(
      'indigo',
      'Indigo',
      '靛蓝',
      '#2f4468',
      { cloth: '#30476e', second: UNDYED, piping: '#26385a', bg: butter },
      'square',
      'ikat',
      'long',
      'print',
    ),
    way('navy', 'Navy', '海军蓝', '#2f4166', { cloth: '#31456c', second: UNDYED, piping: '#c9a45c', bg: blush }, 'round'),
    way('sky', 'Sky', '天蓝', '#a9c4d8', { cloth: '#adc8db', second: '#f4f1ea', piping: '#8fb0c8', bg: sand }, 'bolster'),
    way('clay', 'Clay', '陶土红', '#b06a50', { cloth: '#b36d53', second: '#efe0c6', piping: '#8a4c38', bg: celadon }, 'square', 'ikat'),
    way('rose', 'Rose', '玫瑰粉', '#c9848a', { cloth: '#cb8b90', second: '#f6e6dc', piping: '#b87078', bg: celadon }, 'square', 'print'),
    way('berry', 'Berry', '莓红', '#8f2b3f', { cloth: '#8f2f42', second: '#ecd9b8', piping: '#6e2030', bg: sand }, 'long', 'bolster'),
    way('plum', 'Plum', '梅紫', '#5e3348', { cloth: '#65394f', second: '#d8b8c0', piping: '#8fa287', bg: rose }, 'cable', 'round'),
    way(
      'marigold',
      'Marigold',
      '万寿菊黄',
      '#d99f3a',
      { cloth: '#d89f42', second: '#8a3f2a', piping: '#6b6b45', bg: powder },
      'print',
      'round',
    ),
    way('charcoal', 'Charcoal', '炭黑', '#34373a', { cloth: '#393c40', second: UNDYED, piping: '#2a2c2f', bg: butter }, 'ikat'),
  ],
}

export const blocks: Range<BlocksColours, BlocksShape> = {
  silhouettes: [
    { key: 'tower', options: { toy: 'tower' } },
    { key: 'train', options: { toy: 'train' } },
    { key: 'town', options: { toy: 'town' } },
    { key: 'arches', options: { toy: 'arches' } },
    { key: 'stacker', options: { toy: 'stacker' } },
  ],
  colourways: [
    way(
      'natural',
      'Natural',
      '本色',
      '#d9c9a6',
      { paints: ['#c4915a', '#e2c298', '#a8713f', '#d3a972', '#8a5a36', '#ecd7b4'], bare: true, bg: celadon },
      'tower',
      'train',
      'town',
      'arches',
    ),
    way(
      'garden',
      'Garden',
      '花园',
      '#5f8a6a',
      { paints: ['#4f7f62', '#e3b64a', '#a3bd9c', '#d9835a', '#35594a', '#efe0bf'], bare: false, bg: blush },
      'train',
      'town',
      'arches',
      'stacker',
    ),
    way('sunset', 'Sunset', '晚霞', '#c9533f', {
      paints: ['#c4503f', '#e8b356', '#d98f98', '#e38a58', '#7a3f52', '#f2dcbc'],
      bare: false,
      bg: powder,
    }),
    way(
      'lagoon',
      'Lagoon',
      '潟湖',
      '#2f6f7a',
      { paints: ['#2f6f7a', '#8ebdc0', '#ecdcae', '#3d5d90', '#d9866a', '#b4cfe0'], bare: false, bg: butter },
      'tower',
      'train',
      'arches',
      'stacker',
    ),
  ],
}
