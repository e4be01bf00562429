import { expect, it } from 'vitest'
import { nameKey, placeOf } from './type-names.ts'

it.each([
  ['Mugs', 'mug'],
  ['T-Shirts', 't shirt', 'TSHIRT'],
  ['Home & Garden', 'Home Garden', 'home and garden', 'Home And Gardens', 'HOME＆GARDEN', 'Home + Garden'],
  ["Women's Clothing", 'Womens clothing', 'Women’s Clothing'],
  ['Accessories', 'accessory'],
  ['Hoodies', 'Hoodie'],
  ['Dresses', 'Dress', ' dress '],
  ['Watches', 'watch'],
  ['Décor', 'decor'],
  ['İç Giyim', 'ic giyim'],
  ['عطور!', 'عطور'],
  ['厨房、餐具', '厨房餐具'],
])('%s means the same as %s (shop-21)', (first, ...others) => {
  for (const name of others) expect(nameKey(name)).toBe(nameKey(first))
})

it.each([
  ['Bags', 'Backpacks'],
  ['Glass', 'Glazes'],
  ['Bus', 'Bu'],
  ['Men', 'Women'],
  ['Đồ gốm', 'Đồ gỗ'],
  ['And', ''],
  ['Gas', 'Ga'],
  ['1990s', '1990'],
])('%s is another name than %s (shop-21)', (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other))
})

it.each<[string | null | undefined, string | null | undefined, string, string[]]>([
  ['Mugs', null, 'Mugs', ['Mugs']],
  ['  Coffee   mugs ', undefined, 'Coffee mugs', ['Coffee mugs']],
  ['Mugs', 'Home & Garden > Kitchen > Tableware', 'Mugs', ['Home & Garden', 'Kitchen', 'Tableware', 'Mugs']],
  ['Mugs', 'Home & Garden > Kitchen > mug > Travel mugs', 'Mugs', ['Home & Garden', 'Kitchen', 'Mugs']],
  ['Home>Kitchen >Mugs', 'Home & Garden', 'Home > Kitchen > Mugs', ['Home', 'Kitchen', 'Mugs']],
  [null, 'Home & Garden > Kitchen', 'Home & Garden > Kitchen', ['Home & Garden', 'Kitchen']],
  ['', '696', '', []],
  ['', ' 696 ', '', []],
  ['Bags', 'bag > Totes', 'Bags', ['Bags']],
  ['', 'aa-1-13-8', '', []],
  [undefined, 'Uncategorized', '', []],
  ['---', ' > ', '', []],
  ['Hats', '173', 'Hats', ['Hats']],
])('type %j with category %j is %j (shop-21)', (type, category, from, path) => {
  expect(placeOf(type, category)).toEqual({ from, path })
})
