import { pageMarks } from './page-marks.ts'

/**
 * Back and Forward between pages that the browser keeps as one document change its address only; React Router fetches the
 * other page. Until the page is hydrated nothing listens, so the browser loads the page that the address names.
 */
export function loadOnEarlyReturn(): void {
  const address = () => location.pathname + location.search
  const opened = address()
  addEventListener('popstate', () => {
    if (pageMarks().hydrated === undefined && address() !== opened) location.reload()
  })
}
