const cell = (name: 'th' | 'td') => new RegExp(`<${name}[ >]`)

/**
 * Writes beside each cell of a table, but the first of its row, what its column is called: on a narrow page a row is
 * set as a small list, and each value stands beside its heading. The HTML has been through the allow-list.
 */
export function labelCells(html: string): string {
  const [before, ...tables] = html.split('<table')
  return [before, ...tables.map(labelTable)].join('<table')
}

function labelTable(table: string): string {
  const [head = '', ...rows] = table.split('<tr')
  const labels: string[] = []
  const labelled = rows.map((row) => {
    if (cell('th').test(row)) labels.push(...headings(row))
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
