import { expect, test } from 'vitest'
import type { Product, Variant } from '#src/features/product/web/from-wire.ts'
import { productFacts } from './facts.ts'

const variant = { ean: '8882010004417', sku: null, priceCents: 5220, notSold: null } as Variant
const unitPrice = { cents: 2373, amount: 100, text: '', spoken: '' }
const offersOf = (...variants: Variant[]) => {
  const product = { slug: 'candle', brand: { displayName: 'Rumah Wangi' }, productImages: [], variants } as unknown as Product
  return (productFacts('https://shop.example', product) as { offers: object[] }).offers
}

test('a picture of a width that is gone is named by a file that exists', () => {
  const images = ['/art/vase/storm-front-1200.webp', 'https://cdn.example/a.webp'].map((url) => ({ url, alt: '' }))
  const product = { slug: 'vase', brand: { displayName: 'Tanahati' }, productImages: images, variants: [] } as unknown as Product
  expect(productFacts('https://shop.example', product)).toMatchObject({
    image: ['https://shop.example/art/vase/storm-front-800.webp', 'https://cdn.example/a.webp'],
  })
})

test('an offer states its net content and the amount of its unit price (product-15)', () => {
  const [candle, vase] = offersOf(
    { ...variant, netContent: { amount: 220, unit: 'g' }, unitPrice },
    { ...variant, netContent: null, unitPrice: null },
  )
  expect(candle).toMatchObject({
    price: '52.20',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: '52.20',
      priceCurrency: 'SGD',
      referenceQuantity: {
        '@type': 'QuantitativeValue',
        value: 220,
        unitCode: 'GRM',
        valueReference: { '@type': 'QuantitativeValue', value: 100, unitCode: 'GRM' },
      },
    },
  })
  expect(vase).not.toHaveProperty('priceSpecification')
})
