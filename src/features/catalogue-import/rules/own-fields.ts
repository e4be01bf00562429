import type { CatalogueItem, FileAttribute, FileVariant } from './catalogue-item.ts'
import { noLongerSold, type ProductFields } from './catalogue-product.ts'
import { isAttribute, readColour, readStock, readUrl, splitList } from './cell-values.ts'
import type { Cells } from './cells.ts'
import { readBrandDefinition, readCategoryDefinitions } from './definitions.ts'
import type { OwnColumn } from './own-columns.ts'

/** The values of this shop's own columns for a product. */
export function ownProduct(
  cells: Cells<OwnColumn>,
): Pick<CatalogueItem, 'categories' | 'videos' | 'attributes' | 'definitions'> & { fields: Partial<ProductFields> } {
  const brand = cells.as('brandDefinition', readBrandDefinition, 'one brand as JSON, as an export writes it')
  return {
    fields: {
      titleZh: cells.text('titleZh'),
      bodyZh: cells.text('bodyZh'),
      productTypeZh: cells.text('typeZh'),
      details: cells.text('details'),
      detailsZh: cells.text('detailsZh'),
      isNew: cells.flag('isNew'),
      exclusive: cells.flag('exclusive'),
      popularity: cells.whole('popularity'),
      maxAddQuantity: cells.whole('maxAddQuantity', 1, 99),
      restockDuration: cells.text('restockDuration'),
      restockDurationZh: cells.text('restockDurationZh'),
      showRestockNotification: cells.flag('restockNotification'),
      fulfilment: cells.text('fulfilment'),
      deliveryAllowed: cells.flag('deliveryAllowed'),
      collectionAllowed: cells.flag('collectionAllowed'),
    },
    categories: listIn(cells, 'categories', (text) => splitList(text, ';'), 'codes such as women-bags; gifts'),
    videos: listIn(cells, 'videos', readVideos, 'addresses separated by spaces, each beginning with https:// or /'),
    attributes: attributesIn(cells),
    definitions: {
      ...(brand && { brand }),
      categories: cells.as('categoryDefinitions', readCategoryDefinitions, 'a list of categories as JSON, as an export writes it') ?? [],
    },
  }
}

/** The values of this shop's own columns for a variant. */
export function ownVariant(cells: Cells<OwnColumn>): Pick<FileVariant, 'fields'> & { stock?: Record<string, number> } {
  const swatch = cells.as('swatch', readColour, 'a colour such as #8c2f2a')
  return {
    fields: {
      swatch: cells.text('swatch') === null ? null : swatch,
      outOfStockQuantity: cells.whole('outOfStockQuantity', 0, noLongerSold),
      outOfStock: cells.flag('outOfStock'),
    },
    stock: cells.as('stock', readStock, 'pieces by location such as warehouse=12; katong=3'),
  }
}

/** A blank cell is an empty list. */
function listIn(
  cells: Cells<OwnColumn>,
  column: OwnColumn,
  read: (text: string) => string[] | null,
  expected: string,
): string[] | undefined {
  return cells.text(column) === null ? [] : cells.as(column, read, expected)
}

function readVideos(text: string): string[] | null {
  const urls = splitList(text, /\s+/)
  return urls.every((url) => readUrl(url) !== null) ? urls : null
}

/** One attribute in each line, `Material=Full-grain leather`; the Chinese lines are in the same order. */
function attributesIn(cells: Cells<OwnColumn>): FileAttribute[] | undefined {
  const english = cells.text('attributes')
  if (english === undefined) return undefined
  const attributes = linesOf(english).map(labelAndValue)
  if (attributes.some(({ label, value }) => !isAttribute(label, value))) {
    cells.refuse('attributes', 'expected one attribute a line such as Material=Full-grain leather')
    return undefined
  }
  const chinese = cells.text('attributesZh')
  if (chinese === undefined) return attributes
  const translations = linesOf(chinese).map(labelAndValue)
  if (translations.length > 0 && translations.length !== attributes.length) {
    cells.refuse('attributesZh', `expected ${attributes.length} lines, one for each attribute, found ${translations.length}`)
    return undefined
  }
  return attributes.map((attribute, index) => ({
    ...attribute,
    labelZh: translations[index]?.label || null,
    valueZh: translations[index]?.value || null,
  }))
}

const linesOf = (text: string | null): string[] => (text ?? '').split('\n').filter((line) => line.trim() !== '')

function labelAndValue(line: string): { label: string; value: string } {
  const [label = '', ...value] = line.split('=')
  return { label: label.trim(), value: value.join('=').trim() }
}
