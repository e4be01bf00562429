/** What somebody typed into one form, kept until the window closes. Storage that is refused or full is as good as none. */
export interface SessionDraft {
  /** Whatever lies there; somebody else may have written it. */
  read(): Record<string, unknown>
  keep(values: object): void
  clear(): void
}

export const sessionDraft = (key: string): SessionDraft => ({
  read: () => {
    const value = orElse<unknown>(() => JSON.parse(sessionStorage.getItem(key) ?? '{}'), null)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  },
  keep: (values) => orElse(() => sessionStorage.setItem(key, JSON.stringify(values)), undefined),
  clear: () => orElse(() => sessionStorage.removeItem(key), undefined),
})

/** Browsers throw where storage is switched off; a server has none. */
function orElse<T>(use: () => T, otherwise: T): T {
  try {
    return use()
  } catch {
    return otherwise
  }
}
