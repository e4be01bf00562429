import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { productMessages } from '#src/features/product/messages.ts'
import type { Promotion, PromotedOffer } from './from-wire.ts'
import { SpecialBuys } from './promotions.tsx'

const item = { ean: '88880001', name: 'Tea towel', options: '', imageUrl: null, priceCents: 900, usualCents: 1900 }
const promotion = { id: 1, name: 'Special buy', title: 'Special buy', isGift: false, gifts: [], offers: [item] } as unknown as Promotion
const offer: PromotedOffer = { message: 'A towel for less', priority: 1, eans: null, promotion }

const drawn = (canTake: boolean): string =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ product: productMessages.en }} timeZone="Asia/Singapore">
      <SpecialBuys
        offer={offer}
        bag={{
          gifts: () => ({ open: [], chosen: null }),
          canTake: () => canTake,
          isWaiting: false,
          choose: () => {},
          take: async () => 'added',
          renderProgress: () => null,
        }}
      />
    </IntlProvider>,
  )

test('a screen reader reads the usual price of an offer as the former one, and once (promo-30)', () => {
  expect(drawn(true)).toContain('<s><span class="visually-hidden">was S$19.00</span><span aria-hidden="true">S$19.00</span></s>')
})

test('a button that cannot be pressed keeps the focus, and what became of a press has its live region (product-07, access-13)', () => {
  for (const canTake of [true, false]) {
    const html = drawn(canTake)
    expect(html).toMatch(new RegExp(`<button[^>]* aria-disabled="${!canTake}"`))
    expect(html).not.toMatch(/<button[^>]* disabled/)
    expect(html).toMatch(/<p [^>]*role="status"[^>]*><\/p>/)
  }
})
