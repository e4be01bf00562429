import { handleOf, itemFromShopify } from '../../rules/from-shopify.ts'
import { readShopifyHeader, type ShopifyHeader, type ShopifyRow } from '../../rules/shopify-columns.ts'
import { groupRows } from './group-rows.ts'
import { scatteredReading, type ReadEvent } from './read-events.ts'
import { damageOf, readSourceRows, type SourceRow } from './source-rows.ts'

/** Reads a Shopify product CSV product by product; holds the rows of one product at a time. */
export async function* readShopify(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<ReadEvent> {
  const rows = readSourceRows(bytes, ',')
  const first = await rows.next()
  if (first.done) return yield { kind: 'unreadable', reason: 'The file is empty.' }
  if (first.value.broken !== undefined) return yield { kind: 'unreadable', reason: `Line 1: ${first.value.broken}.` }
  const header = readShopifyHeader(first.value.cells)
  if (!header.ok) return yield { kind: 'unreadable', reason: header.problem }
  yield { kind: 'columns', ignored: header.value.ignored }
  const shopifyRows = understood(rows, header.value, first.value.cells)
  for await (const { rows: group, cameBefore } of groupRows(shopifyRows, { keyOf: handleOf, isDamaged: (row) => row.damage !== undefined })) {
    const handle = handleOf(group[0])
    const lines = group.map((row) => row.line)
    const reading =
      cameBefore === null ? itemFromShopify(group) : scatteredReading(lines, group[0].name('handle'), handle, cameBefore)
    yield { kind: 'product', handle, rows: group.length, reading, scattered: cameBefore !== null }
  }
}

async function* understood(
  rows: AsyncIterable<SourceRow>,
  header: ShopifyHeader,
  names: readonly string[],
): AsyncGenerator<ShopifyRow> {
  for await (const row of rows) {
    yield { ...header.row(row.line, row.cells), damage: damageOf(row, names) }
  }
}
