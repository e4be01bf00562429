import type { WorkedCart } from './reading.ts'

/** A percentage or an amount off items; with a limit, off the dearest pieces. On a line the best of a group applies. */
// bag, live promotions, buyer, what is taken off, what is paid, what is said
export const itemCarts: readonly WorkedCart[] = [
  ['1 candle', 'Candles −10 %', 'guest', 'Candles −10 % 5.80', '52.20', ''],
  ['3 candle', 'Candles −10 %', 'guest', 'Candles −10 % 17.40', '156.60', ''],
  ['1 plate', 'Rumah Wangi −15 %', 'guest', 'Rumah Wangi −15 % 5.00', '28.35', ''],
  ['3 plate', 'Rumah Wangi −15 %', 'guest', 'Rumah Wangi −15 % 15.01', '85.04', ''],
  ['1 tea', 'Candles −10 %', 'guest', '', '14.90', 'Candles −10 %: no such goods'],
  ['1 candle, 1 vase', 'Candles −10 % + Home −20 %', 'guest', 'Home −20 % 39.20', '156.80', 'Candles −10 %: Home −20 % is better'],
  ['1 candle, 1 vase', 'Home −5 % + Candles −10 %', 'guest', 'Candles −10 % 5.80 + Home −5 % 6.90', '183.30', ''],
  ['1 candle', 'Home −20 % + Rumah Wangi −15 %', 'guest', 'Home −20 % 9.86 + Rumah Wangi −15 % 8.70', '39.44', ''],
  ['1 plate, 1 towel', 'Home −20 % + Rumah Wangi −15 %', 'guest', 'Home −20 % 9.66 + Rumah Wangi −15 % 5.00', '38.64', ''],
  ['2 tea, 1 oolong', 'Tea −3.00', 'guest', 'Tea −3.00 9.00', '52.80', ''],
  ['2 cup', 'Cups −12.00', 'guest', 'Cups −12.00 20.00', '0.00', ''],
  ['2 candle', 'One candle −50 %', 'guest', 'One candle −50 % 29.00', '87.00', ''],
  ['1 candle', 'One candle −50 % + Home −20 %', 'guest', 'One candle −50 % 29.00', '29.00', 'Home −20 %: One candle −50 % is better'],
  ['3 candle', 'One candle −50 % + Home −20 %', 'guest', 'Home −20 % 34.80', '139.20', 'One candle −50 %: Home −20 % is better'],
  ['2 tea, 1 oolong', 'Two teas −3.00', 'guest', 'Two teas −3.00 6.00', '55.80', ''],
  ['1 scarf', 'Home −20 %', 'guest', '', '45.00', 'Home −20 %: no such goods'],
  [
    '1 candle',
    'Candles −10 % + Candles −10 % first',
    'guest',
    'Candles −10 % first 5.80',
    '52.20',
    'Candles −10 %: Candles −10 % first is better',
  ],
  ['3 candle', 'Two candles −50 %', 'guest', 'Two candles −50 % 58.00', '116.00', ''],
]
