import { expect, test } from 'vitest'
import { goodsName } from './goods-name.ts'

test('goods are named with their variant, if they come in several (refund-12)', () => {
  expect(goodsName({ name: 'Rumah Wangi Candle', options: 'Large' }, 'en')).toBe('Rumah Wangi Candle, Large')
  expect(goodsName({ name: '香屋 蜡烛', options: '大号' }, 'zh')).toBe('香屋 蜡烛，大号')
  expect(goodsName({ name: 'Rumah Wangi Candle', options: '' }, 'en')).toBe('Rumah Wangi Candle')
})
