/** Runs in the page. What a reader cannot read: texts that are cut, or covered by others, and how far the page scrolls sideways. */
export function misfits(): { cut: string[]; covering: string[]; sideways: string[] } {
  const root = document.documentElement
  const shown = shownTexts()
  return { cut: [...new Set(shown.flatMap(cutIn))], covering: overlaps(), sideways: reachingOut() }

  function shownTexts(): { node: Text; boxes: DOMRect[] }[] {
    const found: { node: Text; boxes: DOMRect[] }[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const parent = node.parentElement!
      if (!node.data.trim() || parent.closest('script, style, noscript')) continue
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isHidden(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1)
      if (boxes.length > 0) found.push({ node, boxes })
    }
    return found
  }

  /** Whether it is there for screen readers only, or on its way out. */
  function isHidden(element: Element): boolean {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (getComputedStyle(at).clipPath === 'inset(50%)' || at.matches('[inert], a[href="#main"]')) return true
    return false
  }

  /** A text that reaches out of a box which hides what does not fit. */
  function cutIn({ node, boxes }: { node: Text; boxes: DOMRect[] }): string[] {
    for (let at = node.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at)
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const frame = at.getBoundingClientRect()
      const isOut = (box: DOMRect) =>
        (hides(overflowX) && (box.right > frame.right + 1 || box.left < frame.left - 1)) ||
        (hides(overflowY) && box.top + box.height * 0.7 > frame.bottom)
      if (boxes.some(isOut)) return [`${node.data.trim().slice(0, 60)} in ${at.tagName}.${at.className}`]
      if (position === 'fixed' || /auto|scroll/.test(overflowX)) return []
    }
    return []
  }

  /** Texts of different elements whose letters cover each other. */
  function overlaps(): string[] {
    const flat = shown
      .filter(({ node }) => !stands(node.parentElement!))
      .flatMap(({ node, boxes }) =>
        boxes.map(({ left, right, top, bottom, height }) => ({
          node,
          left,
          right,
          top: top + height * 0.25,
          bottom: bottom - height * 0.25,
        })),
      )
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

  /** Whether an element stands still over a page that moves under it. */
  function stands(element: Element): boolean {
    for (let at: Element | null = element; at; at = at.parentElement) if (/fixed|sticky/.test(getComputedStyle(at).position)) return true
    return false
  }

  /** The elements that make the page wider than the screen. */
  function reachingOut(): string[] {
    if (root.scrollWidth <= root.clientWidth) return []
    const isOut = (element: Element) => element.getBoundingClientRect().right > root.clientWidth + 1
    const out = [...document.body.querySelectorAll('*')].filter((each) => isOut(each) && each.checkVisibility() && !isHidden(each))
    const innermost = out.filter((each) => ![...each.children].some((child) => out.includes(child)))
    return [
      `${root.scrollWidth - root.clientWidth} px`,
      ...innermost.slice(0, 4).map((each) => `${each.tagName}.${each.className} ${each.textContent.trim().slice(0, 30)}`),
    ]
  }
}
