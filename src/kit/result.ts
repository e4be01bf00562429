/** The result of an operation that may be refused. Refusals are values; exceptions are for bugs. */
export type Result<T, P = string> = { ok: true; value: T } | { ok: false; problem: P }

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })
export const refuse = <P>(problem: P): { ok: false; problem: P } => ({ ok: false, problem })
