export type PageStep = number | 'gap'

/**
 * First and last page plus two either side of the current one, with a gap where pages are left out
 * (listing-11): page 8 of 20 is 1 … 6 7 8 9 10 … 20.
 */
export function pageSteps(current: number, count: number): PageStep[] {
  const shown = new Set<number>()
  for (let page = Math.max(1, current - 2); page <= Math.min(count, current + 2); page++) shown.add(page)
  if (count > 0) shown.add(1).add(count)
  const pages = [...shown].sort((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const skipped = page - (pages[index - 1] ?? 0) - 1
    if (skipped > 1) return ['gap' as const, page]
    // One page left out would take as much room as its gap, so it is shown.
    return skipped === 1 ? [page - 1, page] : [page]
  })
}
