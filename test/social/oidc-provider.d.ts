declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  /** The part of its types that the tests use. */
  export default class Provider {
    constructor(issuer: string, configuration: object)
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<{ prompt: { name: string } }>
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
    callback(): (request: IncomingMessage, response: ServerResponse) => void
  }
}
