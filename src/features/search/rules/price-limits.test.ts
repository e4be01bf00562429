import { expect, test } from 'vitest'
import { priceLimitsIn, valueOf } from './price-limits.ts'
import { typedOf } from './typed.ts'

const limitsIn = (keyword: string) => {
  const limits = priceLimitsIn(typedOf(keyword, (text) => text))
  return limits && [keyword.slice(limits.from, limits.to), limits.minCents, limits.maxCents]
}

test.each([
  ['vase between 20 and 40 dollars', ['between 20 and 40 dollars', 2000, 4000]],
  ['between 40 and 20', null],
  ['between 20 and 20', ['between 20 and 20', 2000, 2000]],
  ['vase around $50 blue', ['around $50', 4000, 6000]],
  ['$20 to 40', ['$20 to 40', 2000, 4000]],
  ['20到40元', ['20到40元', 2000, 4000]],
  ['40到20元', ['20元', 1600, 2400]],
  ['about 50 dollars', ['50 dollars', 4000, 6000]],
  ['50元左右', ['50元左右', 4000, 6000]],
  ['20 or more', ['20 or more', 2000, null]],
  ['over $19.99', ['over $19.99', 1999, null]],
  ['under fifty', ['under fifty', null, 5000]],
  ['under fifteen', ['under fifteen', null, 1500]],
  ['below twenty five dollars', ['below twenty five dollars', null, 2500]],
  ['at most twenty-one', ['at most twenty-one', null, 2100]],
  ['under a hundred', ['under a hundred', null, 10_000]],
  ['less than two hundred and fifty dollars', ['less than two hundred and fifty dollars', null, 25_000]],
  ['under ninety years', null],
  ['under tennis', null],
  ['100到200的包包', ['100到200', 10_000, 20_000]],
  ['100至200', ['100至200', 10_000, 20_000]],
  ['10到12岁', null],
  ['2到3的', null],
  ['三千两百元以内', ['三千两百元以内', null, 320_000]],
  ['under 50 ml or under $30', ['under $30', null, 3000]],
  ['necklace 100 to 150', ['100 to 150', 10_000, 15_000]],
  ['bag 150 to 100', null],
  ['shoes size 38 to 52', null],
  ['scarf 70 to 140 cm', null],
  ['ages 10 to 60', null],
  ['loafers 36 to 42', null],
  ['50', null],
])('the price in %s is %j (search-13)', (keyword, expected) => expect(limitsIn(keyword)).toEqual(expected))

test.each([
  ['12.5', 12.5],
  ['hundred', 100],
  ['a hundred', 100],
  ['nine', 9],
  ['ten', 10],
  ['nineteen', 19],
  ['twenty', 20],
  ['ninety-nine', 99],
  ['three hundred and eleven', 311],
  ['five hundred forty two', 542],
  ['十', 10],
  ['两百五十', 250],
  ['一千二百三十四', 1234],
  ['一百零五', 105],
  ['零', 0],
  ['两', 2],
  ['三', 3],
  ['九', 9],
])('%s is the number %d', (text, expected) => expect(valueOf(text)).toBe(expected))
