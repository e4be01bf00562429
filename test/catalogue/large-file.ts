import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'

const header =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,' +
  'Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,' +
  'Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,' +
  'Gift Card,SEO Title,SEO Description,Variant Image,Variant Weight Unit,Cost per item,Status,' +
  'Title (product.metafields.shop.title_zh),Stock (variant.metafields.shop.stock)\n'

const sentence = 'Woven slowly, washed twice and finished by hand, so that it keeps its shape through the monsoon. '
const colours = ['Natural', 'Ink', 'Clay']

/**
 * Writes a Shopify product CSV with the given number of rows: four to a product, of which three are variants and the last
 * holds only a picture; bodies of about 1 kB. Only every third variant has a barcode. Answers how many products there are.
 */
export async function writeLargeFile(path: string, rows: number): Promise<number> {
  const file = createWriteStream(path)
  file.write(header)
  const products = Math.ceil(rows / 4)
  for (let product = 0, left = rows; product < products; product++, left -= 4) {
    if (!file.write(productRows(product).slice(0, left).join(''))) await once(file, 'drain')
  }
  file.end()
  await finished(file)
  return products
}

function productRows(product: number): string[] {
  const handle = `product-${product}`
  const body = `"<h2>Product ${product}</h2><p>${sentence.repeat(8)}</p><ul><li>Size: ""one""</li>\n<li>Made in Batik Lane ${product % 97}</li></ul>"`
  const variants = colours.map((colour, place) => {
    const whole = place === 0
    const barcode = place === 2 ? ean13(`888${String(product).padStart(9, '0')}`) : ''
    const cents = 1000 + ((product * 7 + place * 500) % 90_000)
    return cells([
      handle,
      whole && `Product ${product}`,
      whole && body,
      whole && `Vendor ${product % 60}`,
      whole && 'Home & Garden > Decor',
      whole && `Type ${product % 12}`,
      whole && '"woven, hand made"',
      whole && 'TRUE',
      whole && 'Color',
      colour,
      '',
      '',
      `SKU-${product}-${place}`,
      '450',
      'shopify',
      '7',
      'deny',
      (cents / 100).toFixed(2),
      product % 5 === 0 && ((cents + 1000) / 100).toFixed(2),
      'TRUE',
      'TRUE',
      barcode,
      `https://cdn.example/${handle}-${place}.jpg`,
      String(place + 1),
      `${colour} product ${product}`,
      whole && 'FALSE',
      '',
      '',
      `https://cdn.example/${handle}-${place}.jpg`,
      'g',
      '3.20',
      whole && 'active',
      whole && `产品${product}`,
      `warehouse=${product % 40}`,
    ])
  })
  const picture = Array.from({ length: 34 }, (_, column) =>
    column === 0 ? handle : column === 22 ? `https://cdn.example/${handle}-3.jpg` : '',
  )
  return [...variants, cells(picture)]
}

const cells = (values: (string | false)[]): string => `${values.map((value) => value || '').join(',')}\n`

function ean13(digits: string): string {
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
