/**
 * Writes the heading of its column into each cell of a table but the first of a row: a narrow page shows a row as a small
 * list, each value beside its heading. The HTML is sanitised.
 */
export function labelCells(html: string): string {
  const [before, ...tables] = html.split('<table')
  return [before, ...tables.map(labelTable)].join('<table')
}

function labelTable(table: string): string {
  const [head = '', ...rows] = table.split('<tr')
  const labels: string[] = []
  const labelled = rows.map((row) => {
    labels.push(...headings(row))
    return labelRow(row, labels)
  })
  return [head, ...labelled].join('<tr')
}

const headings = (row: string): string[] =>
  row
    .split('<th')
    .slice(1)
    .map((part) =>
      part
        .slice(part.indexOf('>') + 1, part.indexOf('</th>'))
        .replace(/<[^<>]*>/g, '')
        .replaceAll('"', '&quot;'),
    )

function labelRow(row: string, labels: readonly string[]): string {
  const [start, ...cells] = row.split('<td')
  return [start, ...cells.map((part, column) => (column > 0 && labels[column] ? ` data-label="${labels[column]}"${part}` : part))].join(
    '<td',
  )
}
