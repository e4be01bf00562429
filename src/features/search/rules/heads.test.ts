import { expect, test } from 'vitest'
import { headsOf } from './heads.ts'

test.each([
  ['Tool Box', 'toolbox tool'],
  ['Gym Towel 2 pcs', '2pcs towel gymtowel'],
  ['500 ml', '500ml 500'],
  ['Blue Silk Head Scarf', 'headscarf scarf silkheadscarf'],
  ['Scarf: blue', 'scarf'],
  ['Cups / Mugs', 'cup mug'],
  [', Vase', 'vase'],
  ['瓶', ''],
  ['礼盒', '盒 礼盒'],
  ['月饼礼盒', '盒 礼盒 饼礼盒 月饼礼盒 饼 月饼'],
  ['七号珍藏乌龙茶', '茶 龙茶 乌龙茶 藏乌龙茶 珍藏乌龙茶 号珍藏乌龙茶'],
  ['Lamp 青瓷灯', 'lamp 灯 瓷灯 青瓷灯'],
  ['', ''],
])('%j is called %j at its end', (title, heads) => expect(headsOf(title).join(' ')).toBe(heads))
