const name = 'recent-searches'
const mostStored = 5

/** The latest keywords searched in this browser, the newest first. They never leave the browser. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? '[]')
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string').slice(0, mostStored) : []
  } catch {
    return []
  }
}

export function rememberSearch(keyword: string): void {
  const stored = [keyword, ...recentSearches().filter((each) => each !== keyword)].slice(0, mostStored)
  write(JSON.stringify(stored))
}

export const forgetSearches = (): void => write('[]')

/** A browser may refuse to store anything; search works without it. */
function write(value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    return
  }
}
