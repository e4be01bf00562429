/**
 * A page carries the rules of every class that it came with (src/platform/pages-cache/first-paint.ts). Its sheets come
 * without counting, because to let them count lays everything out anew: they count from the first class on that the page
 * did not come with, before that is painted.
 */
export function countSheetsOnceNeeded(): void {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][media=print]')]
  if (sheets.length === 0) return
  const carried = new Set([...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]))
  const isDressedAnew = (element: Element) => [...element.classList].some((name) => !carried.has(name))
  const holdsNew = (node: Node) =>
    node instanceof Element && (isDressedAnew(node) || [...node.querySelectorAll('[class]')].some(isDressedAnew))
  const observer = new MutationObserver((changes) => {
    if (
      !changes.some(({ type, target, addedNodes }) =>
        type === 'attributes' ? isDressedAnew(target as Element) : [...addedNodes].some(holdsNew),
      )
    )
      return
    observer.disconnect()
    for (const sheet of sheets) sheet.media = 'all'
  })
  observer.observe(document.documentElement, { subtree: true, childList: true, attributeFilter: ['class'] })
}
