// Article numbers. Every variant has one, because the wire identifies variants by it (product-10).

/** The last digit that makes the others a valid EAN or UPC: weights 3 and 1 in turn, from the right. */
function checkDigit(digits: string): string {
  let sum = 0
  for (let place = 0; place < digits.length; place++) {
    sum += Number(digits[digits.length - 1 - place]) * (place % 2 === 0 ? 3 : 1)
  }
  return String((10 - (sum % 10)) % 10)
}

/**
 * Reads a barcode as Shopify, Google and spreadsheets write it: spaces, hyphens and a leading apostrophe are dropped.
 * Takes EAN-13, EAN-8, UPC-A (12 digits) and GTIN-14 with a leading zero; the last two become the EAN-13 they stand for,
 * so that one article has one number. Null when the length or the check digit is wrong.
 */
export function readEan(text: string): string | null {
  const digits = text.replace(/[\s'’-]/g, '')
  if (!/^\d+$/.test(digits) || /^0+$/.test(digits)) return null
  const ean = digits.length === 12 ? `0${digits}` : digits.length === 14 && digits[0] === '0' ? digits.slice(1) : digits
  if (ean.length !== 13 && ean.length !== 8) return null
  return checkDigit(ean.slice(0, -1)) === ean.at(-1) ? ean : null
}

/**
 * The number of a variant without a barcode: an EAN-13 in the range 200 to 299, which GS1 reserves for each store's own use.
 * The same parts always give the same number.
 */
export function inStoreEan(...parts: readonly string[]): string {
  const digits = `2${String(fingerprint(parts.join('\u001f')) % 10n ** 11n).padStart(11, '0')}`
  return digits + checkDigit(digits)
}

/** Whether a number is in the range of a store's own, as those of variants without a barcode are. */
export const isInStoreEan = (ean: string): boolean => ean.length === 13 && ean.startsWith('2')

/** FNV-1a, 64 bits, over UTF-16 code units. */
export function fingerprint(text: string): bigint {
  let hash = 0xcbf29ce484222325n
  for (let at = 0; at < text.length; at++) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(at))) * 0x100000001b3n)
  }
  return hash
}
