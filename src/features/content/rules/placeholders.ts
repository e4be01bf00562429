import { escapeHtml } from '#src/kit/escape-html.ts'

/** The placeholders of texts, written in braces: names and numbers of the store, so that texts follow the settings. */
export const placeholders = [
  'storeName',
  'tagline',
  'company',
  'address',
  'contactEmail',
  'gstNumber',
  'gstRate',
  'freeDeliveryFrom',
  'deliveryFee',
  'holdMinutes',
  'firstStore',
  'firstStorePhone',
  'secondStore',
  'secondStorePhone',
] as const
export type Placeholder = (typeof placeholders)[number]
export type PlaceholderValues = Record<Placeholder, string>

const isPlaceholder = (name: string): name is Placeholder => (placeholders as readonly string[]).includes(name)

/** Fills `{name}` in plain text. An unknown name stays as it is. */
export const fillText = (text: string, values: PlaceholderValues): string =>
  text.replace(/\{([a-zA-Z]{1,40})\}/g, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole))

/** The same in HTML, where a value is text and never markup. */
export const fillHtml = (html: string, values: PlaceholderValues): string =>
  fillText(html, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escapeHtml(value)])) as PlaceholderValues)

/** Whether a placeholder of the text has no value in this shop, such as the name of a store that it does not have. */
export const lacksValue = (text: string, values: PlaceholderValues): boolean =>
  placeholders.some((name) => values[name] === '' && text.includes(`{${name}}`))
