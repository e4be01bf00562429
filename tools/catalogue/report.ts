import {
  changesAnything,
  movesAnything,
  remarkLine,
  type DepartmentsReport,
  type ImportReport,
  type ProductChange,
} from '#src/features/catalogue-import/server/catalogue-import.service.ts'
import { formatMoney } from '#src/kit/money.ts'

export function reportText(report: ImportReport): string {
  const { products, variants, badRows, notes, ignoredColumns, newBrands, newCategories } = report
  const sections = [
    badRows.length > 0 ? [`Rows left out (${badRows.length}):`, ...badRows.map((row) => `  ${remarkLine(row)}`)] : [],
    notes.length > 0 ? [`Not taken to the letter (${notes.length}):`, ...notes.map((row) => `  ${remarkLine(row)}`)] : [],
    ignoredColumns.length > 0 ? [`Columns that the shop does not keep: ${ignoredColumns.join(', ')}`] : [],
    newBrands.length > 0 ? [`New brands: ${newBrands.join(', ')}`] : [],
    newCategories.length > 0 ? [`New categories: ${newCategories.join(', ')}`] : [],
    unlimitedLines(report),
    [
      `Products: ${products.created} created, ${products.updated} updated, ${products.unchanged} unchanged, ${products.skipped} left out`,
      `Variants: ${variants.created} created, ${variants.updated} updated, ${variants.unchanged} unchanged, ` +
        `${variants.removed} removed, ${variants.withdrawn} withdrawn from sale`,
      `${conclusion(report)} ${report.rows} ${report.rows === 1 ? 'row' : 'rows'} in ${(report.milliseconds / 1000).toFixed(1)} s.`,
    ],
  ]
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}

/** Why an import changed nothing: a file without products, one that was left out as a whole, or one that says what is stored. */
function withoutChange({ products: { unchanged, skipped }, badRows }: ImportReport): string {
  if (unchanged + skipped === 0) return ' The file has no products.'
  if (skipped === 0) return ' The catalogue is already as in the file.'
  const reason = badRows[0] ? ` The first reason: ${remarkLine(badRows[0])}.` : ''
  return unchanged > 0
    ? ` ${skipped} products were left out, the others are already as in the file.`
    : ` Every product of the file was left out.${reason}`
}

/** How the file's stock was understood where it sets no limit. */
function unlimitedLines({ unlimited: { untracked, uncounted, available } }: ImportReport): string[] {
  const lines: [number, string][] = [
    [untracked, 'always for sale: the file does not track their stock'],
    [uncounted, 'without a quantity, because the file has none: new ones are always for sale, the others keep their stock'],
    [available, 'in stock without a quantity: for sale as long as the feed says so, where no pieces are known'],
  ]
  const told = lines.filter(([variants]) => variants > 0).map(([variants, text]) => `  ${variants} ${text}`)
  return told.length > 0 ? ['Variants sold without a limit:', ...told] : []
}

function conclusion(report: ImportReport): string {
  const nothing = changesAnything(report) ? '' : withoutChange(report)
  if (report.outcome === 'refused') return `Refused: ${report.reason}`
  if (report.outcome === 'incomplete') return `Imported in part. ${report.reason}`
  if (report.outcome === 'dry-run') return `Nothing was changed, this was a dry run.${nothing}${report.reason ? ` ${report.reason}` : ''}`
  const isLeftOut = report.products.skipped > 0 && report.products.unchanged === 0
  return `${nothing && isLeftOut ? 'Nothing was imported.' : 'Imported.'}${nothing}`
}

export function departmentsText(report: DepartmentsReport): string {
  const { outcome, reason, badRows, rows, added, changed, removed, movedTypes, movedProducts } = report
  if (outcome === 'refused') return [...badRows.map(remarkLine), `Refused: ${reason} Nothing was changed.`].join('\n')
  const nothing = movesAnything(report) ? '' : ' The departments are already as in the file.'
  return [
    ...(added.length > 0 ? [`Added: ${added.join(', ')}`] : []),
    ...(changed.length > 0 ? [`Changed in name or place: ${changed.join(', ')}`] : []),
    ...(removed.length > 0 ? [`Removed, because nothing is left in them: ${removed.join(', ')}`] : []),
    `Types: ${rows} in the file, ${movedTypes} moved, with ${movedProducts} products`,
    (outcome === 'dry-run' ? 'Nothing was changed, this was a dry run.' : 'Imported.') + nothing,
  ].join('\n')
}

export function changeText({ line, handle, kind, differences }: ProductChange): string {
  const where = line === null ? '' : ` (line ${line})`
  const lines = differences.map(({ ean, part, field, from, to }) => {
    const show = part === 'price' ? money : shown
    return `  ${ean ? `${ean} ` : ''}${field}: ${show(from)} → ${show(to)}`
  })
  return [`${kind} ${handle}${where}`, ...lines].join('\n')
}

const money = (value: unknown): string => (typeof value === 'number' ? formatMoney(value) : shown(value))

function shown(value: unknown): string {
  const text = value === undefined ? 'none' : JSON.stringify(value)
  return text.length > 120 ? `${text.slice(0, 119)}…` : text
}
