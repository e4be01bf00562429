/** The rows of one product. `cameBefore` is the line of earlier rows of the product, when they are not all together. */
export interface RowGroup<Row> {
  rows: [Row, ...Row[]]
  cameBefore: number | null
}

/** More than any product of Shopify's has. Without a limit, a file whose rows all belong to one product would be read into memory. */
export const mostRowsOfProduct = 2500

/**
 * Groups adjacent rows with the same key, one group at a time. Each row without a key is a group of its own.
 * The key of a damaged row cannot be trusted: it joins the rows after it when it has their key, else those before it,
 * so that neither product counts as complete.
 */
export async function* groupRows<Row extends { line: number }>(
  rows: AsyncIterable<Row>,
  { keyOf, isDamaged }: { keyOf(row: Row): string; isDamaged(row: Row): boolean },
): AsyncGenerator<RowGroup<Row>> {
  const firstLines = new Map<string, number>()
  const grouped = (key: string, members: [Row, ...Row[]]): RowGroup<Row> => {
    const cameBefore = key === '' ? null : (firstLines.get(key) ?? null)
    if (key !== '' && cameBefore === null) firstLines.set(key, members[0].line)
    return { rows: members, cameBefore }
  }
  let open: { key: string; rows: [Row, ...Row[]] } | null = null
  let damaged: Row[] = []
  for await (const row of rows) {
    const key = keyOf(row)
    if (open && key === open.key && key !== '' && open.rows.length + damaged.length < mostRowsOfProduct) {
      open.rows.push(...damaged, row)
      damaged = []
    } else if (open && isDamaged(row) && damaged.length < mostRowsOfProduct) {
      damaged.push(row)
    } else {
      if (open) yield grouped(open.key, [...open.rows, ...damaged.filter((other) => keyOf(other) !== key)])
      const [first = row, ...others] = damaged.filter((other) => keyOf(other) === key)
      open = { key, rows: first === row ? [row] : [first, ...others, row] }
      damaged = []
    }
  }
  if (open) yield grouped(open.key, [...open.rows, ...damaged])
}
