const name = 'recent-searches'
const mostKept = 5

/** What was searched for lately in this browser, the last first. It never leaves the browser. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, mostKept) : []
  } catch {
    return []
  }
}

export function rememberSearch(keyword: string): void {
  const kept = [keyword, ...recentSearches().filter((each) => each !== keyword)].slice(0, mostKept)
  write(JSON.stringify(kept))
}

export const forgetSearches = (): void => write('[]')

/** A browser may refuse to keep anything; searching goes on. */
function write(value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    return
  }
}
