import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { CartProduct } from './from-wire.ts'
import { ProductLink } from './product-link.tsx'

const drawn = (product: Pick<CartProduct, 'slug' | 'ean' | 'notSold'>): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ProductLink product={product as CartProduct} className="name">
        Loafer
      </ProductLink>
    </MemoryRouter>,
  )

const loafer = { slug: 'penny-loafer', ean: '88880002', notSold: null }

test('a line of the bag leads to its own variant, which the product’s page would not open by itself (listing-18)', () => {
  expect(drawn(loafer)).toContain('href="/product/penny-loafer?variant=88880002"')
})

test('one that has no page any more leads nowhere', () => {
  expect(drawn({ ...loafer, notSold: { reason: 'withdrawn', title: '', message: '', isShown: false } })).toBe(
    '<div class="name">Loafer</div>',
  )
})
