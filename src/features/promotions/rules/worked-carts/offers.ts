import type { WorkedCart } from './reading.ts'

/** Purchase with purchase: a special price once enough is in the bag. The last column says for how many pieces more. */
// bag, live promotions, buyer, what is taken off, what is paid, what is said
export const offerCarts: readonly WorkedCart[] = [
  ['1 vase', 'Spray for 24', 'guest', '', '138.00', 'Spray for 24: unlocked for 1'],
  ['1 vase, 1 spray under Spray for 24', 'Spray for 24', 'guest', 'Spray for 24 24.00', '162.00', 'Spray for 24: unlocked for 0'],
  ['1 vase, 2 spray under Spray for 24', 'Spray for 24', 'guest', 'Spray for 24 24.00', '210.00', 'Spray for 24: unlocked for 0'],
  [
    '1 candle, 1 spray under Spray for 24',
    'Spray for 24',
    'guest',
    '',
    '106.00',
    'Spray for 24: revoked on line 2; Spray for 24: needs 42.00 more',
  ],
  ['1 candle, 1 oolong', 'Spray for 24', 'guest', '', '90.00', 'Spray for 24: needs 10.00 more'],
  ['1 vase', 'Spray for 24', 'guest, declines Spray for 24', '', '138.00', 'Spray for 24: declined'],
  ['1 vase, 1 spray', 'Spray for 24', 'guest', '', '186.00', 'Spray for 24: unlocked for 1'],
  ['1 oolong', 'Cup for 5', 'guest', '', '32.00', 'Cup for 5: unlocked'],
  ['1 oolong, 3 cup under Cup for 5', 'Cup for 5', 'guest', 'Cup for 5 15.00', '47.00', 'Cup for 5: unlocked'],
  [
    '1 tea, 1 cup under Cup for 5',
    'Cup for 5',
    'guest',
    '',
    '24.90',
    'Cup for 5: revoked on line 2; Cup for 5: no such goods, needs 1 piece',
  ],
  [
    '1 oolong, 1 cup under Cup for 5',
    'Cup for 5 + Home −20 %',
    'guest',
    'Cup for 5 5.00',
    '37.00',
    'Cup for 5: unlocked; Home −20 %: Cup for 5 is better',
  ],
  ['1 oolong, 1 cup under Cup for 5', 'Cup for 5 + Cups −12.00', 'guest', 'Cups −12.00 10.00', '32.00', 'Cup for 5: unlocked'],
  [
    '1 vase, 1 spray under Spray for 24',
    'Spray for 24 + 10 off 100',
    'elite',
    'Spray for 24 24.00 + 10 off 100 10.00',
    '152.00',
    'Spray for 24: unlocked for 0',
  ],
]
