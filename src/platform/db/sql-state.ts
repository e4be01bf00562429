/** PostgreSQL's five-letter code, also of an error that Drizzle wrapped; empty when there is none. */
export function sqlState(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = (at as { code?: unknown }).code
    if (typeof code === 'string') return code
  }
  return ''
}
