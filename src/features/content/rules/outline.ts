/** A heading of a text and its id. */
export interface OutlineEntry {
  id: string
  text: string
}

const opening = '<h2'
const closing = '</h2>'

/**
 * Gives each `h2` an id (`part-1`, `part-2`, the same in both languages) and lists them, for links to parts of a text.
 * The HTML is sanitised: tags are closed and have no id of their own.
 */
export function outlined(html: string): { html: string; outline: OutlineEntry[] } {
  const [before, ...parts] = html.split(opening)
  const outline: OutlineEntry[] = []
  const marked = parts.map((part) => {
    const start = part.indexOf('>') + 1
    const text = plainText(part.slice(start, part.indexOf(closing)))
    const id = `part-${outline.length + 1}`
    outline.push({ id, text })
    return `${opening} id="${id}"${part}`
  })
  return { html: [before, ...marked].join(''), outline }
}

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** The text of HTML without its tags. */
export const plainText = (html: string): string =>
  html.replace(/<[^<>]*>/g, '').replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity]!)
