/** One heading of a text: where it is and what it says. */
export interface OutlineEntry {
  id: string
  text: string
}

const opening = '<h2'
const closing = '</h2>'

/**
 * Gives each `h2` an id (`part-1`, `part-2`, the same in both languages) and lists them, so that a text can be entered
 * in the middle. The HTML has been through the allow-list: tags are closed and carry no id of their own.
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

/** What is left of HTML without its tags. */
export const plainText = (html: string): string =>
  html.replace(/<[^<>]*>/g, '').replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity]!)
