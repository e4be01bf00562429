import { expect, test } from 'vitest'
import { boughtAgain } from './bought-again.ts'

const bought = { ean: '8882010000001', isGift: false }
const gift = { ean: '8882010000018', isGift: true }

test.each([
  ['what was paid for', [bought], [bought]],
  ['no gift, which would have to be paid for', [bought, gift], [bought]],
  ['nothing of an order of gifts alone', [gift], []],
])('%s is bought again (promo-06)', (_, lines, again) => expect(boughtAgain(lines)).toEqual(again))
