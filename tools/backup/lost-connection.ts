import type { EventEmitter } from 'node:events'
import { isDatabaseAway } from '#src/platform/db/database-away.ts'
import { probesIdleConnections } from '#src/platform/db/database.ts'
import { Refusal } from '#tools/shop-database.ts'

/** For a connection that may do nothing for minutes, while files are read and written: one that is lost is noticed. */
export const longConnection = (url: string) => ({ connectionString: url, ...probesIdleConnections })

/** A connection that is lost while it is asked nothing must not end the process; what is asked next fails. */
export const mayBeLost = <Client extends EventEmitter>(client: Client): Client => client.on('error', () => {})

/** That the database went away, said in words, with what became of the command; any other error as it is. */
export const lostInWords = (error: unknown, outcome: string): unknown =>
  isDatabaseAway(error) ? new Refusal(`The database went away (${(error as Error).message}). ${outcome}`) : error
