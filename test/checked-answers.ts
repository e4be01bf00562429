import { deepStrictEqual } from 'node:assert'
import type { FastifyInstance } from 'fastify'
import { encode } from 'zod/v4/core'
import type { Schema } from '#src/kit/endpoint.ts'
import { serializerOf } from '#src/platform/http/answer-serializer.ts'

/** The shop writes answers without checking them. The shop of a test does: an answer that its contract does not allow is a 500. */
export async function checkAnswers(app: FastifyInstance): Promise<void> {
  app.setSerializerCompiler(({ schema }) => {
    const shape = schema as unknown as Schema
    const write = serializerOf(shape)
    return (answer: unknown) => {
      const written = write(answer)
      deepStrictEqual(JSON.parse(written), JSON.parse(JSON.stringify(encode(shape, answer))))
      return written
    }
  })
}
