import type pg from 'pg'

export type Queryable = Pick<pg.ClientBase, 'query'>

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
  /** Whether the earlier moment is so long ago that changes after it may have been forgotten, or there was none. */
  isTooLate: boolean
  /** Milliseconds until something begins to hold; null when nothing is to come. */
  nextMs: number | null
}

/**
 * What has changed since an earlier moment. By snapshots and not by numbers, since a transaction may commit after one
 * that began later.
 */
export async function findChanges(on: Queryable, since: Moment | null): Promise<Look> {
  const { rows } = await on.query({ name: 'changes-since', text: changesSince, values: [since?.snapshot ?? null, since?.at ?? null] })
  const { snapshot, at, ...look } = rows[0]
  return { moment: { snapshot, at }, ...look }
}

/**
 * The clock is read once and after the snapshot is taken: what the snapshot sees has then begun before it, and is not
 * told a second time as something that begins now. What is given is read as a row, and each range has two ends: so one
 * plan, by the indexes, serves every question, however full the table.
 */
const changesSince = `
  with moment as materialized (
    select pg_current_snapshot() snapshot, clock_timestamp() at, $1::pg_snapshot seen, $2::timestamptz seen_at)
  select snapshot::text, at::text, coalesce(at - seen_at > interval '12 hours', true) "isTooLate",
    (select coalesce(json_agg(topic), '[]') from (
      select topic from changes where changed_in >= pg_snapshot_xmin(seen) and changed_in < pg_snapshot_xmax(snapshot)
        and not pg_visible_in_snapshot(changed_in, seen)
      union select topic from changes where holds_from > seen_at and holds_from <= at) news) topics,
    (select (extract(epoch from min(holds_from) - at) * 1000)::float8 from changes where holds_from > at) "nextMs"
  from moment`

/** Leaves a change for every process, as the triggers do. */
export async function insertChange(on: Queryable, topic: string): Promise<void> {
  await on.query('insert into changes (topic) values ($1) on conflict do nothing', [topic])
}

/** Forgets what every process has long seen. */
export async function deleteOldChanges(on: Queryable): Promise<void> {
  await on.query(`delete from changes where holds_from < now() - interval '1 day'`)
}
