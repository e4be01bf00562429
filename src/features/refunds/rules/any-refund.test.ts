import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { payWith } from '#src/features/pricing/rules/tenders.ts'
import { gstContained } from '#src/kit/money-shares.ts'
import { soldLine as line } from '#test/refunds/sold-line.ts'
import type { SoldOrder } from './parts.ts'
import { everything, leftQualifying, nothingRefunded, previewRefund, refundedWith, type RefundPreview } from './preview.ts'

/** Of these positions those that the goods have; the first where none is. */
const earning = (positions: readonly number[], goods: number): number[] => {
  const there = positions.filter((position) => position <= goods)
  return there.length > 0 ? there : [1]
}

const orders = fc
  .record({
    goods: fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 5 }), amountCents: fc.integer({ min: 0, max: 30_000 }) }), {
      minLength: 1,
      maxLength: 5,
    }),
    deliveryCents: fc.constantFrom(0, 800),
    vouchers: fc.array(fc.integer({ min: 1, max: 9000 }), { maxLength: 2 }),
    rebateCents: fc.integer({ min: 0, max: 9000 }),
    gift: fc.option(
      fc.record({
        fromCents: fc.integer({ min: 0, max: 40_000 }),
        fromPieces: fc.integer({ min: 0, max: 6 }),
        lines: fc.subarray([1, 2, 3, 4, 5], { minLength: 1 }),
        worthCents: fc.constant(0),
      }),
      { nil: null },
    ),
  })
  .map(({ goods, deliveryCents, vouchers, rebateCents, gift }): SoldOrder => {
    const goodsCents = sum(goods.map(({ amountCents }) => amountCents))
    const totalCents = goodsCents + deliveryCents
    const paid = payWith(
      { goodsCents, totalCents },
      { vouchers: vouchers.map((valueCents, index) => ({ code: `V${index}`, valueCents })), rebateCents },
    )
    const lines = goods.map(({ quantity, amountCents }, index) => line(index + 1, quantity, amountCents))
    return {
      lines: gift ? [...lines, { ...line(lines.length + 1, 1, 0), gift: { ...gift, lines: earning(gift.lines, lines.length) } }] : lines,
      deliveryCents,
      tenders: [
        ...paid.vouchers.map(({ cents }) => ({ kind: 'voucher' as const, cents })),
        { kind: 'rebate', cents: paid.rebateCents },
        { kind: 'card', cents: paid.toPayCents },
      ],
      gstCents: gstContained(totalCents, 900),
      gstRate: 900,
    }
  })

/** Refunds piece by piece in the order of the numbers, until nothing is left. */
function refundAll(sold: SoldOrder, picks: readonly number[]): RefundPreview[] {
  const previews: RefundPreview[] = []
  let refunded = nothingRefunded
  for (let step = 0; everything(sold, refunded).length > 0; step++) {
    const left = everything(sold, refunded)
    const pick = picks[step % picks.length]!
    const { line: position, quantity } = left[pick % left.length]!
    const preview = previewRefund(sold, refunded, { pieces: [{ line: position, quantity: 1 + (pick % quantity) }], withDelivery: true })!
    previews.push(preview)
    refunded = refundedWith(refunded, preview)
  }
  return previews
}

const gstOf = ({ lines, delivery }: RefundPreview): number => sum(lines.map(({ gstCents }) => gstCents)) + (delivery?.gstCents ?? 0)
const picks = fc.array(fc.nat(1000), { minLength: 1, maxLength: 20 })

describe('any order', () => {
  it('counts as spend what the ledger says, less with every refund, and nothing once all of it went back (refund-05, reward-07)', () => {
    fc.assert(
      fc.property(orders, picks, (sold, steps) => {
        let left = leftQualifying(sold, nothingRefunded)
        const tenders = sum(sold.tenders.flatMap(({ kind, cents }) => (kind === 'card' ? [] : [cents])))
        expect(left).toBe(Math.max(0, sum(sold.lines.map(({ amountCents }) => amountCents)) - tenders))
        let refunded = nothingRefunded
        for (const preview of refundAll(sold, steps)) {
          refunded = refundedWith(refunded, preview)
          expect(leftQualifying(sold, refunded)).toBeLessThanOrEqual(left)
          left = leftQualifying(sold, refunded)
        }
        expect(left).toBe(0)
      }),
    )
  })

  it('refunded in any steps and any order gives back exactly what was paid, tender by tender, and its GST (refund-01, refund-06)', () => {
    fc.assert(
      fc.property(orders, picks, (sold, steps) => {
        const previews = refundAll(sold, steps)
        expect(sold.tenders.map((_, tender) => sum(previews.map(({ tenders }) => tenders[tender]!)))).toEqual(
          sold.tenders.map(({ cents }) => cents),
        )
        expect(sum(previews.map(gstOf))).toBe(sold.gstCents)
        expect(previews.filter(({ delivery }) => delivery !== null)).toHaveLength(1)
        expect(previews.flatMap(({ lines }) => lines.filter(({ line: position }) => sold.lines[position - 1]!.gift))).toHaveLength(
          sold.lines.filter(({ gift }) => gift).length,
        )
      }),
    )
  })

  it('leaves no gift with goods that do not earn it, whatever goes back and when (refund-03, safe-25)', () => {
    /** How often a gift is still there after a refund although what is left is too few or worth too little. */
    const unearned = (sold: SoldOrder, previews: readonly RefundPreview[]): number => {
      const [gone, bought] = [new Map<number, number>(), sold.lines.filter(({ gift }) => gift === null)]
      return previews.filter(({ lines }) => {
        for (const { line: position, quantity } of lines) gone.set(position, (gone.get(position) ?? 0) + quantity)
        const left = bought.map((each) => ({ ...each, left: each.quantity - (gone.get(each.position) ?? 0) }))
        return sold.lines.some(({ position, gift }) => {
          if (!gift || gone.has(position)) return false
          const earning = left.filter((each) => gift.lines.includes(each.position))
          const pieces = sum(earning.map((each) => each.left))
          const worth = sum(earning.map((each) => Math.round((each.thresholdCents * each.left) / each.quantity)))
          return pieces === 0 || pieces < gift.fromPieces || worth < gift.fromCents
        })
      }).length
    }
    let leftBehind = 0
    fc.assert(
      fc.property(orders, picks, (sold, steps) => {
        const previews = refundAll(sold, steps)
        expect(unearned(sold, previews)).toBe(0)
        // The twin forgets gifts.
        const bought = sold.lines.filter(({ gift }) => gift === null).length
        leftBehind += unearned(
          sold,
          previews.map((each) => ({ ...each, lines: each.lines.filter(({ line: position }) => position <= bought) })),
        )
      }),
    )
    expect(leftBehind).toBeGreaterThan(0)
  })

  it('no refund is negative, and each is worth its goods and its delivery (refund-01)', () => {
    fc.assert(
      fc.property(orders, picks, (sold, steps) => {
        for (const preview of refundAll(sold, steps)) {
          const { lines, delivery, tenders } = preview
          expect(Math.min(...tenders, gstOf(preview), ...lines.map(({ cents }) => cents))).toBeGreaterThanOrEqual(0)
          expect(sum(tenders)).toBe(sum(lines.map(({ cents }) => cents)) + (delivery?.cents ?? 0))
        }
      }),
    )
  })
})

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
