import type { Pool } from 'pg'
import { sqlState } from './sql-state.ts'

const unreachable = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']

/**
 * Connection refused or cut, no server found by that name or way, server starting up or stopping, one that only reads because
 * another took over, too many connections, disk full, a statement that took too long.
 */
export function isDatabaseAway(error: unknown): boolean {
  const errors = withCauses(error)
  if (errors.some(isOfAnotherServer)) return false
  const code = sqlState(error)
  if (/^(08|53|57P0|57014|25006)/.test(code) || unreachable.includes(code)) return true
  return errors.some(({ message }) => connectionLost.test(message))
}

/** What the driver says of a connection that it could not open in time, or that was lost before or while a statement was asked. */
const connectionLost =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|has encountered a connection error and is not queryable/

/** Rejects while the database does not answer, and while it only reads. */
export async function askDatabase(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ onlyReads: boolean }>(`select current_setting('transaction_read_only')::boolean "onlyReads"`)
  if (rows[0]?.onlyReads) throw new Error('The database only reads.')
}

function withCauses(error: unknown): Error[] {
  const errors: Error[] = []
  for (let at = error; at instanceof Error; at = at.cause) errors.push(at)
  return errors
}

/** A mail server, or one that is asked by fetch, is away with the same codes; nodemailer names the command that failed. */
const isOfAnotherServer = (error: Error): boolean => 'command' in error || (error instanceof TypeError && error.message === 'fetch failed')
