import { escapeHtml } from '#src/kit/escape-html.ts'

/** A piece of HTML that is safe to put into a page unchanged. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | null | Html | readonly Html[]

function inserted(part: Part): string {
  if (part === null) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map((piece) => piece.text).join('')
  return escapeHtml(String(part))
}

/** HTML from a template. Inserted values are escaped for text and for quoted attributes, unless they are `Html` already. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.map((text, index) => (index === 0 ? text : inserted(parts[index - 1]!) + text)).join(''))
