import type { WorkedCart } from './reading.ts'

/** An amount or a percentage off the cart from a value on, which is tested after promotions of items. */
// bag, live promotions, buyer, what is taken off, what is paid, what is said
export const thresholdCarts: readonly WorkedCart[] = [
  ['1 vase', '10 off 100', 'guest', '10 off 100 10.00', '128.00', ''],
  ['1 candle', '10 off 100', 'guest', '', '58.00', '10 off 100: needs 42.00 more'],
  ['2 cup, 4 towel', '10 off 100', 'guest', '', '99.80', '10 off 100: needs 0.20 more'],
  ['1 vase, 1 candle', '10 off 100 + 25 off 200', 'guest', '10 off 100 10.00', '186.00', '25 off 200: needs 4.00 more'],
  ['2 vase', '10 off 100 + 25 off 200', 'guest', '25 off 200 25.00', '251.00', '10 off 100: 25 off 200 is better'],
  ['1 vase, 1 plate', 'Home 5 % from 150', 'guest', 'Home 5 % from 150 8.57', '162.78', ''],
  ['1 vase, 1 tea', 'Home 5 % from 150', 'guest', '', '152.90', 'Home 5 % from 150: needs 12.00 more'],
  ['1 tea', 'Home 5 % from 150', 'guest', '', '14.90', 'Home 5 % from 150: no such goods, needs 150.00'],
  [
    '1 vase, 1 candle',
    'Home −20 % + 10 off 100 + Home 5 % from 150',
    'guest',
    'Home −20 % 39.20 + 10 off 100 10.00 + Home 5 % from 150 7.84',
    '138.96',
    '',
  ],
  ['1 candle, 1 shirt, 2 cup', 'Candles −10 % + 25 off 200', 'guest', 'Candles −10 % 5.80', '191.20', '25 off 200: needs 8.80 more'],
  ['1 candle, 2 tea, 1 cup', 'Home −20 % + 10 off 100', 'guest', 'Home −20 % 13.60', '84.20', '10 off 100: needs 15.80 more'],
  ['1 candle, 3 tea', 'Candles −10 % + 10 off 100', 'guest', '10 off 100 10.00', '92.70', 'Candles −10 %: it would cost more'],
  ['1 plate, 1 towel, 1 cup, 1 candle', '10 off 100', 'guest', '10 off 100 10.00', '111.30', ''],
  ['10 cup', '10 off 100', 'guest', '10 off 100 10.00', '90.00', ''],
]
