/** Whether an element's end is on the screen, and nothing lies over it. */
export function isUncovered(element: Element): boolean {
  const { left, bottom } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + 4, bottom - 4))
}
