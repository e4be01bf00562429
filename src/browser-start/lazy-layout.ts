import { pageMarks } from './page-marks.ts'

/**
 * On a page that was opened just now, what is below the first screen (`.below` in base.css) is laid out when it comes
 * near. A page that somebody comes back to is laid out whole, because the place on it has to be found again; and one
 * whose address may name a place on it does not wait for the first paint.
 */
export function startLazyLayout(): void {
  if (history.state) return
  const marks = pageMarks()
  marks.lazyLayout = location.hash ? '' : 'until-paint'
  requestAnimationFrame(() => setTimeout(() => marks.lazyLayout && (marks.lazyLayout = '')))
}

/** A page reached within the shop is laid out whole. */
export function endLazyLayout(): void {
  delete pageMarks().lazyLayout
}
