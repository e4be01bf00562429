import type { Measure, NetContent, NetUnit } from '#src/features/pricing/rules/unit-price.ts'
import type { Cells } from './cells.ts'

type FileUnit = readonly [unit: NetUnit, factor: number]

/** The units of Shopify's and Google's files: the unit in which the shop stores them, and how many of it they are. */
const fileUnits = new Map<string, FileUnit>(
  Object.entries({
    mg: ['g', 0.001],
    g: ['g', 1],
    kg: ['g', 1000],
    oz: ['g', 28.349523125],
    lb: ['g', 453.59237],
    ml: ['ml', 1],
    cl: ['ml', 10],
    l: ['ml', 1000],
    m3: ['ml', 1_000_000],
    cbm: ['ml', 1_000_000],
    floz: ['ml', 29.5735295625],
    pt: ['ml', 473.176473],
    qt: ['ml', 946.352946],
    gal: ['ml', 3785.411784],
    mm: ['m', 0.001],
    cm: ['m', 0.01],
    m: ['m', 1],
    in: ['m', 0.0254],
    ft: ['m', 0.3048],
    yd: ['m', 0.9144],
    m2: ['m2', 1],
    sqm: ['m2', 1],
    ft2: ['m2', 0.09290304],
    sqft: ['m2', 0.09290304],
    item: ['piece', 1],
    ct: ['piece', 1],
    sheet: ['piece', 1],
  } satisfies Record<string, FileUnit>),
)

/** The names of the stored units in a file. */
export const unitNames: Record<NetUnit, string> = { g: 'g', ml: 'ml', m: 'm', m2: 'm2', piece: 'item' }

export const expectedMeasure = 'an amount and a unit such as 250 g, 1.5 l or 20 ct'

/** `1.5 kg` is 1500 g. Amounts are rounded to a thousandth of the stored unit. */
export function readMeasure(text: string): Measure | null {
  const [, number = '', name = ''] = /^([\d.,]+)\s*([a-z][a-z0-9 _]*)$/i.exec(text) ?? []
  const fileUnit = unitNamed(name)
  if (fileUnit === null) return null
  const [unit, factor] = fileUnit
  const rounded = Math.round(readNumber(number) * factor * 1000) / 1000
  return rounded > 0 ? { amount: rounded, unit } : null
}

/** `fl oz`, `FL_OZ` and `floz` are one unit. */
const unitNamed = (name: string): FileUnit | null => fileUnits.get(name.toLowerCase().replace(/[ _]/g, '')) ?? null

/** Zero for a text that is no number. */
const readNumber = (text: string): number =>
  /^(?:\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.\d{1,9})?$/.test(text) ? Number(text.replaceAll(',', '')) : 0

/** A measure whose amount and unit are in two columns. Null for a blank amount. */
export function measureIn<Column extends string>(
  cells: Cells<Column>,
  amountColumn: Column,
  unitColumn: Column,
): Measure | null | undefined {
  const amount = cells.text(amountColumn)
  if (amount === null || amount === undefined) return amount
  const unit = cells.said(unitColumn)
  if (unit === undefined) {
    cells.refuse(unitColumn, 'is blank; a measure needs a unit such as g, ml or item')
    return undefined
  }
  if (!cells.as(unitColumn, unitNamed, 'a unit such as g, kg, ml, l, m, m2 or item')) return undefined
  return cells.as(amountColumn, (text) => readMeasure(`${text} ${unit}`), 'a number above 0 such as 250')
}

/** A measure with its base. It is one value: a file with a measure and without a base removes the stored base. */
export function netContentOf<Column extends string>(
  cells: Cells<Column>,
  total: Measure | null | undefined,
  base: Measure | null | undefined,
  baseColumn: Column,
): NetContent | null | undefined {
  if (!total) return total
  if (base && base.unit !== total.unit) {
    cells.refuse(baseColumn, `cannot be compared with the whole, which is in ${unitNames[total.unit]}`)
    return undefined
  }
  return { ...total, base: base?.amount ?? null }
}
