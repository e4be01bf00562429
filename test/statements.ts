import pg from 'pg'

export interface Statement {
  name?: string
  text: string
  values?: unknown[]
}

type Query = (this: pg.Client, ...given: unknown[]) => unknown

/** The statements that this process sends while some work runs, in their order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = []
  const query = pg.Client.prototype.query as Query
  const listen: Query = function (...given) {
    const [first, second] = given
    if (typeof first === 'string') sent.push({ text: first })
    else if (typeof first === 'object' && first !== null && 'text' in first)
      sent.push({ values: second as unknown[], ...(first as Statement) })
    return query.apply(this, given)
  }
  pg.Client.prototype.query = listen as typeof pg.Client.prototype.query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query as typeof pg.Client.prototype.query
  }
  return sent
}
