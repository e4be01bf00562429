import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { productMessages } from '#src/features/product/messages.ts'
import { BuyBox } from './buy-box.tsx'
import type { Product, Variant } from './from-wire.ts'
import type { VariantValue } from './variant-name.tsx'

const variant = {
  ean: '88880001',
  priceCents: 9900,
  listCents: 9900,
  quantity: 3,
  notSold: null,
  isOutOfStock: false,
} as unknown as Variant

/** The bar at the edge of a phone's screen, of a product whose name there is in English only. */
const barOf = (values: readonly VariantValue[]): string | undefined =>
  /<div [^>]*role="region".*?<\/p>/.exec(
    renderToStaticMarkup(
      <IntlProvider locale="zh" messages={{ product: productMessages.zh }} timeZone="Asia/Singapore">
        <BuyBox
          product={{ name: 'Frame Bag', untranslated: ['name'], variants: [variant], maxAddQuantity: 9 } as unknown as Product}
          variant={variant}
          values={values}
          onAdd={async () => ({ ok: true, isWaiting: false })}
          heart={null}
          renderRestock={() => null}
        />
      </IntlProvider>,
    ),
  )?.[0]

test('the bar marks as English what there is in English only: the name, or some of the variant’s values (language-09)', () => {
  expect(barOf([])).toContain('<span><span lang="en">Frame Bag</span></span>')
  expect(
    barOf([
      { label: '浅棕', lang: undefined },
      { label: 'Medium', lang: 'en' },
    ]),
  ).toContain('<span><span>浅棕</span> · <span lang="en">Medium</span></span>')
})
