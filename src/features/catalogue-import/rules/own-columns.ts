// This shop's own columns, which a file may have beside Shopify's or Google's. They are named as Shopify names metafields,
// `Any label (product.metafields.shop.key)`; a Google feed names them `c:key`, as it does custom attributes.

const product = (name: string, label: string) => ({ key: `product.metafields.shop.${name}`, label })
const variant = (name: string, label: string) => ({ key: `variant.metafields.shop.${name}`, label })

export const ownColumns = {
  titleZh: product('title_zh', 'Title in Chinese'),
  bodyZh: product('body_zh', 'Description in Chinese'),
  typeZh: product('type_zh', 'Type in Chinese'),
  details: product('details', 'Details'),
  detailsZh: product('details_zh', 'Details in Chinese'),
  brandCode: product('brand_code', 'Brand code'),
  brandDefinition: product('brand_definition', 'Brand definition'),
  categories: product('categories', 'Categories'),
  categoryDefinitions: product('category_definitions', 'Category definitions'),
  isNew: product('new', 'New'),
  exclusive: product('exclusive', 'Exclusive'),
  popularity: product('popularity', 'Popularity'),
  maxAddQuantity: product('max_add_quantity', 'Most pieces added at once'),
  restockDuration: product('restock_duration', 'Restock duration'),
  restockDurationZh: product('restock_duration_zh', 'Restock duration in Chinese'),
  restockNotification: product('restock_notification', 'Restock notification'),
  fulfilment: product('fulfilment', 'Fulfilment'),
  deliveryAllowed: product('delivery_allowed', 'Delivery allowed'),
  collectionAllowed: product('collection_allowed', 'Collection allowed'),
  attributes: product('attributes', 'Attributes'),
  attributesZh: product('attributes_zh', 'Attributes in Chinese'),
  videos: product('videos', 'Videos'),
  option1NameZh: product('option1_name_zh', 'Option 1 name in Chinese'),
  option2NameZh: product('option2_name_zh', 'Option 2 name in Chinese'),
  option3NameZh: product('option3_name_zh', 'Option 3 name in Chinese'),
  option1ValueZh: variant('option1_value_zh', 'Option 1 value in Chinese'),
  option2ValueZh: variant('option2_value_zh', 'Option 2 value in Chinese'),
  option3ValueZh: variant('option3_value_zh', 'Option 3 value in Chinese'),
  swatch: variant('swatch', 'Swatch'),
  stock: variant('stock', 'Stock'),
  outOfStockQuantity: variant('out_of_stock_quantity', 'Out of stock at'),
  outOfStock: variant('out_of_stock', 'Out of stock'),
  imageAltZh: { key: 'image.metafields.shop.alt_zh', label: 'Image alt text in Chinese' },
} as const satisfies Record<string, { key: string; label: string }>

export type OwnColumn = keyof typeof ownColumns

/** The part in brackets at the end of a column's name, `product.metafields.shop.title_zh` of `Title (…)`; else undefined. */
export function inBrackets(name: string): string | undefined {
  const opening = name.lastIndexOf('(')
  return opening >= 0 && name.endsWith(')') ? name.slice(opening + 1, -1).trim() : undefined
}
