import { limitAfter } from './apply-item.ts'
import type { Remark } from './catalogue-item.ts'
import { defaultLocation, type StoredProduct } from './catalogue-product.ts'
import type { Directory, Placing } from './directory.ts'
import type { IdentifiedItem, IdentifiedVariant } from './identify-variants.ts'

/** The product that has an article number already: a stored one, or one of an earlier line of the file. */
export type OwnerOf = (ean: string) => { slug: string; line?: number } | undefined

interface Surroundings {
  placing: Placing
  directory: Directory
  ownerOf: OwnerOf
  /** Why an item under a new handle is not the product that has its article numbers (`whyAnother` of `changed-handle`). */
  whyAnother?: string | null
}

/**
 * The problems of an item that depend on stored data: missing values of a new product, article numbers of other products,
 * unknown locations and categories, and stock that would fall below what is held for orders being paid.
 */
export function checkItem(
  item: IdentifiedItem,
  current: StoredProduct | null,
  { placing, directory, ownerOf, whyAnother = null }: Surroundings,
): Remark[] {
  const problems: Remark[] = []
  const refuse = (line: number, column: string, text: string): void => void problems.push({ line, column, text })
  if (current === null) {
    if (!item.fields.title) refuse(item.line, item.names.title, 'is missing, and a new product needs it')
    if (placing.brand === null) refuse(item.line, item.names.brand, 'is missing, and a new product needs a brand')
    if (item.variants.length === 0) refuse(item.line, 'Variant Price', 'is missing, and a new product needs a variant with a price')
  }
  if (placing.unknownCategories.length > 0) {
    const codes = placing.unknownCategories.join('; ')
    refuse(
      item.line,
      item.names.categories,
      `the shop has no category "${codes}"; define it in category_definitions, at most three levels deep, or correct the code`,
    )
  }
  const seen = new Map<string, number>()
  for (const variant of item.variants) {
    const { line, names, ean } = variant
    const owner = ownerOf(ean)
    const twin = seen.get(ean)
    if (twin !== undefined) refuse(line, names.barcode, `${ean} is also the number of the variant in line ${twin}`)
    else if (owner && variant.held?.ean !== ean) refuse(line, names.barcode, takenBy(ean, owner, whyAnother))
    seen.set(ean, line)
    if (variant.held === null && variant.priceCents === undefined) {
      refuse(line, names.price, 'is missing, and a new variant needs it')
    }
    for (const reason of stockProblems(variant, directory)) refuse(line, names.stock, reason)
  }
  return problems
}

function takenBy(ean: string, { slug, line }: { slug: string; line?: number }, why: string | null): string {
  const reason = line === undefined ? (why === null ? '' : `; ${why}`) : ` in line ${line}`
  return `${ean} is already the number of a variant of "${slug}"${reason}; correct the number where it is wrong, or leave it blank here`
}

function stockProblems(variant: IdentifiedVariant, directory: Directory): string[] {
  const { stock, fields, held } = variant
  const unknown = Object.keys(stock).filter((code) => code !== defaultLocation && !directory.locations.has(code))
  const known = [...new Set([...directory.locations.keys(), defaultLocation])].join(', ')
  const problems = unknown.length > 0 ? [`the shop has no location "${unknown.join(', ')}"; it has ${known}`] : []
  const allowOverSell = limitAfter(variant)?.allowOverSell ?? fields.allowOverSell ?? held?.fields.allowOverSell ?? false
  if (allowOverSell) return problems
  for (const [location, pieces] of Object.entries({ ...held?.stock, ...stock })) {
    const promised = held?.held[location] ?? 0
    if (pieces < 0) problems.push(`${pieces} at ${location}: stock below zero needs "continue" as inventory policy`)
    else if (pieces < promised) {
      problems.push(`${pieces} at ${location}: ${promised} are promised to orders being paid, so at least as many must stay`)
    }
  }
  return problems
}
