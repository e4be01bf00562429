import type pg from 'pg'

export type Queryable = Pick<pg.ClientBase, 'query'>

/** A position in the feed: a moment of the database. */
export interface Moment {
  /** Names the transactions that were visible at that moment. */
  snapshot: string
  /** By the database's clock, in its own format. */
  at: string
}

export interface ChangesSince {
  moment: Moment
  /** Each once: the topics of transactions that were not visible at the earlier moment, and of changes that have started to hold since. */
  topics: string[]
  /** Whether changes after the earlier moment may already be deleted, or there was no earlier moment. */
  isTooLate: boolean
  /** Milliseconds until the next change starts to hold; null when there is none. */
  nextMs: number | null
}

/**
 * The changes since an earlier moment. They are found by snapshots and not by a sequence, because a transaction may
 * commit after one that began later.
 */
export async function findChanges(on: Queryable, since: Moment | null): Promise<ChangesSince> {
  const { rows } = await on.query({ name: 'changes-since', text: changesSince, values: [since?.snapshot ?? null, since?.at ?? null] })
  const { snapshot, at, ...changes } = rows[0]
  return { moment: { snapshot, at }, ...changes }
}

/**
 * The clock is read once, after the snapshot is taken: a change that the snapshot contains is then older, and is not
 * returned a second time as one that starts now. The parameters are read as a row and each range has two ends, so that
 * one plan, by the indexes, serves every call, however full the table.
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

/** Adds a change to the feed of every process, as the triggers do. */
export async function insertChange(on: Queryable, topic: string): Promise<void> {
  await on.query('insert into changes (topic) values ($1) on conflict do nothing', [topic])
}

/** Deletes changes that every process has long received. */
export async function deleteOldChanges(on: Queryable): Promise<void> {
  await on.query(`delete from changes where holds_from < now() - interval '1 day'`)
}
