/** What the shopper typed into one form, in the session storage. Where storage is refused or full, nothing is stored. */
export interface SessionDraft {
  /** The stored values, unchecked: another script may have written them. */
  read(): Record<string, unknown>
  store(values: object): void
  clear(): void
}

export const sessionDraft = (key: string): SessionDraft => ({
  read: () => {
    const value = orElse<unknown>(() => JSON.parse(sessionStorage.getItem(key) ?? '{}'), null)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  },
  store: (values) => orElse(() => sessionStorage.setItem(key, JSON.stringify(values)), undefined),
  clear: () => orElse(() => sessionStorage.removeItem(key), undefined),
})

/** Browsers throw where storage is switched off, and the server has no storage. */
function orElse<T>(use: () => T, otherwise: T): T {
  try {
    return use()
  } catch {
    return otherwise
  }
}
