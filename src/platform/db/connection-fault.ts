import { sqlState } from './sql-state.ts'

/** Why a database cannot be used by its address, and what is expected; null when the error is about something else (run-02). */
export function connectionFault(error: unknown, url: string): string | null {
  if (!URL.canParse(url)) return 'expected an address such as postgres://user:password@host:5432/name, with %-codes for special characters'
  const { hostname, port, pathname, username } = new URL(url)
  const place = `${hostname}:${port || 5432}`
  const faults: Record<string, string> = {
    ENOTFOUND: `expected a host that can be found; nobody knows ${hostname}`,
    EAI_AGAIN: `expected a host that can be found; the name of ${hostname} could not be looked up now`,
    ECONNREFUSED: `expected a PostgreSQL server; none listens at ${place}`,
    ETIMEDOUT: `expected a PostgreSQL server; ${place} does not answer`,
    '3D000': `expected a database that exists; ${place} has none named ${pathname.slice(1)}. Create it, then start again`,
    '28P01': `expected the right password; ${place} refuses the one of user ${username}`,
    '28000': `expected a user who may connect; ${place} refuses user ${username}`,
    '42501': `expected a user who owns the database; ${username} may not create its tables`,
  }
  return faults[sqlState(error)] ?? null
}
