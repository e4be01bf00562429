import type { CatalogueProduct, PlannedProduct, PlannedVariant, StoredProduct, StoredVariant } from './catalogue-product.ts'

/** One change by an import. `from` is undefined for an addition, `to` for a removal. */
export interface Difference {
  /** The EAN of the variant; undefined for the product as a whole. */
  ean?: string
  part: Part
  field: string
  from: unknown
  to: unknown
}

/** The parts of a product that are stored separately. `variants` is the list and its order; `variant` is the fields of one. */
export type Part = (typeof wholeParts)[number] | 'fields' | 'variants' | 'variant' | 'price' | 'stock'

const wholeParts = ['brand', 'categories', 'options', 'images', 'videos', 'attributes'] as const

/** The differences between a stored and a planned product, field by field. */
export function differences(before: StoredProduct, after: PlannedProduct): Difference[] {
  return [
    ...compared(before.slug, after.slug, { part: 'fields', field: 'slug' }),
    ...fieldDifferences(before.fields, after.fields, { part: 'fields' }),
    ...partDifferences(before, after),
    ...compared(before.categorySource, after.categorySource, { part: 'categories', field: 'categorySource' }),
    ...listDifferences(before.variants, after.variants),
    ...after.variants.flatMap((variant) => {
      const held = before.variants.find(({ id }) => id === variant.id)
      return held ? variantDifferences(held, variant) : []
    }),
  ]
}

const partDifferences = (before: CatalogueProduct, after: CatalogueProduct): Difference[] =>
  wholeParts.flatMap((part) => compared(before[part], after[part], { part, field: part }))

type Place = Pick<Difference, 'part' | 'ean'>

function variantDifferences(before: StoredVariant, after: PlannedVariant): Difference[] {
  const { ean } = after
  return [
    ...compared(before.ean, ean, { part: 'variant', ean, field: 'ean' }),
    ...fieldDifferences(before.fields, after.fields, { part: 'variant', ean }),
    ...compared(before.options, after.options, { part: 'variant', ean, field: 'options' }),
    ...fieldDifferences(before.price ?? {}, after.price ?? {}, { part: 'price', ean }),
    ...fieldDifferences(before.stock, after.stock, { part: 'stock', ean }),
  ]
}

/** The variants that are added, removed or moved. */
function listDifferences(before: readonly StoredVariant[], after: readonly PlannedVariant[]): Difference[] {
  const idsAfter = new Set(after.map(({ id }) => id))
  const gone = before.filter(({ id }) => !idsAfter.has(id))
  const come = after.filter(({ id }) => id === null)
  const stayed = before.filter(({ id }) => idsAfter.has(id))
  const nowInOrder = after.filter(({ id }) => id !== null)
  const numbers = (variants: readonly { id: number | null; ean: string }[]): string[] => variants.map(({ ean }) => ean)
  const moved = stayed.some(({ id }, place) => id !== nowInOrder[place]!.id)
  const part = 'variants' as const
  return [
    ...gone.map(({ ean }) => ({ ean, part, field: 'variant', from: ean, to: undefined })),
    ...come.map(({ ean }) => ({ ean, part, field: 'variant', from: undefined, to: ean })),
    ...(moved ? [{ part, field: 'order', from: numbers(stayed), to: numbers(nowInOrder) }] : []),
  ]
}

function fieldDifferences(before: object, after: object, place: Place): Difference[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  const [from, to] = [before as Record<string, unknown>, after as Record<string, unknown>]
  return [...names].flatMap((field) => compared(from[field], to[field], { ...place, field }))
}

const compared = (from: unknown, to: unknown, place: Place & { field: string }): Difference[] =>
  same(from, to) ? [] : [{ ...place, from, to }]

/** Equality of plain values, lists and records, whatever the order of their keys. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>]
  const names = Object.keys(left)
  return names.length === Object.keys(right).length && names.every((name) => Object.hasOwn(right, name) && same(left[name], right[name]))
}
