/** Runs in the page. What a reader of its language gets in another one, or in parts. */
export interface ReadPage {
  /** Texts, accessible names and hints outside the marks ⟦ ⟧ of the made-up language and outside what is marked as another language. */
  unmarked: string[]
  /** Those of them where a text that has no translation is marked by `lang`: headings, cards, articles, links to departments and pages. */
  unmarkedHere: string[]
  /** How many marks are open at the end: a text whose end is cut off in the code has no second mark. */
  open: number
}

export function readPage(): ReadPage {
  const root = document.documentElement
  const isForeign = (element: Element): boolean => element.closest('[lang]') !== root
  const outside = (text: string): string => {
    const rest = text.replace(/⟦[^⟦⟧]*⟧/g, ' ')
    return rest === text ? text : outside(rest)
  }
  const unmarked: string[] = [outside(document.title)]
  const unmarkedHere: string[] = []
  let open = 0
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const parent = node.parentElement!
    if (parent.closest('script, style, noscript') || !node.data.trim()) continue
    let rest = ''
    for (const piece of node.data.split(/([⟦⟧])/)) {
      if (piece === '⟦') open += 1
      else if (piece === '⟧') open -= 1
      else if (open === 0 && !isForeign(parent)) rest += piece
    }
    if (rest.trim()) (parent.closest('h1, article, header nav, footer nav') ? unmarkedHere : unmarked).push(rest.trim())
  }
  for (const element of document.querySelectorAll('[aria-label], [alt], [title], [placeholder]'))
    for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
      if (!isForeign(element)) unmarked.push(outside(element.getAttribute(name) ?? '').trim())
  return { unmarked, unmarkedHere, open }
}
