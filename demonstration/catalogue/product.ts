// Composes one product: the written part, with prices, numbers, stock and pictures added.
import { readFileSync } from 'node:fs'
import { ean13 } from './barcode.ts'
import { dice, pick } from './dice.ts'
import { netContentOf, type NetContent } from './net-content.ts'
import { colourOf, drawnPictures, parcelPicture, type Picture } from './pictures.ts'
import type { Axis, Choice, Colour, Fact, Item, Line, Pair, ProductType } from './shape.ts'
import { stockOf, type Stock } from './stock.ts'

export interface Brand {
  readonly code: string
  readonly displayName: string
  /** Absent where the brand has no Chinese name. */
  readonly displayNameZh?: string
  readonly fulfiller: 'store' | 'brand'
}

export interface Option {
  readonly name: Pair
  readonly value: Pair
}

export interface Variant {
  readonly sku: string
  readonly barcode: string
  readonly options: readonly Option[]
  readonly swatch: string
  readonly price: number
  readonly compareAt: number | null
  readonly cost: number
  readonly shippingGrams: number
  readonly netContent: NetContent | null
  readonly stock: Stock
  readonly picture: string
}

export interface Product {
  readonly type: ProductType
  readonly line: Line
  readonly item: Item
  readonly brand: Brand
  readonly handle: string
  readonly facts: readonly Fact[]
  readonly categories: readonly string[]
  readonly isNew: boolean
  readonly exclusive: boolean
  readonly popularity: number
  readonly restock: Pair
  readonly notifies: boolean
  readonly variants: readonly Variant[]
  readonly pictures: readonly Picture[]
}

const brands = new Map(
  (JSON.parse(readFileSync(new URL('./brands.json', import.meta.url), 'utf8')) as Brand[]).map((brand) => [brand.code, brand]),
)

const RESTOCKS: readonly Pair[] = [
  ['1 to 2 weeks', '1至2周'],
  ['2 to 3 weeks', '2至3周'],
  ['3 to 4 weeks', '3至4周'],
]
const DISCOUNTS = [10, 10, 15, 20, 20, 20, 25, 30]
const SLOTS = 8
const PER_LINE = 20

const words = (text: string | undefined): string[] => text?.split(' ').filter(Boolean) ?? []

export const handleOf = (brand: string, name: string): string =>
  `${brand}-${name}`
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/&/g, ' and ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** A price in cents after a discount, rounded to ten cents. */
const reduced = (cents: number, percent: number): number => (percent === 0 ? cents : Math.round((cents * (100 - percent)) / 1000) * 10)

function percentOff(handle: string, item: Item, isNew: boolean): number {
  if (item.pin?.off !== undefined) return item.pin.off
  return !isNew && dice(handle, 'sale') < 0.205 ? pick(DISCOUNTS, handle, 'percent') : 0
}

/** A product's own fact replaces the line's fact with the same label. */
function factsOf(line: Line, item: Item): Fact[] {
  const own = item.facts ?? [],
    labels = new Set(own.map(([label]) => label[0]))
  const all = [...own, ...line.facts.filter(([label]) => !labels.has(label[0]))]
  const rank = ([label]: Fact) => (label[0] === 'Material' ? 0 : label[0] === 'Care' ? 2 : label[0] === 'Made in' ? 3 : 1)
  return all.sort((a, b) => rank(a) - rank(b))
}

function categoriesOf(line: Line, item: Item, cheapest: number): string[] {
  const gifts = words(item.gifts)
  const named = gifts.filter((gift) => gift !== 'under50').map((gift) => `gifts-${gift}`)
  const cheap = gifts.length > 0 && cheapest < 5000 ? ['gifts-under50'] : []
  return [...new Set([...words(line.categories), ...words(item.also), ...named, ...cheap])]
}

/** The choices of a product, each with its place on the axis, which is part of its permanent number. */
function choicesOf(axis: Axis | undefined, codes: string | undefined): (readonly [number, Choice | null])[] {
  if (!axis) return [[0, null]]
  const wanted = words(codes)
  const chosen = axis.choices
    .map((choice, i) => [i, choice] as const)
    .filter(([, choice]) => wanted.length === 0 || wanted.includes(choice.code))
  if (chosen.length === 0 || (wanted.length > 0 && chosen.length !== wanted.length)) throw new Error(`Unknown choice among "${codes}"`)
  return chosen
}

const isPinnedOut = (pinned: string | undefined, codes: readonly string[]): boolean =>
  words(pinned).some((code) => code === 'all' || codes.includes(code))

/** Brand and name, for the description of a picture. */
const fullName = ({ displayName, displayNameZh }: Brand, [en, zh]: Pair): Pair => [
  `${displayName} ${en}`,
  displayNameZh ? `${displayNameZh}${zh}` : `${displayName} ${zh}`,
]

interface MadeVariant {
  colour: Colour | null
  choice: Choice | null
  slot: number
  pictures: Picture[]
}

/** What all variants of a product have in common. */
interface VariantContext {
  type: ProductType
  item: Item
  facts: readonly Fact[]
  brand: Brand
  axis: Axis | undefined
  handle: string
  number: number
  popularity: number
  firstPrice: number
  off: number
}

function variantOf({ colour, choice, slot, pictures }: MadeVariant, context: VariantContext): Variant {
  const { type, item, facts, brand, axis, handle, number, popularity, firstPrice, off } = context
  const sku = `${type.prefix}-${String(number + 1).padStart(3, '0')}-${String(slot).padStart(2, '0')}`
  const full = Math.round((firstPrice + (choice?.add ?? 0)) * 100)
  const pinned = isPinnedOut(item.pin?.soldOut, [colour?.code ?? '', choice?.code ?? '', `${colour?.code}-${choice?.code}`])
  return {
    sku,
    barcode: ean13(type.block, number, slot),
    options: [
      ...(type.colourName && colour ? [{ name: type.colourName, value: colour.name }] : []),
      ...(axis && choice ? [{ name: axis.name, value: choice.name }] : []),
    ],
    swatch: type.colourName && colour ? colour.swatch : '',
    price: reduced(full, off),
    compareAt: off > 0 ? full : null,
    cost: Math.round((full * (0.42 + 0.14 * dice(sku, 'cost'))) / 10) * 10,
    shippingGrams: choice?.shippingGrams ?? type.shippingGrams,
    netContent: type.soldByContent ? netContentOf(choice, facts) : null,
    stock: stockOf(handle, sku, popularity, brand.fulfiller === 'store', pinned),
    picture: pictures[0]!.src,
  }
}

export function composeProduct(type: ProductType, lineNumber: number, itemNumber: number): Product {
  const line = type.lines[lineNumber]!,
    item = line.items[itemNumber]!
  const brand = brands.get(line.brand)
  if (!brand) throw new Error(`No brand ${line.brand}`)
  const handle = handleOf(line.brand, item.name[0]),
    number = lineNumber * PER_LINE + itemNumber
  // A product with pinned values is new only where the pin says so.
  const isNew = item.pin ? item.pin.isNew === true : dice(handle, 'new') < 0.083
  const popularity = item.pin?.popularity ?? Math.max(1, Math.round(900 * dice(handle, 'popularity') ** 1.8))
  const axis = item.axis ?? line.axis,
    choices = choicesOf(axis, item.choices)
  const codes = words(item.colours),
    shown: (Colour | null)[] = codes.length > 0 ? codes.map((code) => colourOf(type.art, code)) : [null]
  const [en, zh] = fullName(brand, item.name)
  const described = (colour: Colour | null): Pair =>
    type.colourName && colour ? [`${en}, ${colour.name[0].toLowerCase()}`, `${zh}，${colour.name[1]}`] : [en, zh]
  const picturesOf = (colour: Colour | null, choice: Choice | null): Picture[] =>
    type.art && colour
      ? drawnPictures(type.art, colour.code, choice?.silhouette ?? item.silhouette ?? line.silhouette, described(colour))
      : [parcelPicture(number, [en, zh])]
  const off = percentOff(handle, item, isNew)
  // A product's own price is that of the first choice it offers; a line's is that of the axis's first.
  const firstPrice = item.price === undefined ? line.price : item.price - (choices[0]![1]?.add ?? 0)
  const made = shown.flatMap((colour, c) =>
    choices.map(([place, choice]) => ({ colour, choice, slot: c * SLOTS + place, pictures: picturesOf(colour, choice) })),
  )

  const facts = factsOf(line, item)
  const context = { type, item, facts, brand, axis, handle, number, popularity, firstPrice, off }
  const variants = made.map((each) => variantOf(each, context))

  return {
    type,
    line,
    item,
    brand,
    handle,
    isNew,
    popularity,
    variants,
    facts,
    categories: categoriesOf(line, item, Math.min(...variants.map(({ price }) => price))),
    exclusive: item.pin?.exclusive ?? dice(handle, 'exclusive') < 0.052,
    restock: line.restock ?? pick(RESTOCKS, handle, 'restock'),
    notifies: dice(handle, 'notifies') >= 0.05,
    pictures: [...new Map(made.flatMap(({ pictures }) => pictures).map((picture) => [picture.src, picture])).values()],
  }
}
