import type { Readable } from 'node:stream'
import type { DataOf, Endpoint, InputOf, Paging } from '#src/kit/endpoint.ts'
import type { Problem } from '#src/kit/problem.ts'
import type { Result } from '#src/kit/result.ts'
import type { Caller, MemberCaller } from './caller.ts'

/** What a handler returns: the data, or for lists the data and its paging. */
export type Answer<E extends Endpoint> = Result<DataOf<E>, Problem>
export type PagedAnswer<E extends Endpoint> = Result<{ data: DataOf<E>; paging: Paging }, Problem>

export interface Route {
  endpoint: Endpoint
  handle(input: { params: unknown; query: unknown; body: unknown; caller: Caller }): Promise<Result<unknown, Problem>>
}

/** Joins an endpoint of a contract with its handler. */
export const route = <E extends Endpoint>(
  endpoint: E,
  handle: (input: InputOf<E> & { caller: Caller }) => Promise<Answer<E> | PagedAnswer<E>>,
): Route => ({ endpoint, handle: handle as unknown as Route['handle'] })

/** A file to be downloaded under this name. */
export interface ReplyFile {
  name: string
  content: Readable
}

/** Joins an endpoint that answers with a file with its handler. */
export function fileRoute<E extends Endpoint>(
  endpoint: E,
  handle: (input: InputOf<E> & { caller: Caller }) => Promise<Result<ReplyFile, Problem>>,
): Route {
  if (!endpoint.file) throw new Error(`${endpoint.name} answers with no file`)
  return { endpoint, handle: handle as unknown as Route['handle'] }
}

/** The same for an endpoint with the access `member`: `api.ts` refuses every other caller before the handler runs. */
export function memberRoute<E extends Endpoint>(
  endpoint: E,
  handle: (input: InputOf<E> & { caller: MemberCaller }) => Promise<Answer<E> | PagedAnswer<E>>,
): Route {
  if (endpoint.access !== 'member') throw new Error(`${endpoint.name} is open to others than members`)
  return { endpoint, handle: handle as unknown as Route['handle'] }
}
