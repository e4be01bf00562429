import { describe, expect, it, test } from 'vitest'
import { soldLine as line } from '#test/refunds/sold-line.ts'
import { partsOf, type SoldLine, type SoldOrder } from './parts.ts'
import {
  deducted,
  everything,
  leftQualifying,
  nothingRefunded,
  previewRefund,
  refundedWith,
  type Pieces,
  type RefundPreview,
  type Refunded,
} from './preview.ts'

const hairpin = (position: number, fromCents: number, fromPieces = 0, earnedBy = [1, 2]): SoldLine => ({
  ...line(position, 1, 0),
  gift: { fromCents, fromPieces, lines: earnedBy, worthCents: 900 },
})

/** Three candles, a teapot and the delivery, paid with a voucher, rebates and a card. */
const order: SoldOrder = {
  lines: [line(1, 3, 10_000), line(2, 1, 2500)],
  deliveryCents: 800,
  tenders: [
    { kind: 'voucher', cents: 1500 },
    { kind: 'rebate', cents: 1000 },
    { kind: 'card', cents: 10_800 },
  ],
  gstCents: 1098,
  gstRate: 900,
}
const wanted = (pieces: Pieces[], withDelivery = false, keptGifts: number[] = []) => ({ pieces, withDelivery, keptGifts })

describe('the parts of an order', () => {
  it('have their share of every cent, piece by piece (refund-01, money-06)', () => {
    expect(partsOf(order)).toEqual([
      { line: 1, cents: 3334, gstCents: 276, tenders: [400, 249, 2685] },
      { line: 1, cents: 3333, gstCents: 275, tenders: [400, 249, 2684] },
      { line: 1, cents: 3333, gstCents: 275, tenders: [400, 248, 2685] },
      { line: 2, cents: 2500, gstCents: 206, tenders: [300, 186, 2014] },
      { line: null, cents: 800, gstCents: 66, tenders: [0, 68, 732] },
    ])
  })
})

describe('previewRefund', () => {
  it('a piece brings what was paid for it, to the tenders that paid it (refund-01)', () => {
    expect(previewRefund(order, nothingRefunded, wanted([{ line: 1, quantity: 2 }]))).toEqual({
      lines: [{ line: 1, quantity: 2, cents: 6667, gstCents: 551 }],
      delivery: null,
      kept: null,
      keptGifts: [],
      tenders: [800, 498, 5369],
      isLast: false,
    })
  })

  it.each([
    ['nothing', []],
    ['no pieces', [{ line: 1, quantity: 0 }]],
    ['less than none', [{ line: 1, quantity: -1 }]],
    ['more than were bought', [{ line: 1, quantity: 4 }]],
    [
      'more of one line than were bought',
      [
        { line: 1, quantity: 1 },
        { line: 2, quantity: 2 },
      ],
    ],
    ['a line that is not there', [{ line: 9, quantity: 1 }]],
    [
      'one line twice',
      [
        { line: 1, quantity: 1 },
        { line: 1, quantity: 1 },
      ],
    ],
  ])('%s is not refunded', (_, pieces) => {
    expect(previewRefund(order, nothingRefunded, wanted(pieces))).toBeNull()
  })

  it('what is refunded already is not refunded again (refund-01)', () => {
    const refunded = { ...nothingRefunded, pieces: [{ line: 1, quantity: 2 }] }
    expect(previewRefund(order, refunded, wanted([{ line: 1, quantity: 2 }]))).toBeNull()
    expect(previewRefund(order, refunded, wanted([{ line: 1, quantity: 1 }]))?.tenders).toEqual([400, 248, 2685])
  })

  it('the delivery counts as refunded once a refund had it (refund-02)', () => {
    const [without, last] = [false, true].map((withDelivery) =>
      previewRefund(order, nothingRefunded, wanted(everything(order, nothingRefunded), withDelivery))!,
    )
    const after = refundedWith(nothingRefunded, last!)
    expect([refundedWith(nothingRefunded, without!), after, refundedWith(after, without!)].map(({ delivery }) => delivery)).toEqual([
      false,
      true,
      true,
    ])
  })

  it('the last pieces take the delivery with them while nothing is sent, and only then (refund-02)', () => {
    const all = everything(order, nothingRefunded)
    expect(previewRefund(order, nothingRefunded, wanted(all, true))).toMatchObject({
      delivery: { cents: 800, gstCents: 66 },
      tenders: [1500, 1000, 10_800],
    })
    expect(previewRefund(order, nothingRefunded, wanted(all, false))).toMatchObject({
      delivery: null,
      tenders: [1500, 932, 10_068],
      isLast: true,
    })
    expect(previewRefund(order, nothingRefunded, wanted([{ line: 1, quantity: 3 }], true))).toMatchObject({
      delivery: null,
      isLast: false,
    })
    const candles = { ...nothingRefunded, pieces: [{ line: 1, quantity: 3 }] }
    expect(previewRefund(order, { ...candles, delivery: true }, wanted([{ line: 2, quantity: 1 }], true))).toMatchObject({ delivery: null })
    expect(previewRefund(order, candles, wanted([{ line: 2, quantity: 1 }], true))).toMatchObject({
      delivery: { cents: 800 },
      isLast: true,
    })
  })

  it('so do the last pieces that the store would have delivered, although a brand has sent its own (refund-02)', () => {
    const ofCandles = (quantity: number, unsentDelivery: number[]) =>
      previewRefund(order, nothingRefunded, { ...wanted([{ line: 1, quantity }]), unsentDelivery })!
    expect(ofCandles(3, [1])).toMatchObject({ delivery: { cents: 800 }, isLast: false })
    expect(ofCandles(2, [1])).toMatchObject({ delivery: null })
    expect(ofCandles(3, [1, 2])).toMatchObject({ delivery: null })
    expect(ofCandles(3, [])).toMatchObject({ delivery: null })
  })
})

it.each([
  ['nothing is refunded', {}, 10_000],
  ['two candles are', { pieces: [{ line: 1, quantity: 2 }] }, 4631],
  [
    'two candles are, one after the other',
    {
      pieces: [
        { line: 1, quantity: 1 },
        { line: 1, quantity: 1 },
      ],
    },
    4631,
  ],
  ['the delivery is', { delivery: true }, 10_068],
])('goods count as spend without what vouchers and rebates paid, when %s (reward-07, refund-05)', (_, refunded, cents) => {
  expect(leftQualifying(order, { ...nothingRefunded, ...refunded })).toBe(cents)
})

describe('gifts (refund-03)', () => {
  const withGift = (gift: SoldLine): SoldOrder => ({ ...order, lines: [...order.lines, gift] })
  const back = (gift: SoldLine, pieces: Pieces[], kept: number[] = []): RefundPreview =>
    previewRefund(withGift(gift), nothingRefunded, wanted(pieces, false, kept))!
  const candle = { line: 1, quantity: 1 }

  it.each([
    ['goods that are left are worth less than it asks for', hairpin(3, 9168), [3]],
    ['goods that are left are worth exactly what it asks for', hairpin(3, 9167), []],
    ['fewer pieces are left than it asks for', hairpin(3, 0, 4), [3]],
    ['just enough pieces are left', hairpin(3, 0, 3), []],
    ['what is left of the goods that earned it is just enough', hairpin(3, 6667, 0, [1]), []],
    ['it is a cent too little, although other goods are left too', hairpin(3, 6668, 0, [1]), [3]],
    ['too few pieces of the goods that earned it are left', hairpin(3, 0, 3, [1]), [3]],
    ['it was earned by goods that all stay', hairpin(3, 2500, 1, [2]), []],
  ])('comes back when %s: %#', (_, gift, lost) => {
    expect(back(gift, [candle]).lines.flatMap(({ line: position }) => (position === 3 ? [position] : []))).toEqual(lost)
  })

  it('goes with the last goods, whatever it asks for, and is no line twice when it was asked for', () => {
    expect(back(hairpin(3, 0), everything(order, nothingRefunded)).lines.at(-1)).toEqual({ line: 3, quantity: 1, cents: 0, gstCents: 0 })
    expect(back(hairpin(3, 9900), [candle, { line: 3, quantity: 1 }]).lines).toHaveLength(2)
    // The last of the goods that earned it, while others stay.
    expect(back(hairpin(3, 0, 0, [2]), [{ line: 2, quantity: 1 }])).toMatchObject({ lines: [{ line: 2 }, { line: 3 }], isLast: false })
  })

  it('is not asked for with everything that is left, since it comes by itself', () => {
    const sold = withGift(hairpin(3, 0))
    expect(everything(sold, nothingRefunded)).toEqual([
      { line: 1, quantity: 3 },
      { line: 2, quantity: 1 },
    ])
    expect(everything(sold, { pieces: [candle, { line: 2, quantity: 1 }] })).toEqual([{ line: 1, quantity: 2 }])
  })

  it('one that is kept is deducted, first from the rebates that come back, then from the card (refund-03)', () => {
    expect(back(hairpin(3, 9900), [candle], [3])).toMatchObject({ kept: { cents: 900, gstCents: 74 }, tenders: [400, 0, 2034] })
    // One that may be kept anyhow costs nothing, nor does one that comes back.
    const free = { kept: null, tenders: [400, 249, 2685] }
    expect(back(hairpin(3, 0), [candle], [3])).toMatchObject(free)
    expect(back(hairpin(3, 9900), [candle])).toMatchObject(free)
    // A line that is no gift, or none of the order, is a slip of whoever asks.
    for (const line of [1, 77]) expect(back(hairpin(3, 9900), [candle], [line])).toBeNull()
    expect(previewRefund(withGift(hairpin(3, 9900)), nothingRefunded, { pieces: [candle], withDelivery: false })).toMatchObject(free)
  })
})

describe('a gift that is kept and could not be deducted whole (refund-03)', () => {
  /** The card paid S$20 of it, a voucher the rest. */
  const sold: SoldOrder = {
    ...order,
    lines: [line(1, 2, 2000), line(2, 1, 4000), hairpin(3, 6000), hairpin(4, 6000)],
    deliveryCents: 0,
    tenders: [
      { kind: 'voucher', cents: 5000 },
      { kind: 'card', cents: 1000 },
    ],
    gstCents: 495,
  }
  const first = { line: 1, quantity: 1 }

  it('is deducted from later refunds, until it is paid', () => {
    let refunded: Refunded = nothingRefunded
    const steps = [[first], [first], [{ line: 2, quantity: 1 }]].map((pieces, at) => {
      const preview = previewRefund(sold, refunded, wanted(pieces, false, at === 0 ? [3] : []))!
      refunded = refundedWith(refunded, preview)
      return { kept: preview.kept?.cents ?? 0, gifts: preview.keptGifts, card: preview.tenders[1] }
    })
    expect(steps).toEqual([
      { kept: 166, gifts: [{ line: 3, cents: 166 }], card: 0 },
      { kept: 167, gifts: [{ line: 3, cents: 167 }], card: 0 },
      { kept: 567, gifts: [{ line: 3, cents: 567 }], card: 100 },
    ])
  })

  it('says that it is kept although nothing could be deducted', () => {
    const free = { ...sold, tenders: [{ kind: 'voucher' as const, cents: 6000 }] }
    expect(previewRefund(free, nothingRefunded, wanted([first], false, [3, 4]))).toMatchObject({
      kept: null,
      keptGifts: [{ line: 3, cents: 0 }, { line: 4, cents: 0 }], // oxfmt-ignore
    })
  })

  it('is paid before one that is kept later, and a gift that came back is never deducted', () => {
    const refunded = { pieces: [first, { line: 3, quantity: 1 }], delivery: true, keptGifts: [{ line: 3, cents: 800 }] }
    expect(previewRefund(sold, refunded, wanted([{ line: 2, quantity: 1 }], false, [4]))).toMatchObject({
      kept: { cents: 667 },
      keptGifts: [{ line: 3, cents: 100 }, { line: 4, cents: 567 }], // oxfmt-ignore
    })
    expect(previewRefund(sold, { ...refunded, keptGifts: [] }, wanted([{ line: 2, quantity: 1 }]))).toMatchObject({ kept: null })
    const paid = { ...refunded, keptGifts: [{ line: 3, cents: 900 }] }
    expect(previewRefund(sold, paid, wanted([{ line: 2, quantity: 1 }]))).toMatchObject({ kept: null, keptGifts: [] })
  })
})

test.each([
  [0, [500, 300, 200], 0],
  [300, [500, 0, 200], 300],
  [450, [500, 0, 50], 450],
  [900, [500, 0, 0], 500],
])('a debt of %i leaves %j: rebates pay before the card, a voucher never', (cents, left, paid) => {
  expect(deducted(order, [500, 300, 200], cents)).toEqual({ tenders: left, deductedCents: paid })
})
