// Colourways of totes and wallets.
import { blush, BRASS, butter, celadon, powder, rose, sand, STEEL, way, type Range } from './colourways.ts'
import type { ToteColours, ToteShape } from './types/tote.ts'
import type { WalletColours, WalletShape } from './types/wallet.ts'

export const tote: Range<ToteColours, ToteShape> = {
  silhouettes: [
    { key: 'canvas', options: { make: 'canvas' } },
    { key: 'leather', options: { make: 'leather' } },
    { key: 'woven', options: { make: 'woven' } },
  ],
  colourways: [
    way('natural', 'Natural', '本色', '#d9c9a6', { cloth: '#ddceac', trim: '#b98552', bg: celadon }, 'canvas', 'woven'),
    way('ink', 'Ink', '墨黑', '#25282b', { cloth: '#2a2d30', trim: '#3a3a3c', bg: sand }),
    way('clay', 'Clay', '陶土红', '#b06a50', { cloth: '#b36c52', trim: '#e3d5bb', bg: powder }, 'canvas'),
    way('indigo', 'Indigo', '靛蓝', '#2f4468', { cloth: '#32486e', trim: '#dccba8', bg: butter }, 'canvas', 'woven'),
    way('olive', 'Olive', '橄榄绿', '#6b6b45', { cloth: '#6d6d48', trim: '#4a4a34', bg: rose }, 'canvas'),
    way('stone', 'Stone', '石色', '#b9b2a4', { cloth: '#bcb5a7', trim: '#5a5148', bg: blush }, 'canvas'),
    way('mist', 'Mist', '雾白', '#dfe7ef', { cloth: '#e3e9ef', trim: '#93a4b8', bg: powder }, 'canvas'),
    way('sage', 'Sage', '鼠尾草绿', '#9db3a0', { cloth: '#a0b5a3', trim: '#e8dfc9', bg: rose }, 'canvas', 'woven'),
    way('oat', 'Oat', '燕麦', '#d8c8ac', { cloth: '#dbccb2', trim: '#efe6d4', bg: butter }, 'canvas'),
    way('rose', 'Rose', '玫瑰粉', '#c9848a', { cloth: '#cb888e', trim: '#f0dfd2', bg: celadon }, 'canvas', 'woven'),
    way('ivory', 'Ivory', '象牙白', '#ece3d2', { cloth: '#eae1d0', trim: '#d6c6a8', bg: rose }, 'canvas', 'leather'),
    way('marigold', 'Marigold', '万寿菊黄', '#d99f3a', { cloth: '#d69d3e', trim: '#f0dfb8', bg: powder }, 'canvas', 'woven'),
    way('tan', 'Tan', '浅棕', '#b98552', { cloth: '#b98552', trim: '#b98552', bg: powder }, 'leather'),
    way('oxblood', 'Oxblood', '牛血红', '#7c2f2b', { cloth: '#7c2f2b', trim: '#7c2f2b', bg: celadon }, 'leather'),
    way('cocoa', 'Cocoa', '可可棕', '#5a3b2b', { cloth: '#5e3e2d', trim: '#5e3e2d', bg: rose }, 'leather'),
    way('forest', 'Forest', '松林绿', '#2f4f42', { cloth: '#2f5244', trim: '#2f5244', bg: blush }, 'leather'),
    way('gold', 'Gold', '金色', '#cfa654', { cloth: '#d2ab5e', trim: '#eedca6', bg: sand }, 'woven'),
  ],
}

export const wallet: Range<WalletColours, WalletShape> = {
  silhouettes: [
    { key: 'bifold', options: { form: 'bifold' } },
    { key: 'long', options: { form: 'long' } },
    { key: 'card', options: { form: 'card' } },
    { key: 'purse', options: { form: 'purse' } },
  ],
  colourways: [
    way('tan', 'Tan', '浅棕', '#b98552', { hide: '#b98552', metal: BRASS, bg: powder }),
    way('ink', 'Ink', '墨黑', '#25282b', { hide: '#292c2f', metal: BRASS, bg: sand }),
    way('oxblood', 'Oxblood', '牛血红', '#7c2f2b', { hide: '#7c2f2b', metal: BRASS, bg: celadon }, 'bifold', 'long', 'purse'),
    way('forest', 'Forest', '松林绿', '#2f4f42', { hide: '#2f5244', metal: BRASS, bg: blush }, 'card', 'purse'),
    way('cocoa', 'Cocoa', '可可棕', '#5a3b2b', { hide: '#5e3e2d', metal: BRASS, bg: butter }, 'bifold', 'long'),
    way('rose', 'Rose', '玫瑰粉', '#c9848a', { hide: '#cb888e', metal: BRASS, bg: celadon }, 'bifold', 'card'),
    way('ivory', 'Ivory', '象牙白', '#ece3d2', { hide: '#e9dfcc', metal: BRASS, bg: rose }, 'long', 'purse'),
    way('clay', 'Clay', '陶土红', '#b06a50', { hide: '#b36c52', metal: BRASS, bg: butter }, 'purse'),
    way('sage', 'Sage', '鼠尾草绿', '#9db3a0', { hide: '#9bb19e', metal: BRASS, bg: blush }, 'bifold'),
    way('natural', 'Natural', '本色', '#d9c9a6', { hide: '#d8c8a4', metal: STEEL, bg: celadon, canvas: true }, 'bifold'),
    way('olive', 'Olive', '橄榄绿', '#6b6b45', { hide: '#6d6d48', metal: BRASS, bg: rose, canvas: true }, 'bifold', 'long', 'card'),
    way('stone', 'Stone', '石色', '#b9b2a4', { hide: '#bab3a5', metal: STEEL, bg: blush, canvas: true }, 'bifold', 'long'),
    way('indigo', 'Indigo', '靛蓝', '#2f4468', { hide: '#33496f', metal: STEEL, bg: butter, canvas: true }, 'card'),
  ],
}
