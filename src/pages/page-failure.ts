import { data } from 'react-router'
import type { Reply } from '#src/kit/client.ts'
import type { Endpoint } from '#src/kit/endpoint.ts'

/** The value of a reply, for loaders. A refusal becomes the status of the page: 404, 503, else 500. */
export function valueOrFailure<E extends Endpoint>(reply: Reply<E>): Extract<Reply<E>, { ok: true }> {
  if (reply.ok) return reply
  const { code } = reply.problem
  if (code === 'NOT_FOUND' || code === 'MALFORMED' || code === 'VALIDATION') throw data(null, { status: 404 })
  throw data(null, { status: code === 'UNAVAILABLE' ? 503 : 500 })
}
