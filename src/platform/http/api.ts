import cookie from '@fastify/cookie'
import Fastify, { LogController, type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { defaultCulture, type Culture } from '#src/kit/culture.ts'
import type { Endpoint, Schema } from '#src/kit/endpoint.ts'
import { problem, type Problem, type ProblemWords } from '#src/kit/problem.ts'
import { ok } from '#src/kit/result.ts'
import { keepUnits } from '#src/kit/keep-units.ts'
import { lengthWords } from '#src/kit/problem-messages.ts'
import { sqlState } from '#src/platform/db/sql-state.ts'
import { dataHeaders, everyAnswer } from './answer-headers.ts'
import { serializerOf } from './answer-serializer.ts'
import { anybody, callerOf, cultureOf, dropStaleFlag, isMember, type CallerParts } from './caller.ts'
import { compressed, formFor } from './compressed.ts'
import { connectionLimits, guardConnections, refuseBytes, timeLimits, type ConnectionLimits } from './connections.ts'
import { logOptions } from './log.ts'
import { isOperator } from './operator.ts'
import { isSameOrigin } from './origin.ts'
import { isDatabaseAway } from '#src/platform/db/database-away.ts'
import type { PublicAnswers } from './public-answers.ts'
import { problemBody, retryAfterSeconds, statusOf } from './problems.ts'
import { idHeader, newRequestId } from './request-id.ts'
import type { ReplyFile, Route } from './route.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Other sites may send this write, because it changes nothing. */
    fromOtherSites?: boolean
  }
}

export interface ApiOptions extends CallerParts {
  publicOrigin: string
  logLevel: string
  /** Addresses and networks whose X-Forwarded-For is trusted; the header of any other sender is ignored. */
  trustedProxies?: readonly string[]
  words: Record<Culture, ProblemWords>
  /** Null: nobody is an operator. */
  operatorToken: string | null
  connections?: ConnectionLimits
  /** Is given the server before it has routes, to read each of them as it comes. */
  beforeRoutes?: ((app: FastifyInstance) => Promise<void>) | undefined
}

const bodyLimitBytes = 64 * 1024

/** The HTTP server with what all routes share: limits, cookies, origin check, problems. */
export async function createApi(options: ApiOptions): Promise<FastifyInstance> {
  const { connections = connectionLimits, trustedProxies = [] } = options
  const app = Fastify({
    logger: logOptions(options.logLevel),
    bodyLimit: bodyLimitBytes,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // A request of which a part has come before the shop ends is answered as any other (run-04).
    return503OnClosing: false,
    ...timeLimits(connections),
    clientErrorHandler: (error, socket) =>
      refuseBytes(error, socket, {
        headers: { ...problemHeaders(options), [idHeader]: newRequestId() },
        body: JSON.stringify(problemBody(problem('MALFORMED'), defaultCulture, options.words)),
      }),
    frameworkErrors: (_, request, reply) => answer(request as FastifyRequest, reply as FastifyReply, problem('MALFORMED'), options),
    genReqId: newRequestId,
    logController: new LogController({ disableRequestLogging: true }),
    // Named here, Fastify does not load compilers of its own first.
    schemaController: {
      compilersFactory: {
        buildValidator: () => validatorCompiler,
        buildSerializer:
          () =>
          ({ schema }: { schema: Schema }) =>
            serializerOf(schema),
      } as object,
    },
  })
  guardConnections(app.server, connections, trustedProxies)
  await app.register(cookie)
  await options.beforeRoutes?.(app)
  // JSON only: a form post from another site can then never be a valid call.
  app.removeContentTypeParser('text/plain')
  // Hooks that every request runs take a callback: those with promises made a cached page cost a fifth more.
  app.addHook('onRequest', (request, reply, done) => {
    const writes = request.method !== 'GET' && request.method !== 'HEAD'
    if (writes && !request.routeOptions.config.fromOtherSites && !isSameOrigin(request, options.publicOrigin))
      answer(request, reply, problem('FORBIDDEN'), options)
    else done()
  })
  const onEvery = everyAnswer(options.publicOrigin)
  app.addHook('onSend', async (request, reply, payload) => {
    reply.headers(onEvery).header(idHeader, request.id)
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return payload
    reply.headers(dataHeaders)
    return typeof payload === 'string' ? compressedFor(request, reply, payload) : payload
  })
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({
      route: request.routeOptions.url,
      method: request.method,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    })
    done()
  })
  app.setErrorHandler<FastifyError>((error, request, reply) => answer(request, reply, problemOf(error, request), options))
  app.setNotFoundHandler((request, reply) => answer(request, reply, problem('NOT_FOUND'), options))
  return app
}

/** An answer as its caller accepts it. */
function compressedFor({ headers }: FastifyRequest, reply: FastifyReply, json: string): Buffer {
  const whole = Buffer.from(json)
  const form = formFor(whole.length, headers['accept-encoding'])
  if (form === 'identity') return whole
  reply.header('content-encoding', form).header('vary', 'accept-encoding')
  return compressed(whole, form)
}

/** What the routes are mounted with. */
export interface MountOptions extends ApiOptions {
  answers: PublicAnswers
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Adds one route: validation, the caller's identity, and the envelope of the response. */
export function mount(app: FastifyInstance, route: Route, options: MountOptions): void {
  const { endpoint } = route
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: endpoint.bodyLimitBytes ?? bodyLimitBytes,
    schema: schemaOf(endpoint),
    handler: isPublicRead(endpoint) ? publicHandler(route, options) : callerHandler(route, options),
  })
}

function callerHandler({ endpoint, handle }: Route, options: MountOptions): Handler {
  return async (request, reply) => {
    if (endpoint.access === 'operator' && !isOperator(request, options.operatorToken))
      return reply.header('cache-control', 'no-store').code(204).send()
    const caller = await callerOf(request, reply, options)
    if (endpoint.access !== 'public') dropStaleFlag(request, reply, caller, options.sessions)
    if (endpoint.access === 'member' && !isMember(caller)) {
      return answer(request, reply, problem('NOT_SIGNED_IN'), options)
    }
    const { params, query, body } = request
    const result = await handle({ params, query, body, caller })
    if (!result.ok) return answer(request, reply, result.problem, options)
    reply.header('cache-control', 'no-store')
    if (endpoint.file) return sendFile(reply, endpoint.file, result.value as ReplyFile)
    if (!endpoint.data) return reply.code(204).send()
    return reply.send(envelope(endpoint, result.value))
  }
}

const isPublicRead = ({ access, method }: Endpoint): boolean => access === 'public' && method === 'GET'

/** The answer of a public read is cached for everybody of one language, so nothing of its caller reaches its handler. */
function publicHandler({ endpoint, handle }: Route, options: MountOptions): Handler {
  if (!endpoint.data || endpoint.file) throw new Error(`${endpoint.name} is read by everybody, so it answers with data`)
  return async (request, reply) => {
    const culture = cultureOf(request)
    const { params, query } = request
    const call = {
      // What an endpoint does not declare changes nothing of its answer.
      name: `${culture} ${endpoint.name} ${JSON.stringify([endpoint.params && params, endpoint.query && query])}`,
      async make() {
        const result = await handle({ params, query, body: undefined, caller: anybody(culture) })
        return result.ok ? ok(reply.serialize(envelope(endpoint, result.value)) as string) : result
      },
    }
    const refusal = await options.answers.send(call, request, reply)
    return refusal === null ? reply : answer(request, reply, refusal, options)
  }
}

const sendFile = (reply: FastifyReply, type: string, { name, content }: ReplyFile): FastifyReply =>
  reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(content)

function envelope(endpoint: Endpoint, value: unknown): object {
  if (!endpoint.paged) return { succeeded: true, data: value }
  const { data, paging } = value as { data: unknown; paging: object }
  return { succeeded: true, data, ...paging }
}

const pagingShape = {
  totalRecordCount: z.int(),
  pageCount: z.int(),
  pageNumber: z.int(),
  pageSize: z.int(),
}

function schemaOf(endpoint: Endpoint): object {
  const reply = endpoint.file
    ? {}
    : endpoint.data
      ? { 200: z.object({ succeeded: z.literal(true), data: endpoint.data, ...(endpoint.paged ? pagingShape : {}) }) }
      : { 204: z.undefined() }
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    description: `Access: ${endpoint.access}. Problems: ${endpoint.problems.join(', ') || 'none'}.${endpoint.file ? ` Answers with ${endpoint.file}.` : ''}`,
    tags: [endpoint.backend],
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.body ? { body: endpoint.body } : {}),
    response: reply,
  }
}

const problemHeaders = ({ publicOrigin }: ApiOptions): Record<string, string> => ({
  ...everyAnswer(publicOrigin),
  ...dataHeaders,
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
})

function answer(request: FastifyRequest, reply: FastifyReply, refusal: Problem, options: ApiOptions): FastifyReply {
  const status = statusOf[refusal.code]
  if (status === 503 || status === 429) reply.header('retry-after', refusal.retryAfterSeconds ?? retryAfterSeconds)
  return (
    reply
      .code(status)
      // An address that cannot be read is answered before any hook.
      .headers({ ...problemHeaders(options), [idHeader]: request.id })
      .serializer(JSON.stringify)
      .send(problemBody(refusal, cultureOf(request), options.words))
  )
}

/** Turns an error of the framework or the database into a problem. An unknown error is logged, and its response gives no detail. */
function problemOf(error: FastifyError, request: FastifyRequest): Problem {
  if (error.validation) {
    if (error.validationContext !== 'body') return problem('MALFORMED')
    return problem('VALIDATION', { fields: wrongFields(error, cultureOf(request)) })
  }
  if (error.statusCode !== undefined && error.statusCode < 500) return problem(error.statusCode === 429 ? 'TOO_MANY_REQUESTS' : 'MALFORMED')
  if (isDatabaseAway(error)) return problem('UNAVAILABLE')
  if (unstorable.has(sqlState(error))) return problem('MALFORMED')
  request.log.error({ err: error, route: request.routeOptions.url })
  return problem('UNEXPECTED')
}

/** By field, `invalid`; a text of another length than the contract allows is told that length (form-12). */
const wrongFields = (error: FastifyError, culture: Culture): Record<string, string> =>
  Object.fromEntries(
    (error.validation ?? []).map(({ instancePath, keyword, params }) => {
      const name = instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body'
      const words = params.origin === 'string' ? lengthWords[culture][lengthProblems[keyword] ?? 'tooLong'] : undefined
      const limit = params.maximum ?? params.minimum
      return [name, words && limit !== undefined ? keepUnits(words.replace('{name}', name).replace('{n}', String(limit))) : 'invalid']
    }),
  )

const lengthProblems: Record<string, 'tooLong' | 'tooShort'> = { too_big: 'tooLong', too_small: 'tooShort' }

/** PostgreSQL's codes for text that it cannot store, such as a NUL. Validation should refuse such text before. */
const unstorable = new Set(['22021', '22P02', '22P05'])
