import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gstContained } from '#src/kit/money-shares.ts'
import { gstByRow } from './gst.ts'

it('the GST of rows adds up to the invoice’s, and each is within a cent of its own (money-14)', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 40 }), cents, (lines, deliveryCents) => {
      const total = [...lines, deliveryCents].reduce((sum, each) => sum + each, 0)
      const gstCents = gstContained(total, 900)
      const rows = gstByRow(gstCents, { lines, deliveryCents })
      expect(rows.reduce((sum, each) => sum + each, 0)).toBe(gstCents)
      for (const [index, gst] of rows.entries()) {
        expect(Math.abs(gst - ([...lines, deliveryCents][index]! * 900) / 10_900)).toBeLessThan(1.01)
      }
    }),
  )
})

it('divides the GST of the printed example', () => {
  // Rounded row by row they would come to 51.35.
  const rows = gstByRow(5136, { lines: [5055, 2886, 0, 53_459], deliveryCents: 800 })
  expect(rows).toEqual([418, 238, 0, 4414, 66])
})
