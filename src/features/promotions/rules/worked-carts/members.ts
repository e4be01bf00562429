import type { WorkedCart } from './reading.ts'

/** The member price on regular-priced own goods, and promotions that are not for everybody. */
// bag, live promotions, buyer, what is taken off, what is paid, what is said
export const memberCarts: readonly WorkedCart[] = [
  ['1 candle', 'Elite −10 %', 'elite', 'Elite −10 % 5.80', '52.20', ''],
  ['1 candle', 'Elite −10 %', 'classic', '', '58.00', 'Elite −10 %: for another tier'],
  ['1 scarf, 1 candle', 'Elite −10 %', 'elite', 'Elite −10 % 5.80', '97.20', ''],
  ['1 bag, 1 candle', 'Elite −10 %', 'elite', 'Elite −10 % 5.80', '742.20', ''],
  ['1 candle', 'Elite −10 % + Home −20 %', 'elite', 'Home −20 % 11.60', '46.40', 'Elite −10 %: no goods at their regular price'],
  ['1 candle', 'Elite −10 % + Home −5 %', 'elite', 'Elite −10 % 5.80', '52.20', 'Home −5 %: the member price is better'],
  [
    '1 candle, 1 plate',
    'Elite −10 % + Home −5 % + Rumah Wangi −15 %',
    'elite',
    'Home −5 % 3.89 + Rumah Wangi −15 % 13.70',
    '73.76',
    'Elite −10 %: no goods at their regular price',
  ],
  ['1 vase', 'Elite −10 % + 10 off 100', 'elite', '10 off 100 10.00 + Elite −10 % 12.80', '115.20', ''],
  ['1 vase', 'Elite −10 % + Ten', 'elite, codes TEN', 'Ten 13.80 + Elite −10 % 12.42', '111.78', 'TEN accepted for 13.80'],
  ['3 tea', 'Elite −10 % + Teas 3 for 2', 'elite', 'Teas 3 for 2 14.90', '29.80', 'Elite −10 %: no goods at their regular price'],
  ['1 candle', 'Members −5 % home', 'guest', '', '58.00', 'Members −5 % home: for members'],
  ['1 candle', 'Members −5 % home', 'classic', 'Members −5 % home 2.90', '55.10', ''],
  ['1 candle', 'First order −10', 'guest, first order', 'First order −10 10.00', '48.00', ''],
  ['1 candle', 'First order −10', 'guest', '', '58.00', 'First order −10: for a first order'],
  ['1 candle', 'Once a customer −10', 'guest, used before', '', '58.00', 'Once a customer −10: used by you'],
  ['1 candle', 'Once a customer −10', 'guest', 'Once a customer −10 10.00', '48.00', ''],
  ['1 candle', 'First ten −10', 'guest, ten used it', '', '58.00', 'First ten −10: used up'],
  ['1 candle', 'First ten −10', 'guest', 'First ten −10 10.00', '48.00', ''],
]
