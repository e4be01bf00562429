import { createClient, type Client } from '#src/kit/client.ts'
import { fetchTransport, type ApiBases } from '#src/kit/fetch-transport.ts'

const sameOrigin: ApiBases = { commerce: '', site: '' }

/** The typed client of the browser. Without bases (a page whose loader failed) it asks the page's own origin. */
export const browserClient = (bases: ApiBases | undefined): Client => createClient(fetchTransport(bases ?? sameOrigin))
