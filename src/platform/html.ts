import sanitizeHtml from 'sanitize-html'

/**
 * The shop's one allow-list for HTML that comes from outside: product descriptions and content blocks. It lets through
 * structure, emphasis, links, pictures and tables; it drops scripts, styles, forms, frames, ids and classes.
 */
export const htmlAllowList = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'div',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'blockquote',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'small',
    'sub',
    'sup',
    'a',
    'img',
    'figure',
    'figcaption',
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    '*': ['lang'],
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'http'] },
  allowProtocolRelative: false,
  // The page itself has the only h1.
  transformTags: { h1: 'h2' },
} satisfies sanitizeHtml.IOptions

/** Cleaning can bring tags together that a browser would nest differently, and only the next round finds them. Two rounds are usual. */
const mostRounds = 10

/** The HTML with nothing outside the allow-list, or its plain text when the rounds do not settle. Cleaning the result again changes nothing. */
export function cleanHtml(html: string): string {
  let clean = html
  for (let round = 0; round < mostRounds; round++) {
    const cleaner = sanitizeHtml(clean, htmlAllowList).trim()
    if (cleaner === clean) return clean
    clean = cleaner
  }
  return sanitizeHtml(clean, { allowedTags: [] })
}
