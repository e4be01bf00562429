import type { WorkedCart } from './reading.ts'

/** Promotions with a code, for the cart or for one item. */
// bag, live promotions, buyer, what is taken off, what is paid, what is said
export const codeCarts: readonly WorkedCart[] = [
  ['1 candle', 'Firstleaf', 'guest, codes FIRSTLEAF', 'Firstleaf 20.00', '38.00', 'FIRSTLEAF accepted for 20.00'],
  ['1 candle', 'Firstleaf', 'guest', '', '58.00', ''],
  ['1 candle', 'Firstleaf', 'guest, codes  firstleaf ', 'Firstleaf 20.00', '38.00', ' firstleaf  accepted for 20.00'],
  ['1 cup', 'Firstleaf', 'guest, codes FIRSTLEAF', 'Firstleaf 10.00', '0.00', 'FIRSTLEAF accepted for 10.00'],
  [
    '1 candle, 2 tea, 1 bag',
    'Candles −10 % + Firstleaf + Harvest',
    'guest, codes FIRSTLEAF + HARVEST50',
    'Candles −10 % 5.80 + Harvest 50.00',
    '722.00',
    'FIRSTLEAF refused; HARVEST50 accepted for 50.00; Firstleaf: Harvest is better',
  ],
  ['1 bag, 1 candle', 'Harvest', 'guest, codes HARVEST50', 'Harvest 50.00', '698.00', 'HARVEST50 accepted for 50.00'],
  [
    '1 vase',
    'Ten + Firstleaf',
    'guest, codes TEN + FIRSTLEAF',
    'Firstleaf 20.00',
    '118.00',
    'TEN refused; FIRSTLEAF accepted for 20.00; Ten: Firstleaf is better',
  ],
  [
    '2 vase',
    'Ten + Firstleaf',
    'guest, codes TEN + FIRSTLEAF',
    'Ten 27.60',
    '248.40',
    'TEN accepted for 27.60; FIRSTLEAF refused; Firstleaf: Ten is better',
  ],
  ['3 plate', 'Ten', 'guest, codes TEN', 'Ten 10.01', '90.04', 'TEN accepted for 10.01'],
  ['1 candle', 'Ten', 'guest, codes NOSUCH', '', '58.00', 'NOSUCH refused, unknown'],
  [
    '1 candle',
    'Old code + Early code',
    'guest, codes OLD + EARLY',
    '',
    '58.00',
    'OLD refused; EARLY refused; Old code: over; Early code: not yet',
  ],
  ['2 candle, 1 tea', 'Light', 'guest, codes LIGHT5', 'Light 10.00', '120.90', 'LIGHT5 accepted for 10.00'],
  ['2 candle, 1 tea', 'Light', 'guest, codes LIGHT5 on candle', 'Light 10.00', '120.90', 'LIGHT5 accepted for 10.00'],
  ['2 candle, 1 tea', 'Light', 'guest, codes LIGHT5 on tea', '', '130.90', 'LIGHT5 refused; Light: no such goods'],
  [
    '1 candle, 1 cream',
    'Light + Ten',
    'guest, codes LIGHT5 + TEN',
    'Ten 9.00 + Light 5.00',
    '76.00',
    'LIGHT5 accepted for 5.00; TEN accepted for 9.00',
  ],
  ['1 tea', 'Beauty code', 'guest, codes GLOW', '', '14.90', 'GLOW refused; Beauty code: no such goods'],
  ['1 cream, 1 spray', 'Beauty code', 'guest, codes GLOW on spray', 'Beauty code 12.00', '68.00', 'GLOW accepted for 12.00'],
  ['1 vase, 1 candle', '10 off 100 + Ten', 'guest, codes TEN', '10 off 100 10.00 + Ten 18.60', '167.40', 'TEN accepted for 18.60'],
]
