import { describe, expect, test } from 'vitest'
import { codeCarts } from './worked-carts/codes.ts'
import { deliveryCarts } from './worked-carts/delivery.ts'
import { giftCarts } from './worked-carts/gifts.ts'
import { itemCarts } from './worked-carts/items.ts'
import { memberCarts } from './worked-carts/members.ts'
import { offerCarts } from './worked-carts/offers.ts'
import { worked } from './worked-carts/reading.ts'
import { setCarts } from './worked-carts/sets.ts'
import { thresholdCarts } from './worked-carts/thresholds.ts'
import { togetherCarts } from './worked-carts/together.ts'

describe.each([
  ['items (promo-02, promo-16)', itemCarts],
  ['sets (promo-02, promo-17)', setCarts],
  ['thresholds (promo-03, promo-18)', thresholdCarts],
  ['codes (promo-12, promo-20)', codeCarts],
  ['members (promo-01, promo-19)', memberCarts],
  ['gifts (promo-04)', giftCarts],
  ['offers (promo-21)', offerCarts],
  ['delivery (promo-02)', deliveryCarts],
  ['together (promo-10, promo-11)', togetherCarts],
])('%s', (_, carts) => {
  test.each(carts.map((cart) => [`${cart[0]} · ${cart[1]} · ${cart[2]}`, cart] as const))('%s', (_, cart) => {
    const [, , , takes, pays, says] = cart
    expect(worked(cart)).toEqual({ takes, pays, says })
  })
})
