/**
 * A page carries the rules of every class that it came with (critical-css.ts). Its whole style sheets are fetched but do
 * not apply, because applying them computes the layout of everything again: they apply from the first class on that the
 * page did not come with, before that is painted.
 */
export function applyFullStylesOnceNeeded(): void {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][media=print]')]
  if (sheets.length === 0) return
  const carried = new Set([...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]))
  const hasNewClass = (element: Element) => [...element.classList].some((name) => !carried.has(name))
  const holdsNew = (node: Node) => node instanceof Element && (hasNewClass(node) || [...node.querySelectorAll('[class]')].some(hasNewClass))
  const observer = new MutationObserver((changes) => {
    if (
      !changes.some(({ type, target, addedNodes }) =>
        type === 'attributes' ? hasNewClass(target as Element) : [...addedNodes].some(holdsNew),
      )
    )
      return
    observer.disconnect()
    for (const sheet of sheets) sheet.media = 'all'
  })
  observer.observe(document.documentElement, { subtree: true, childList: true, attributeFilter: ['class'] })
}
