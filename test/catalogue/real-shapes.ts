import { csvOf } from './shop.ts'

// Catalogues in the shapes that real exports have. Their goods are made up; what is odd about each is what exports do.

type Record_ = Record<string, string>

/** The columns of an export of 2025, in their order, most of them blank. */
const columns2025 = [
  ['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Product Category', 'Type', 'Tags', 'Published'],
  [1, 2, 3].flatMap((n) => [`Option${n} Name`, `Option${n} Value`, `Option${n} Linked To`]),
  ['Variant SKU', 'Variant Grams', 'Variant Inventory Tracker', 'Variant Inventory Qty', 'Variant Inventory Policy'],
  ['Variant Fulfillment Service', 'Variant Price', 'Variant Compare At Price', 'Variant Requires Shipping', 'Variant Taxable'],
  ['Variant Barcode', 'Image Src', 'Image Position', 'Image Alt Text', 'Gift Card', 'SEO Title', 'SEO Description'],
  ['Google Shopping / Google Product Category', 'Google Shopping / Condition', 'Google Shopping / Custom Product'],
  [
    'Color (product.metafields.shopify.color-pattern)',
    'Variant Image',
    'Variant Weight Unit',
    'Variant Tax Code',
    'Cost per item',
    'Status',
  ],
].flat()
/** Every row has every column; `without` leaves some out, as the export of another year does. */
const exported = (rows: Record_[], without: RegExp = /^$/): Buffer => {
  const names = columns2025.filter((name) => !without.test(name))
  return Buffer.from(csvOf(...rows.map((row) => Object.fromEntries(names.map((name) => [name, row[name] ?? ''])))))
}
const first = (handle: string, title: string, more: Record_ = {}): Record_ => ({
  Handle: handle,
  Title: title,
  Vendor: 'Kampong Goods',
  Published: 'true',
  'Option1 Name': 'Title',
  'Option1 Value': 'Default Title',
  'Variant Grams': '340.0',
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Qty': '5',
  'Variant Inventory Policy': 'deny',
  'Variant Fulfillment Service': 'manual',
  'Variant Price': '19.90',
  'Variant Requires Shipping': 'true',
  'Variant Taxable': 'true',
  'Variant Weight Unit': 'kg',
  Status: 'active',
  ...more,
})
const picture = (handle: string, position: number): Record_ => ({
  Handle: handle,
  'Image Src': `https://cdn.example/files/${handle}-${position}.jpg?v=1743431166`,
  'Image Position': String(position),
})

/** A studio that counts nothing: packages and services, blank tracker and quantity 0. */
export const blankTracker = exported([
  first('yoga-ten', 'Ten evenings of yoga', {
    'Option1 Name': 'Package',
    'Option1 Value': '10 sessions',
    'Variant Inventory Tracker': '',
    'Variant Inventory Qty': '0',
    'Variant Price': '200.00',
    'Body (HTML)': '<p>Ten evenings.</p><script>window.location.href = "https://elsewhere.example"</script>',
    'Image Src': 'https://cdn.example/files/yoga-1.jpg?v=1',
    'Image Position': '1',
  }),
  { Handle: 'yoga-ten', 'Option1 Value': '20 sessions', 'Variant Inventory Qty': '0', 'Variant Price': '380.00' },
  picture('yoga-ten', 2),
])

/** An export that was made without the column of quantities, its metafields named in German. */
export const noQuantities = Buffer.from(
  exported(
    ['S', 'M', 'L'].flatMap((size, index) => [
      index === 0
        ? first('linen-top', 'Linen top', {
            'Option1 Name': 'Color',
            'Option1 Value': 'BLACK',
            'Option2 Name': 'Size',
            'Option2 Value': size,
            Type: 'Tops',
          })
        : {
            Handle: 'linen-top',
            'Option1 Value': 'BLACK',
            'Option2 Value': size,
            'Variant Price': '19.90',
            'Variant Inventory Tracker': 'shopify',
          },
    ]),
    /Inventory Qty/,
  )
    .toString()
    .replace('Color (product.metafields', 'Farbe (product.metafields'),
)

/** Goods that are made to order: sold below zero. */
export const sellsOn = exported([
  first('oak-table', 'Oak table', { 'Variant Inventory Qty': '-3', 'Variant Inventory Policy': 'continue', 'Variant Price': '1,290.00' }),
  first('oak-bench', 'Oak bench', { 'Variant Inventory Qty': '0', 'Variant Price': '490' }),
])

/** Saved again by a spreadsheet: UTF-16 with a byte order mark, tabs, carriage returns. */
export const utf16 = Buffer.from(
  `\ufeff${['Handle\tTitle\tVendor\tType\tOption1 Name\tOption1 Value\tVariant Inventory Tracker\tVariant Inventory Qty\tVariant Price', 'tea-tin\t茶叶罐 “Mooncake”\tKampong Goods\tTea\tTitle\tDefault Title\tshopify\t8\t32.50', 'rice-bowl\tBol à riz, 12 cm\tKampong Goods\tBowls\tTitle\tDefault Title\tshopify\t2\t9.00'].join('\r\n')}\r\n`,
  'utf16le',
)

/** Saved by a spreadsheet whose decimal sign is the comma: semicolons, and one price that it has changed. */
export const semicolons = Buffer.from(
  '\ufeffHandle;Title;Vendor;Type;Option1 Name;Option1 Value;Variant Inventory Tracker;Variant Inventory Qty;Variant Price\r\n' +
    'wok;"Wok; cast iron";Kampong Goods;Woks;Title;Default Title;shopify;4;59.00\r\n' +
    'lid;Lid;Kampong Goods;Woks;Title;Default Title;shopify;4;12,50\r\n',
)

/** Typed by hand into a template: blanks round everything, no-break spaces, a vendor that ends with a blank. */
export const padded = Buffer.from(
  csvOf(
    {
      ' Handle ': '  soy-candle ',
      'Title ': ' Soy candle  ',
      Vendor: 'Kampong Goods ',
      Type: ' Candles\u00a0',
      'Option1 Name': ' Scent ',
      'Option1 Value': ' Pandan ',
      'Variant Inventory Tracker': ' shopify ',
      'Variant Inventory Qty': ' 7 ',
      'Variant Inventory Policy': ' Deny',
      'Variant Price': ' 24.00 ',
      'Variant Compare At Price': ' 24.00 ',
    },
    {
      ' Handle ': 'soy-candle',
      'Option1 Value': ' Pandan  leaf',
      'Variant Price': '26',
      'Variant Inventory Tracker': 'shopify',
      'Variant Inventory Qty': '0',
    },
  ),
)

/** A shop of everything: sixty types, some of them the same but for case, plural and sign. */
export const sixtyTypes = exported(
  Array.from({ length: 60 }, (_, index) =>
    first(`article-${index}`, `Article ${index}`, {
      Type: `${index < 4 ? ['Tea & Coffee', 'tea and coffee', 'TEA & COFFEE', 'Teas & Coffees'][index]! : `Department ${index}`}`,
    }),
  ),
)

/** Arabic throughout, handles too; prices with the sign of the dollar. */
export const arabic = exported([
  first('مصباح-نحاسي', 'مصباح نحاسي', {
    Vendor: 'دار النحاس',
    Type: 'إضاءة',
    'Option1 Name': 'اللون',
    'Option1 Value': 'ذهبي',
    'Variant Price': '$85.00',
  }),
  {
    Handle: 'مصباح-نحاسي',
    'Option1 Value': 'فضي',
    'Variant Price': '$85.00',
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': '1',
  },
])

/** Turkish, where I and İ are two letters: two types that other languages would fold into one. */
export const turkish = exported([
  first('çay-bardağı', 'Çay bardağı, ince belli', { Vendor: 'Işık Züccaciye', Type: 'İçecek takımları' }),
  first('isik-mum', 'Işık mumu', { Vendor: 'IŞIK ZÜCCACIYE', Type: 'Işıklar' }),
])

/** Vietnamese from two computers: composed letters in one row, decomposed ones in the next. */
export const vietnamese = exported([
  first('ao-dai-lua', 'Áo dài lụa', { Vendor: 'Nhà Lụa', Type: 'Trang phục'.normalize('NFC') }),
  first('khan-lua', 'Khăn lụa', { Vendor: 'Nhà Lụa'.normalize('NFD'), Type: 'Trang phục'.normalize('NFD') }),
])

/** Goods of a supplier's app: options that differ by case alone, one SKU twice, a value without a name, compare-at as the price. */
export const dropShipped = exported([
  first('knee-pad', 'Baby knee pad', {
    'Option1 Name': 'Color',
    'Option1 Value': 'Pink',
    'Variant SKU': '22898879-pink',
    'Variant Price': '4.30',
    'Variant Compare At Price': '4.30',
    'Variant Fulfillment Service': 'oberlo',
  }),
  ...['pink', 'light gray', 'Dark Grey'].map((colour) => ({
    Handle: 'knee-pad',
    'Option1 Value': colour,
    'Variant SKU': `22898879-${colour.toLowerCase().replace(' ', '-')}`,
    'Variant Price': '4.30',
    'Variant Compare At Price': '4.30',
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': '9',
  })),
  picture('knee-pad', 2),
])

export const rowsOfLarge = 2300
/** 2,300 rows: a product of four rows after the other, of which two bring only pictures. */
export const large = exported(
  Array.from({ length: rowsOfLarge }, (_, index) => {
    const handle = `piece-${Math.floor(index / 4)}`
    if (index % 4 > 1) return picture(handle, index % 4)
    if (index % 4 === 1)
      return {
        Handle: handle,
        'Option1 Value': 'L',
        'Variant Price': '12',
        'Variant Inventory Tracker': 'shopify',
        'Variant Inventory Qty': '1',
      }
    return first(handle, `Piece ${Math.floor(index / 4)}`, {
      'Option1 Name': 'Size',
      'Option1 Value': 'S',
      Type: `Type ${Math.floor(index / 4) % 7}`,
    })
  }),
)

const feed = (items: string[], root = 'item'): Buffer =>
  Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Feed</title>` +
      `${items.map((item) => `<${root}>${item}</${root}>`).join('\n')}</channel></rss>`,
  )
const item = (values: Record_): string =>
  Object.entries(values)
    .map(([name, value]) => `<g:${name}>${value}</g:${name}>`)
    .join('')
const plainItem = (id: string, title: string, more: Record_ = {}): string =>
  item({
    id,
    title,
    description: `<![CDATA[${title} & more]]>`,
    link: `https://shop.example/${id}`,
    image_link: `https://shop.example/${id}.jpg`,
    availability: 'in_stock',
    price: '12.50 SGD',
    brand: 'Kampong Goods',
    condition: 'new',
    ...more,
  })

const option = (name: string, value: string): string => `<g:option_name>${name}</g:option_name><g:option_value>${value}</g:option_value>`

/** A feed that states its options, in stock without a number. */
export const feedWithOptions = feed(
  ['Teak', 'Oak'].map((wood, index) =>
    plainItem(`stool-${index}`, `Stool, ${wood}`, {
      item_group_id: 'stool',
      item_group_title: 'Stool',
      variant_option: option('Wood', wood),
      product_type: 'Furniture &gt; Seating &gt; Stools',
    }),
  ),
)

/** A feed whose program wrote one id twice, says "in stock" with a blank, puts the currency first, and numbers its categories. */
export const feedWithDuplicates = feed([
  plainItem('mat', 'Rattan mat', { availability: 'in stock', google_product_category: '636' }),
  plainItem('mat', 'Rattan mat, again', { price: '13.00 SGD' }),
  plainItem('fan', 'Palm fan', { price: 'SGD 8.00', availability: 'Out of stock', google_product_category: '636' }),
  plainItem('free', 'A gift', { price: '0.00 SGD' }),
  plainItem('abroad', 'From abroad', { price: '90.00 MYR' }),
])

/** What a program of somebody's own calls a product export. */
export const noCatalogue = Buffer.from('id,name,price,type,image\n1,Retro shirt,24.90,shirt,images/1.png\n')
