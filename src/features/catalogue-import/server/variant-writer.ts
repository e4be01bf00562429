import { stockLevels } from '#src/features/stock/server/stock.tables.ts'
import type { PlannedVariant, StoredVariant } from '../rules/catalogue-product.ts'
import type { Directory } from '../rules/directory.ts'
import { prices, variants } from '#src/features/catalogue/server/catalogue.tables.ts'
import { touches, type Placed } from './plan.ts'
import { insertRows, updateRows, type Queryable } from './rows.ts'

/** A variant to write, with its position in its product; `before` is the stored variant, or null when it is new. */
interface Writing {
  productId: number
  position: number
  variant: PlannedVariant
  before: StoredVariant | null
  changed: boolean
  /** Whether variants of the product are added, removed or moved, so that all positions are written. */
  moved: boolean
}

/** Writes the changes of the variants of these products: their fields, their prices from `now` on, and their stock. */
export async function writeVariants(on: Queryable, plans: readonly Placed[], directory: Directory, now: Date): Promise<void> {
  const writings = plans.flatMap(writingsOf)
  await freePositions(on, plans)
  await freeNumbers(on, writings)
  const known = writings.filter(({ before, changed, moved }) => before && (changed || moved))
  const changedRow = (writing: Writing) => ({ autoId: writing.before!.id, ...rowOf(writing) })
  await updateRows(on, variants, known.filter(({ moved }) => !moved).map(changedRow))
  await updateRows(
    on,
    variants,
    known.filter(({ moved }) => moved).map((writing) => ({ ...changedRow(writing), position: writing.position })),
  )
  const made = await insertRows<typeof variants, { ean: string; auto_id: number }>(
    on,
    variants,
    writings.filter(({ before }) => before === null).map((writing) => ({ ...rowOf(writing), position: writing.position })),
    'RETURNING ean, auto_id',
  )
  const ids = new Map(made.map(({ ean, auto_id }) => [ean, auto_id]))
  const idOf = ({ before, variant }: Writing): number => before?.id ?? ids.get(variant.ean)!
  await insertPrices(on, writings, idOf, now)
  await writeStock(on, writings, idOf, directory)
}

function writingsOf(plan: Placed): Writing[] {
  const moved = touches(plan, 'variants')
  const changedEans = new Set(plan.differences.filter(({ part }) => part === 'variant').map(({ ean }) => ean))
  return plan.next.variants.map((variant, index) => ({
    productId: plan.productId,
    position: index + 1,
    variant,
    before: plan.current?.variants.find(({ id }) => id === variant.id) ?? null,
    changed: changedEans.has(variant.ean),
    moved,
  }))
}

/** Two variants may never have the same position, so all positions are made negative before new ones are written. */
async function freePositions(on: Queryable, plans: readonly Placed[]): Promise<void> {
  const ids = plans.filter((plan) => plan.current && touches(plan, 'variants')).map(({ productId }) => productId)
  if (ids.length > 0) await on.query('UPDATE variants SET position = -position WHERE product_id = ANY($1)', [ids])
}

/** Two variants may never have the same article number, so those that change are set aside before new ones are written. */
async function freeNumbers(on: Queryable, writings: readonly Writing[]): Promise<void> {
  const ids = writings.flatMap(({ before, variant }) => (before && before.ean !== variant.ean ? [before.id] : []))
  if (ids.length > 0) await on.query("UPDATE variants SET ean = 'set aside ' || auto_id WHERE auto_id = ANY($1)", [ids])
}

function rowOf({ productId, variant }: Writing) {
  const [option1, option2, option3] = variant.options
  return {
    productId,
    ean: variant.ean,
    option1: option1?.value ?? null,
    option1Zh: option1?.valueZh ?? null,
    option2: option2?.value ?? null,
    option2Zh: option2?.valueZh ?? null,
    option3: option3?.value ?? null,
    option3Zh: option3?.valueZh ?? null,
    ...variant.fields,
  }
}

type IdOf = (writing: Writing) => number

/** A new price begins now; the former one stays stored. */
async function insertPrices(on: Queryable, writings: readonly Writing[], idOf: IdOf, now: Date): Promise<void> {
  const rows = writings.flatMap((writing) => {
    const { price } = writing.variant
    const held = writing.before?.price
    const same = held?.priceCents === price?.priceCents && held?.originalCents === price?.originalCents
    return price === null || (held && same) ? [] : [{ variantId: idOf(writing), startsAt: now, ...price }]
  })
  const after = `ON CONFLICT (variant_id, starts_at)
    DO UPDATE SET price_cents = excluded.price_cents, original_cents = excluded.original_cents`
  await insertRows(on, prices, rows, after)
}

/**
 * Sets what is on hand, and never what is held. Orders may hold pieces while the import runs: when a level would fall below
 * what is held now, the batch fails and is run again.
 */
async function writeStock(on: Queryable, writings: readonly Writing[], idOf: IdOf, directory: Directory): Promise<void> {
  const rows = writings.flatMap((writing) =>
    Object.entries(writing.variant.stock)
      .filter(([code, onHand]) => writing.before?.stock[code] !== onHand)
      .map(([code, onHand]) => ({
        variantId: idOf(writing),
        locationId: directory.locations.get(code)!,
        onHand,
        allowOverSell: writing.variant.fields.allowOverSell,
      })),
  )
  const after = `ORDER BY variant_id, location_id ON CONFLICT (variant_id, location_id)
    DO UPDATE SET on_hand = excluded.on_hand, allow_over_sell = excluded.allow_over_sell
    WHERE excluded.allow_over_sell OR stock_levels.held <= excluded.on_hand
    RETURNING 1`
  const written = await insertRows(on, stockLevels, rows, after)
  if (written.length < rows.length) throw new StockMoved()
  const switched = writings.filter(({ before, variant }) => before && before.fields.allowOverSell !== variant.fields.allowOverSell)
  if (switched.length === 0) return
  await on.query(
    `UPDATE stock_levels s SET allow_over_sell = v.allow_over_sell FROM variants v
      WHERE v.auto_id = s.variant_id AND s.variant_id = ANY($1) AND s.allow_over_sell <> v.allow_over_sell`,
    [switched.map(idOf)],
  )
}

/** Has the SQLSTATE of a serialisation failure, on which the transaction is run again. */
export class StockMoved extends Error {
  readonly code = '40001'
  constructor() {
    super('stock was promised to orders while it was being set')
  }
}
