/** The answer of something that may be refused. Exceptions are for bugs; refusals are values. */
export type Result<T, P = string> = { ok: true; value: T } | { ok: false; problem: P }

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })
export const refuse = <P>(problem: P): { ok: false; problem: P } => ({ ok: false, problem })
