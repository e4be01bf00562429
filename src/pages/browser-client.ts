import { createClient, type Client } from '#src/kit/client.ts'
import { fetchTransport, type ApiBases } from '#src/kit/fetch-transport.ts'
import { announceFailure } from './shell/problem-popup.ts'

const sameOrigin: ApiBases = { commerce: '', site: '' }

/** A client whose failures open no dialog, as for the translations (language-07). */
export const quietClient = (bases: ApiBases): Client => createClient(fetchTransport(bases))

/** The typed client of the browser. Without `bases` (on a page whose loader failed) it calls the page's own origin. */
export function browserClient(bases: ApiBases | undefined): Client {
  const client = quietClient(bases ?? sameOrigin)
  return async (endpoint, input, options) => {
    const reply = await client(endpoint, input, options)
    if (!reply.ok && !options?.signal?.aborted) announceFailure(endpoint, reply.problem)
    return reply
  }
}
