import { plainIcons } from '#src/ui/shop-pictures.ts'
import type { Product, Variant } from '#src/features/product/web/from-wire.ts'
import type { SiteSettings } from '#src/features/settings/settings.contract.ts'
import { cultures, languages } from '#src/kit/culture.ts'
import { storeContacts } from '#src/features/settings/web/site-constant.ts'
import { artFile } from '#src/ui/art.ts'

/** Cents as schema.org writes a price: `49.00`. */
const priceOf = (cents: number): string => (cents / 100).toFixed(2)

const addressOf = (origin: string, path: string): string => new URL(path, origin).href

export const trailFacts = (
  origin: string,
  trail: readonly { name: string; url: string }[],
  here: { name: string; url: string },
): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...trail, here].map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: addressOf(origin, url),
  })),
})

/** The organisation, and the address of its search. */
export const shopFacts = (origin: string, settings: SiteSettings): object => ({
  '@graph': [
    {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: settings.storeName,
      ...(settings.storeNameOther ? { alternateName: settings.storeNameOther } : {}),
      legalName: settings.company,
      url: `${origin}/`,
      logo: addressOf(origin, `${settings.pictures.icons ?? plainIcons}/icon-512.png`),
      contactPoint: storeContacts(settings).map(({ name, phone }) => ({
        '@type': 'ContactPoint',
        contactType: 'customer service',
        name,
        telephone: phone,
        areaServed: 'SG',
      })),
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: settings.storeName,
      url: `${origin}/`,
      inLanguage: cultures.map((culture) => languages[culture].tag),
      publisher: { '@id': `${origin}/#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?keyword={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ],
})

/** A product with one offer per variant. Prices are in S$ with GST; stock is as the page shows it. */
export function productFacts(origin: string, product: Product): object {
  const url = addressOf(origin, `/product/${product.slug}`)
  return {
    '@type': 'Product',
    name: product.name,
    ...(product.details ? { description: product.details } : {}),
    url,
    sku: product.sku ?? product.ean,
    gtin: product.ean,
    brand: { '@type': 'Brand', name: product.brand.displayName },
    image: product.productImages.map((image) => addressOf(origin, artFile(image.url))),
    offers: product.variants.map((variant) => ({
      '@type': 'Offer',
      url,
      sku: variant.sku ?? variant.ean,
      gtin: variant.ean,
      price: priceOf(variant.priceCents),
      priceCurrency: 'SGD',
      availability: `https://schema.org/${variant.notSold ? 'OutOfStock' : 'InStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      ...unitPriceFacts(variant),
    })),
  }
}

/** The units of net content by their codes of UN/CEFACT. */
const unitCodes: Record<NonNullable<Variant['netContent']>['unit'], string> = { g: 'GRM', ml: 'MLT', m: 'MTR', m2: 'MTK', piece: 'C62' }

/** The price with the net content that it buys, and the amount for which the unit price is shown (product-15). */
function unitPriceFacts({ priceCents, netContent, unitPrice }: Variant): object {
  if (netContent === null || unitPrice === null) return {}
  const quantity = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: unitCodes[netContent.unit] })
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: priceOf(priceCents),
      priceCurrency: 'SGD',
      referenceQuantity: { ...quantity(netContent.amount), valueReference: quantity(unitPrice.amount) },
    },
  }
}
