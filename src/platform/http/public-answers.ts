import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from '#src/kit/problem.ts'
import { ok, type Result } from '#src/kit/result.ts'
import type { Changes } from '#src/platform/changes/changes.ts'
import { textInOwnMemory } from '#src/platform/own-memory.ts'
import { createTopicCache, type CacheCounts } from '#src/platform/topic-cache.ts'
import { dataHeaders, everyAnswer } from './answer-headers.ts'
import { cachedBody, type CachedBody } from './cached-body.ts'
import { formFor } from './compressed.ts'
import { idHeader } from './request-id.ts'

/** A call whose answer is the same for everybody of one language. */
interface PublicCall {
  /** The same for calls with the same answer. */
  name: string
  /** The answer as JSON. */
  make(): Promise<Result<string, Problem>>
}

interface Answer extends CachedBody {
  etag: string
  /** Of the body in bytes, uncompressed. */
  length: number
}

export interface PublicAnswers {
  /** Sends the answer, cached or new; of every change that was committed before the call. Returns what was refused, which is not cached. */
  send(call: PublicCall, request: FastifyRequest, reply: FastifyReply): Promise<Problem | null>
  counts(): CacheCounts
}

const mostBytes = 12 * 1024 * 1024

/** Caches answers until what they were made from changes, as pages are cached. */
export function createPublicAnswers(
  changes: Pick<Changes, 'subscribe' | 'catchUp'>,
  { publicOrigin, now }: { publicOrigin: string; now(): number },
): PublicAnswers {
  const cached = createTopicCache<PublicCall, Result<Answer, Problem>>({
    make: async (call) => {
      const made = await call.make()
      return made.ok ? ok(answerOf(made.value)) : made
    },
    nameOf: ({ name }) => name,
    isCacheable: (answer) => answer.ok,
    // One that pages alone ask for stays uncompressed; room for gzip is counted from the beginning.
    bytesOf: (answer) => (answer.ok ? Math.ceil(answer.value.length * 1.5) : 0) + 1,
    mostBytes,
    now,
  })
  changes.subscribe(cached.invalidate)
  const shared = [
    ['cache-control', 'public, no-cache'],
    // The language comes from a cookie.
    ['vary', 'cookie, accept-encoding'],
    ['content-type', 'application/json; charset=utf-8'],
    ...Object.entries({ ...everyAnswer(publicOrigin), ...dataHeaders }),
  ].flat()

  return {
    counts: cached.counts,
    async send(call, request, reply) {
      // A writer, or whoever has seen its write, never gets an answer of before.
      if (cached.has(call)) await changes.catchUp()
      const answer = await cached.get(call)
      if (!answer.ok) return answer.problem
      await write(answer.value, [...shared, idHeader, request.id], request, reply)
      return null
    },
  }
}

function answerOf(json: string): Answer {
  const identity = textInOwnMemory(json)
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`
  return { etag, length: identity.length, ...cachedBody('identity', identity) }
}

/** Past the framework, because body and headers are complete. */
async function write({ etag, length, as }: Answer, head: string[], { headers }: FastifyRequest, reply: FastifyReply): Promise<void> {
  head.push('etag', etag)
  if (headers['if-none-match'] === etag) {
    reply.hijack().raw.writeHead(304, head).end()
    return
  }
  const form = formFor(length, headers['accept-encoding'])
  const body = await as(form)
  if (form !== 'identity') head.push('content-encoding', form)
  reply
    .hijack()
    .raw.writeHead(200, [...head, 'content-length', String(body.length)])
    .end(body)
}
