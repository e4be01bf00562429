/** Runs in the page. What a reader of its language gets in no language, in parts, or one over the other. */
export interface ReadPage {
  /** Texts, accessible names and hints outside the marks ⟦ ⟧ of the made-up language and outside what is marked as another language. */
  unmarked: string[]
  /** Those of them where a text that has no translation is marked by `lang`: headings, cards, articles, links to departments and pages. */
  unmarkedHere: string[]
  /** How many marks are open at the end: a text whose end is cut off in the code has no second mark. */
  open: number
  cut: string[]
  overlapping: string[]
  /** By how many pixels the page is wider than the screen. */
  overflow: number
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
  const shown: { node: Text; boxes: DOMRect[] }[] = []
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
    const range = document.createRange()
    range.selectNodeContents(node)
    if (parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isHidden(parent))
      shown.push({ node, boxes: [...range.getClientRects()] })
  }
  for (const element of document.querySelectorAll('[aria-label], [alt], [title], [placeholder]'))
    for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
      if (!isForeign(element)) unmarked.push(outside(element.getAttribute(name) ?? '').trim())
  return { unmarked, unmarkedHere, open, cut: cutTexts(), overlapping: overlaps(), overflow: root.scrollWidth - root.clientWidth }

  /** Whether it is there for screen readers only. */
  function isHidden(element: Element): boolean {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (getComputedStyle(at).clipPath === 'inset(50%)' || at.matches('[inert], a[href="#main"]')) return true
    return false
  }

  /** Texts that reach out of a box which hides what does not fit. */
  function cutTexts(): string[] {
    return shown.flatMap(({ node, boxes }) => {
      for (let at = node.parentElement; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, position, webkitLineClamp } = getComputedStyle(at)
        // A long name of the catalogue ends in an ellipsis.
        if (webkitLineClamp !== 'none') return []
        if (overflowX === 'auto' || overflowX === 'scroll') return []
        if (position === 'fixed') return []
        const frame = at.getBoundingClientRect()
        const isOut = (box: DOMRect) =>
          box.width > 0 &&
          ((overflowX !== 'visible' && (box.right > frame.right + 1 || box.left < frame.left - 1)) ||
            (overflowY !== 'visible' && box.top + box.height / 2 > frame.bottom))
        if (boxes.some(isOut)) return [`${node.data.trim().slice(0, 60)} in ${at.tagName}.${at.className}`]
      }
      return []
    })
  }

  /** Texts of different elements whose letters cover each other. */
  function overlaps(): string[] {
    const flat = shown
      .filter(({ node }) => !stands(node.parentElement!) && !endsInEllipsis(node.parentElement!))
      .flatMap(({ node, boxes }) =>
        boxes.map((box) => ({
          node,
          left: box.left,
          right: box.right,
          top: box.top + box.height * 0.25,
          bottom: box.bottom - box.height * 0.25,
        })),
      )
      .filter(({ left, right, top, bottom }) => right - left > 2 && bottom > top)
      .sort((a, b) => a.top - b.top)
    const found: string[] = []
    for (const [index, a] of flat.entries())
      for (let next = index + 1; next < flat.length && flat[next]!.top < a.bottom - 1; next++) {
        const b = flat[next]!
        if (a.node !== b.node && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2)
          found.push(`${a.node.data.trim().slice(0, 40)} | ${b.node.data.trim().slice(0, 40)}`)
      }
    return found
  }

  /** The lines that a clamped text leaves out still have their boxes. */
  function endsInEllipsis(element: Element): boolean {
    for (let at: Element | null = element; at; at = at.parentElement) if (getComputedStyle(at).webkitLineClamp !== 'none') return true
    return false
  }

  /** Whether an element stands still over a page that moves under it. */
  function stands(element: Element): boolean {
    for (let at: Element | null = element; at; at = at.parentElement) if (/fixed|sticky/.test(getComputedStyle(at).position)) return true
    return false
  }
}
