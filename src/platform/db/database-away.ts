import { sqlState } from './sql-state.ts'

/** Connection refused or cut, server starting up or stopping, too many connections, disk full, a statement that took too long. */
export function isDatabaseAway(error: unknown): boolean {
  const code = sqlState(error)
  if (/^(08|53|57P0|57014)/.test(code) || ['ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(code)) return true
  for (let at = error; at instanceof Error; at = at.cause) {
    if (/timeout exceeded when trying to connect|Connection terminated/.test(at.message)) return true
  }
  return false
}
