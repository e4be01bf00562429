import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** Every answer has the id of its request, and so has every line of the log that is about it (run-10). */
export const idHeader = 'x-request-id'

/** While a page is rendered: the id of the request for it, which the calls of its loaders share. */
export const sameId = new AsyncLocalStorage<string>()

/** An id that no other process has given. What a browser sends as one is never taken over. */
export const newRequestId = (): string => sameId.getStore() ?? randomUUID()
