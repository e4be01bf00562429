import type pg from 'pg'

type Queryable = Pick<pg.ClientBase, 'query'>

/** What the database holds at one moment. */
export interface Moment {
  /** Tells the transactions that are visible from those that are not. */
  snapshot: string
  /** By the database's clock, as it writes it. */
  at: string
}

export interface Look {
  moment: Moment
  /** Each once: of transactions that the earlier moment did not see, and of what has begun to hold since. */
  topics: string[]
  /** Whether the earlier moment is so long ago that changes after it may have been forgotten. */
  isTooLate: boolean
  /** Milliseconds until something begins to hold; null when nothing is to come. */
  nextMs: number | null
}

/**
 * What has changed since an earlier moment. By snapshots and not by numbers, since a transaction may commit after one
 * that began later.
 */
export async function findChanges(on: Queryable, since: Moment): Promise<Look> {
  const { rows } = await on.query({ name: 'changes-since', text: changesSince, values: [since.snapshot, since.at] })
  const { snapshot, at, ...look } = rows[0]
  return { moment: { snapshot, at }, ...look }
}

/**
 * The clock is read once and after the snapshot is taken: what the snapshot sees has then begun before it, and is not
 * told a second time as something that begins now.
 */
const thisMoment = 'select pg_current_snapshot()::text snapshot, clock_timestamp() at'

const changesSince = `
  with moment as materialized (${thisMoment})
  select snapshot, at::text, at - $2::timestamptz > interval '12 hours' "isTooLate",
    (select coalesce(json_agg(topic), '[]') from (
      select topic from changes where changed_in >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(changed_in, $1::pg_snapshot)
      union select topic from changes where holds_from > $2::timestamptz and holds_from <= moment.at) news) topics,
    (select (extract(epoch from min(holds_from) - moment.at) * 1000)::float8 from changes where holds_from > moment.at) "nextMs"
  from moment`

export async function findMoment(on: Queryable): Promise<Moment> {
  const { rows } = await on.query(`with moment as materialized (${thisMoment}) select snapshot, at::text from moment`)
  return rows[0]
}

/** Leaves a change for every process, as the triggers do. */
export async function insertChange(on: Queryable, topic: string): Promise<void> {
  await on.query('insert into changes (topic) values ($1) on conflict do nothing', [topic])
}

/** Forgets what every process has long seen. */
export async function deleteOldChanges(on: Queryable): Promise<void> {
  await on.query(`delete from changes where holds_from < now() - interval '1 day'`)
}
