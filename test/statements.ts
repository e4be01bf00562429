import pg from 'pg'

export interface Statement {
  name?: string
  text: string
  values?: unknown[]
  /** Whether it is sent while no other waits for its answer on its connection, and so takes a turn of its own. */
  isTurn: boolean
}

type Query = (this: pg.Client, ...given: unknown[]) => unknown

/** The statements that this process sends while some work runs, in their order; of one database, where other shops of the process may send some too. */
export async function statementsOf(work: () => Promise<unknown>, databaseUrl?: string): Promise<Statement[]> {
  const only = databaseUrl && new URL(databaseUrl).pathname.slice(1)
  const sent: Statement[] = []
  const unanswered = new Map<pg.Client, number>()
  const query = pg.Client.prototype.query as Query
  const listen: Query = function (...given) {
    if (only && this.database !== only) return query.apply(this, given)
    const [first, second] = given
    const waiting = unanswered.get(this) ?? 0
    const isTurn = waiting === 0
    if (typeof first === 'string') sent.push({ text: first, isTurn })
    else if (typeof first === 'object' && first !== null && 'text' in first)
      sent.push({ values: second as unknown[], ...(first as Statement), isTurn })
    const answer = query.apply(this, given)
    if (answer instanceof Promise) {
      const count = (by: number) => unanswered.set(this, (unanswered.get(this) ?? 0) + by)
      count(1)
      const answered = () => void count(-1)
      answer.then(answered, answered)
    }
    return answer
  }
  pg.Client.prototype.query = listen as typeof pg.Client.prototype.query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query as typeof pg.Client.prototype.query
  }
  return sent
}
