import type * as z from 'zod/mini'
import type { CallProblemCode, ProblemCode } from './problem.ts'

/**
 * Who may call an endpoint and whose data it reads or changes:
 * `public`   every caller; the response is the same for all callers of one language;
 * `shopper`  every caller, for the data of their own session cookie (a guest gets a session with the first write);
 * `member`   a signed-in member, for their own data; other callers get a 401;
 * `operator` the shop's staff, by a token; other callers get the same 204, and nothing happens, so it returns no data.
 */
export type Access = 'public' | 'shopper' | 'member' | 'operator'

/** The backend that serves an endpoint, of the two (wire-02, wire-03). */
export type Backend = 'commerce' | 'site'

export type Schema = z.ZodMiniType

/** One API call. Route, validation, OpenAPI and the typed client are all made from this one description. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Data extends Schema | undefined = Schema | undefined,
  Codes extends readonly ProblemCode[] = readonly ProblemCode[],
> {
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The path as in the specification (wire-04), with parameters as `:name`. */
  path: string
  backend: Backend
  access: Access
  summary: string
  params?: Params
  query?: Query
  body?: Body
  /** The shape of `data`; without it a success is a 204. */
  data?: Data
  /** Whether totalRecordCount, pageCount, pageNumber and pageSize come beside `data`. */
  paged?: boolean
  /** Bytes that its body may have, where they are more than others may. */
  bodyLimitBytes?: number
  /** It answers with a file of this media type, and not with data. */
  file?: string
  problems: Codes
}

export const defineEndpoint = <
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Data extends Schema | undefined = undefined,
  const Codes extends readonly ProblemCode[] = readonly ProblemCode[],
>(
  endpoint: Endpoint<Params, Query, Body, Data, Codes>,
): Endpoint<Params, Query, Body, Data, Codes> => endpoint

type Parsed<S> = S extends Schema ? z.output<S> : undefined
type Sent<S> = S extends Schema ? z.input<S> : undefined
type OnlyDefined<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] }

/** What a handler receives. */
export type InputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _> ? { params: Parsed<P>; query: Parsed<Q>; body: Parsed<B> } : never
/** What a caller sends. */
export type SentTo<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _> ? OnlyDefined<{ params: Sent<P>; query: Sent<Q>; body: Sent<B> }> : never
export type DataOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer D> ? Parsed<D> : never
/** The problems that a call may answer with: those of its contract, and those of any call. */
export type ProblemOf<E extends Endpoint> = E['problems'][number] | CallProblemCode

/** The paging of a list. Pages count from 1. */
export interface Paging {
  totalRecordCount: number
  pageCount: number
  pageNumber: number
  pageSize: number
}
