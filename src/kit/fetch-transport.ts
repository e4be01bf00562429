import type { Transport } from './client.ts'

/** The base address of each backend; an empty one is the page's own origin. */
export type ApiBases = Record<'commerce' | 'site', string>

/** The transport of the browser: JSON, with credentials (wire-01). */
export const fetchTransport =
  (bases: ApiBases): Transport =>
  async ({ backend, method, url, body, signal }) => {
    const response = await fetch(bases[backend] + url, {
      method,
      credentials: 'include',
      headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
    if (response.status === 204) return { status: 204, body: null }
    return { status: response.status, body: await response.json().catch(() => null) }
  }
