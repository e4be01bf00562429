import type { DataOf, Endpoint, Paging, ProblemOf, SentTo } from './endpoint.ts'
import type { ProblemCode } from './problem.ts'

/** A refusal as the client received it; `message` is in the caller's language. Status 0: there was no response. */
export interface Failure<Code extends ProblemCode = ProblemCode> {
  status: number
  code: Code
  title: string
  message: string
  details?: unknown
}

export type Reply<E extends Endpoint> = { ok: true; value: DataOf<E>; paging?: Paging } | { ok: false; problem: Failure<ProblemOf<E>> }

/** Sends one request to the API: over HTTP in the browser, in-process for page loaders. */
export type Transport = (request: {
  backend: 'commerce' | 'site'
  method: string
  url: string
  body?: unknown
  signal?: AbortSignal
}) => Promise<{ status: number; body: unknown }>

/** `signal` aborts a call, which then ends as one without a response. */
export type Client = <E extends Endpoint>(endpoint: E, input: SentTo<E>, options?: { signal?: AbortSignal }) => Promise<Reply<E>>

interface Envelope {
  succeeded?: boolean
  data?: unknown
  title?: string
  message?: string
  code?: ProblemCode
  details?: unknown
}

/** The typed client of browser and page loaders. A call resolves to a value or a problem and never rejects. */
export function createClient(send: Transport): Client {
  return async (endpoint, input, { signal } = {}) => {
    const { params, query, body } = input as Record<'params' | 'query' | 'body', Record<string, unknown> | undefined>
    const reply = await send({
      backend: endpoint.backend,
      method: endpoint.method,
      url: endpointUrl(endpoint.path, params, query),
      ...(body === undefined ? {} : { body }),
      ...(signal && { signal }),
    }).catch(() => null)
    if (reply === null) return { ok: false, problem: noAnswer }
    const envelope = (reply.body ?? {}) as Envelope & Partial<Paging>
    if (reply.status === 204) return { ok: true, value: undefined as never }
    if (reply.status < 400 && envelope.succeeded) return success(envelope)
    return {
      ok: false,
      problem: {
        status: reply.status,
        code: envelope.code ?? 'UNEXPECTED',
        title: envelope.title ?? '',
        message: envelope.message ?? '',
        details: envelope.details,
      },
    }
  }
}

/** No reply came: the network or the shop is away. */
export const noAnswer: Failure = { status: 0, code: 'UNAVAILABLE', title: '', message: '' }

function success(envelope: Envelope & Partial<Paging>): Reply<never> {
  const { data, totalRecordCount, pageCount, pageNumber, pageSize } = envelope
  const paging = totalRecordCount === undefined ? {} : { paging: { totalRecordCount, pageCount, pageNumber, pageSize } as Paging }
  return { ok: true, value: data as never, ...paging }
}

/** Fills in the `:name` parameters and appends the query; undefined values are left out, lists are joined by commas. */
export function endpointUrl(path: string, params: Record<string, unknown> = {}, query: Record<string, unknown> = {}): string {
  const filled = path.replace(/:([a-zA-Z]+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  const text = search.toString()
  return text ? `${filled}?${text}` : filled
}
