import type { WorkedCart } from './reading.ts'

/** Several kinds together, and promotions that apply alone. */
// bag, live promotions, buyer, what is taken off, what is paid, what is said
export const togetherCarts: readonly WorkedCart[] = [
  [
    '1 candle, 1 tea',
    'Home −30 % alone + Candles −10 % + Tea −3.00',
    'guest',
    'Home −30 % alone 17.40',
    '55.50',
    'Candles −10 %: Home −30 % alone applies alone; Tea −3.00: Home −30 % alone applies alone',
  ],
  [
    '1 cup, 3 oolong',
    'Home −30 % alone + Teas 3 for 2',
    'guest',
    'Teas 3 for 2 32.00',
    '74.00',
    'Home −30 % alone: the others are better together',
  ],
  [
    '1 candle',
    'Home −30 % alone + Hand cream gift + Spray for 24',
    'guest',
    'Home −30 % alone 17.40',
    '40.60',
    'Hand cream gift: Home −30 % alone applies alone; Spray for 24: Home −30 % alone applies alone',
  ],
  [
    '2 vase, 1 tea',
    'Home −20 % + 25 off 200 + Home 5 % from 150 + Ten + Elite −10 %',
    'elite, codes TEN',
    'Home −20 % 55.20 + 25 off 200 25.00 + Home 5 % from 150 11.04 + Ten 19.96 + Elite −10 % 1.19',
    '178.51',
    'TEN accepted for 19.96',
  ],
  [
    '1 candle, 2 tea, 1 bag',
    'Candles −10 % + Firstleaf + Hand cream gift + Spray for 24',
    'guest, delivered, first order, codes FIRSTLEAF',
    'Candles −10 % 5.80 + Firstleaf 20.00',
    '760.00',
    'Hand cream gift: gift cream, or gift tea; Spray for 24: unlocked for 1; FIRSTLEAF accepted for 20.00',
  ],
  [
    '3 candle',
    'Home −30 % alone + Spray for 24',
    'guest',
    'Home −30 % alone 52.20',
    '121.80',
    'Spray for 24: Home −30 % alone applies alone',
  ],
  ['1 vase', 'Gift alone', 'guest', '', '138.00', 'Gift alone: gift spray'],
]
