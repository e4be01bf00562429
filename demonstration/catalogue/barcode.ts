// EAN-13 numbers under GS1 Singapore's prefix 888, in a block per product type.

const FIRST = 888201000000
const PER_TYPE = 30000
const PER_PRODUCT = 64

/** The last digit of an EAN-13, from its first twelve. */
export function checkDigit(twelve: string): number {
  const sum = [...twelve].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}

/** `product` is the product's number within its type, `slot` the variant's number within the product. */
export function ean13(block: number, product: number, slot: number): string {
  if (slot >= PER_PRODUCT || product * PER_PRODUCT >= PER_TYPE)
    throw new Error(`No article number left in block ${block} for product ${product}, slot ${slot}`)
  const twelve = String(FIRST + block * PER_TYPE + product * PER_PRODUCT + slot)
  return twelve + checkDigit(twelve)
}
