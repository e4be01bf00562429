import type { WorkedCart } from './reading.ts'

/** Several pieces together: three for two, three for a price, so many percent from a number of pieces on. */
// bag, live promotions, buyer, what is taken off, what is paid, what is said
export const setCarts: readonly WorkedCart[] = [
  ['3 tea', 'Teas 3 for 2', 'guest', 'Teas 3 for 2 14.90', '29.80', ''],
  ['2 tea', 'Teas 3 for 2', 'guest', '', '29.80', 'Teas 3 for 2: needs 1 piece more'],
  ['2 tea, 1 oolong', 'Teas 3 for 2', 'guest', 'Teas 3 for 2 14.90', '46.90', ''],
  ['2 tea, 2 oolong', 'Teas 3 for 2', 'guest', 'Teas 3 for 2 14.90', '78.90', ''],
  ['6 tea', 'Teas 3 for 2', 'guest', 'Teas 3 for 2 29.80', '59.60', ''],
  ['6 tea', 'Teas 3 for 2, once', 'guest', 'Teas 3 for 2, once 14.90', '74.50', ''],
  ['7 tea', 'Teas 3 for 2', 'guest', 'Teas 3 for 2 29.80', '74.50', ''],
  ['3 tea', 'Teas 3 for 40', 'guest', 'Teas 3 for 40 4.70', '40.00', ''],
  ['2 tea, 1 oolong', 'Teas 3 for 40', 'guest', 'Teas 3 for 40 21.80', '40.00', ''],
  ['3 tea, 3 oolong', 'Teas 3 for 40', 'guest', 'Teas 3 for 40 60.70', '80.00', ''],
  ['4 cup', 'Cups 4 for 30', 'guest', 'Cups 4 for 30 10.00', '30.00', ''],
  ['3 cup', 'Cups 4 for 30', 'guest', '', '30.00', 'Cups 4 for 30: needs 1 piece more'],
  ['5 cup', 'Six cups −15 %', 'guest', '', '50.00', 'Six cups −15 %: needs 1 piece more'],
  ['6 cup', 'Six cups −15 %', 'guest', 'Six cups −15 % 9.00', '51.00', ''],
  ['8 cup', 'Six cups −15 % + Cups 4 for 30', 'guest', 'Cups 4 for 30 20.00', '60.00', 'Six cups −15 %: Cups 4 for 30 is better'],
  ['3 tea', 'Teas 3 for 2 + Teas 3 for 40', 'guest', 'Teas 3 for 2 14.90', '29.80', 'Teas 3 for 40: Teas 3 for 2 is better'],
  ['3 tea', 'Teas 3 for 2 + Tea −3.00', 'guest', 'Teas 3 for 2 14.90', '29.80', 'Tea −3.00: Teas 3 for 2 is better'],
  ['4 tea', 'Teas 3 for 2 + Tea −3.00', 'guest', 'Teas 3 for 2 14.90', '44.70', 'Tea −3.00: Teas 3 for 2 is better'],
  [
    '3 cup, 1 tea',
    'Teas 3 for 2 + Cups 4 for 30',
    'guest',
    '',
    '44.90',
    'Teas 3 for 2: needs 2 pieces more; Cups 4 for 30: needs 1 piece more',
  ],
  ['5 oolong', 'Teas 3 for 40', 'guest', 'Teas 3 for 40 56.00', '104.00', ''],
  ['2 oolong, 1 tea', 'Teas 3 for 2 + Tea −3.00', 'guest', 'Teas 3 for 2 14.90', '64.00', 'Tea −3.00: Teas 3 for 2 is better'],
  ['3 oolong, 1 tea', 'Teas 3 for 2 + Tea −3.00', 'guest', 'Tea −3.00 3.00 + Teas 3 for 2 32.00', '75.90', ''],
  ['3 oolong, 3 tea', 'Teas 3 for 44.70 + Tea −3.00', 'guest', 'Tea −3.00 9.00 + Teas 3 for 44.70 51.30', '80.40', ''],
]
