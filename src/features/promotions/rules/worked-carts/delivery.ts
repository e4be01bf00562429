import type { WorkedCart } from './reading.ts'

/** Delivery for less; without a promotion it costs 8.00, from 150.00 of own goods that are delivered on nothing. A lamp is only collected. */
// bag, live promotions, buyer, what is taken off, what is paid, what is said
export const deliveryCarts: readonly WorkedCart[] = [
  ['1 candle', 'Delivery 4.00', 'guest, delivered', 'Delivery 4.00 4.00', '62.00', ''],
  ['1 tea', 'Delivery 4.00', 'guest, delivered', '', '22.90', 'Delivery 4.00: needs 35.10 more'],
  ['1 candle', 'Delivery 4.00', 'guest', '', '58.00', 'Delivery 4.00: nothing is left to take'],
  [
    '1 candle, 1 oolong',
    'Free from 80 + Delivery 4.00',
    'classic, delivered',
    'Free from 80 8.00',
    '90.00',
    'Delivery 4.00: Free from 80 is better',
  ],
  ['1 candle, 1 oolong', 'Free from 80 + Delivery 4.00', 'guest, delivered', 'Delivery 4.00 4.00', '94.00', 'Free from 80: for members'],
  ['1 vase, 1 cup, 1 towel', 'Delivery 4.00', 'guest, delivered', '', '167.95', 'Delivery 4.00: nothing is left to take'],
  ['1 vase, 1 towel', 'Home −5 %', 'guest, delivered', 'Home −5 % 7.90', '150.05', ''],
  ['1 vase, 1 cream', 'Home −5 %', 'guest, delivered', 'Home −5 % 6.90', '163.10', ''],
  ['1 candle', 'Free delivery code', 'guest, delivered, codes SHIPFREE', 'Free delivery code 8.00', '58.00', 'SHIPFREE accepted for 8.00'],
  ['1 candle, 1 lamp', '', 'guest, delivered', '', '164.00', ''],
  [
    '1 candle, 1 lamp',
    'Free from 80 + Delivery 4.00',
    'classic, delivered',
    'Delivery 4.00 4.00',
    '160.00',
    'Free from 80: needs 22.00 more',
  ],
  ['1 lamp', 'Delivery 4.00', 'guest, delivered', '', '98.00', 'Delivery 4.00: no such goods, needs 50.00'],
  ['1 bag', 'Delivery 4.00', 'guest, delivered', '', '690.00', 'Delivery 4.00: no such goods, needs 50.00'],
  ['5 cup', 'Delivery 4.00', 'guest, delivered', 'Delivery 4.00 4.00', '54.00', ''],
  ['1 candle', 'Delivery 8.00', 'guest, delivered', '', '66.00', 'Delivery 8.00: nothing is left to take'],
  ['1 vase', 'Free from 80', 'classic', '', '138.00', 'Free from 80: nothing is left to take'],
  ['1 candle', 'Half delivery code', 'guest, delivered, codes SHIP4', 'Half delivery code 4.00', '62.00', 'SHIP4 accepted for 4.00'],
  [
    '1 candle',
    'Half delivery code + Free delivery code',
    'guest, delivered, codes SHIP4 + SHIPFREE',
    'Free delivery code 8.00',
    '58.00',
    'SHIP4 refused; SHIPFREE accepted for 8.00; Half delivery code: Free delivery code is better',
  ],
  [
    '1 candle, 1 lamp',
    'Free delivery code',
    'guest, delivered, codes SHIPFREE on lamp',
    '',
    '164.00',
    'SHIPFREE refused; Free delivery code: no such goods',
  ],
]
