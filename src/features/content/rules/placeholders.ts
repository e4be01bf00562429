import { escapeHtml } from '#src/kit/escape-html.ts'

/** The placeholders of texts, written in braces: names and numbers of the store, so that texts follow the settings. */
export const placeholders = [
  'storeName',
  'tagline',
  'company',
  'address',
  'contactEmail',
  'contactPhone',
  'gstNumber',
  'gstRate',
  'freeDeliveryFrom',
  /** The same for members: less by a promotion, or as much. */
  'membersFreeDeliveryFrom',
  'deliveryFee',
  'holdMinutes',
  'returnDays',
  /** From which amount on orders can be paid in months. */
  'instalmentsFrom',
  /** The names of all stores: “A or B”. */
  'stores',
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

/** Whether a placeholder of the text has no value in this shop, such as the names of stores that it does not have. */
export const lacksValue = (text: string, values: PlaceholderValues): boolean =>
  placeholders.some((name) => values[name] === '' && text.includes(`{${name}}`))

const opens = /^<(h2|dt|ul|ol|dl)\b/
/** What follows an opening line that has lost its content. */
const isLeftAlone: Record<string, (next: string | undefined) => boolean> = {
  h2: (next) => next === undefined || next.startsWith('<h2'),
  dt: (next) => !next?.startsWith('<dd'),
  ul: (next) => next === '</ul>',
  ol: (next) => next === '</ol>',
  dl: (next) => next === '</dl>',
}

/**
 * The HTML without the lines that name what this shop does not have: each paragraph, item and row of a text is a line.
 * A question, list or heading that is left without its content goes too.
 */
export function withoutLacking(html: string, values: PlaceholderValues): string {
  if (!lacksValue(html, values)) return html
  const kept: string[] = []
  for (const line of html.split('\n').toReversed()) {
    if (lacksValue(line, values)) continue
    const tag = opens.exec(line)?.[1]
    if (tag === undefined || !isLeftAlone[tag]!(kept.at(-1))) kept.push(line)
    else if (kept.at(-1) === `</${tag}>`) kept.pop()
  }
  return kept.toReversed().join('\n')
}
