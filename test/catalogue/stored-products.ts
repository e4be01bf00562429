import fc from 'fast-check'
import { netUnits } from '#src/features/pricing/rules/unit-price.ts'
import { codeOf } from '#src/features/catalogue/rules/codes.ts'
import {
  newProductFields,
  newVariantFields,
  type CatalogueProduct,
  type StoredProduct,
  type StoredVariant,
} from '#src/features/catalogue-import/rules/catalogue-product.ts'
import { inStoreEan } from '#src/features/catalogue-import/rules/ean.ts'

/** A variant as the shop may store it, of size M by default. */
export const storedVariant = (more: Partial<StoredVariant> = {}): StoredVariant => ({
  id: 1,
  ean: '5901234123457',
  options: [{ value: 'M', valueZh: '中' }],
  fields: { ...newVariantFields, sku: 'SHIRT-M' },
  price: { priceCents: 7900, originalCents: null },
  stock: { warehouse: 5 },
  held: {},
  ...more,
})

export const storedProduct = (more: Partial<StoredProduct> = {}): StoredProduct => ({
  id: 1,
  slug: 'shirt',
  importedFrom: 'shopify',
  brand: 'lumiere',
  categories: ['shirts'],
  categorySource: 'Shirts',
  fields: { title: 'Shirt', ...newProductFields, titleZh: '衬衫', productType: 'Shirts' },
  options: [{ name: 'Size', nameZh: '尺码', linkedTo: null }],
  variants: [storedVariant()],
  images: [{ url: '/a.webp', alt: 'A', altZh: '甲' }],
  videos: [],
  attributes: [{ label: 'Material', labelZh: '材质', value: 'Linen', valueZh: '亚麻' }],
  ...more,
})

const cents = fc.integer({ min: 0, max: 10_000_000 })
/** Random text for a cell: trimmed, not blank, with commas, quotation marks and line ends. */
const text = fc
  .string({
    unit: fc.constantFrom('a', 'B', '"', ',', ';', "'", ' ', '\n', '=', '中', 'é', '<', '&', '1', '😀'),
    minLength: 1,
    maxLength: 30,
  })
  .map((value) => value.trim().replace(/\n\s*\n/g, '\n'))
  .filter((value) => value !== '')
const line = text.map((value) => value.replaceAll('\n', ' ').trim())
const name = line.filter((value) => codeOf(value) !== '')
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const word = fc
  .string({ unit: fc.constantFrom('a', 'b', '7', '中', ' '), minLength: 1, maxLength: 12 })
  .map((value) => value.trim())
  .filter((value) => value !== '')
const url = fc.constantFrom('/art/a.webp', '/art/b.webp', 'https://cdn.example/c.jpg?v=1,2', 'https://cdn.example/d.jpg', '/art/e.webp')
const label = line.map((value) => value.replaceAll('=', '').trim()).filter((value) => value !== '')

const fields = fc.record({
  title: line,
  titleZh: maybe(line),
  body: fc.constantFrom('', '<p>One, "two"</p>\n<ul><li>3</li></ul>', 'plain'),
  bodyZh: maybe(fc.constant('<p>中文</p>')),
  details: maybe(line),
  detailsZh: maybe(line),
  productType: maybe(name),
  productTypeZh: maybe(line),
  productCategory: maybe(fc.constant('Apparel & Accessories > Handbags')),
  tags: fc.uniqueArray(word, { maxLength: 4 }),
  status: fc.constantFrom('active' as const, 'draft' as const, 'archived' as const),
  published: fc.boolean(),
  isNew: fc.boolean(),
  exclusive: fc.boolean(),
  deliveryAllowed: fc.boolean(),
  collectionAllowed: fc.boolean(),
  giftCard: fc.boolean(),
  popularity: fc.nat(),
  maxAddQuantity: fc.integer({ min: 1, max: 99 }),
  restockDuration: maybe(line),
  restockDurationZh: maybe(line),
  showRestockNotification: fc.boolean(),
  fulfilment: maybe(line),
  seoTitle: maybe(line),
  seoDescription: maybe(text),
})

/** Net content may have three decimals. */
const thousandths = fc.integer({ min: 1, max: 5_000_000 }).map((count) => count / 1000)

const variantFields = fc.record({
  sku: maybe(line),
  swatch: maybe(fc.constantFrom('#8c2f2a', '#ffffff')),
  shippingGrams: fc.nat({ max: 100_000 }),
  netContent: maybe(fc.record({ amount: thousandths, unit: fc.constantFrom(...netUnits), base: maybe(thousandths) })),
  weightUnit: maybe(fc.constantFrom('g', 'kg', 'lb', 'oz')),
  requiresShipping: fc.boolean(),
  taxable: fc.boolean(),
  taxCode: maybe(word),
  inventoryTracker: maybe(fc.constant('shopify')),
  allowOverSell: fc.boolean(),
  outOfStockQuantity: fc.nat({ max: 50 }),
  outOfStock: fc.boolean(),
  costCents: maybe(cents),
  imageUrl: maybe(url),
})

const price = fc
  .tuple(fc.integer({ min: 1, max: 100_000_000 }), fc.option(fc.integer({ min: 1, max: 5000 }), { nil: null }))
  .map(([priceCents, more]) => ({ priceCents, originalCents: more === null ? null : priceCents + more }))

/** A random product as the shop may store it. `number` makes its handle and article numbers unique. */
export const anyProduct = (number: number): fc.Arbitrary<CatalogueProduct> =>
  fc
    .tuple(
      fields,
      fc.uniqueArray(line, { maxLength: 3 }),
      fc.integer({ min: 1, max: 5 }),
      fc.infiniteStream(
        fc.tuple(
          variantFields,
          price,
          fc.record({ warehouse: fc.nat(999), katong: fc.nat(99) }),
          fc.array(maybe(line), { minLength: 3, maxLength: 3 }),
        ),
      ),
      fc.uniqueArray(fc.record({ url, alt: maybe(line), altZh: maybe(line) }), { selector: (image) => image.url }),
      fc.uniqueArray(fc.constantFrom('/video/a.mp4', 'https://v.example/b.mp4')),
      fc.uniqueArray(fc.record({ label, labelZh: maybe(label), value: line, valueZh: maybe(line) }), {
        selector: (attribute) => attribute.label,
        maxLength: 4,
      }),
      fc.array(fc.tuple(maybe(line), maybe(line)), { minLength: 3, maxLength: 3 }),
    )
    .map(([productFields, optionNames, count, stream, images, videos, attributes, optionTexts]) => {
      const options = optionNames.map((optionName, place) => ({
        name: optionName,
        nameZh: optionTexts[place]![0],
        linkedTo: optionTexts[place]![1],
      }))
      const variants = [...stream.take(options.length === 0 ? 1 : count)].map(([variant, variantPrice, stock, texts], index) => ({
        ean: inStoreEan('any', String(number), String(index)),
        options: options.map((_, place) => ({ value: place === 0 ? `Value ${index}` : 'Same', valueZh: texts[place]! })),
        fields: variant,
        price: variantPrice,
        stock,
      }))
      return {
        slug: `any-${number}`,
        brand: 'any-brand',
        categories: ['any-leaf', 'any-department'],
        fields: productFields,
        options,
        variants,
        images,
        videos,
        attributes,
      }
    })
