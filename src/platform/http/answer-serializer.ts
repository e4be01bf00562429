import { createRequire } from 'node:module'
import type FastJsonStringify from 'fast-json-stringify'
import * as z from 'zod/mini'
import type { Schema } from '#src/kit/endpoint.ts'

const load = createRequire(import.meta.url)

/**
 * What writes answers of this shape as JSON. A property that the shape does not name is left out; one that is missing
 * throws. Values are not checked here: a null where none may be would be written as 0 or an empty text. TypeScript checks
 * them as far as it knows what the database returns, and the shop of a test checks each answer (test/checked-answers.ts).
 */
export function serializerOf(shape: Schema): (answer: unknown) => string {
  let write: ((answer: unknown) => string) | undefined
  // The first answer compiles it, and loads the compiler, so that a start waits for neither.
  return (answer) => (write ??= compile(shape))(answer)
}

function compile(shape: Schema): (answer: unknown) => string {
  const fastJsonStringify = load('fast-json-stringify') as typeof FastJsonStringify
  // OpenAPI 3.0 writes `nullable: true`; of `anyOf` with null, each shape would be tried.
  const schema = z.toJSONSchema(shape, {
    target: 'openapi-3.0',
    io: 'output',
    // One shape of several is recognised by what it names, whatever stands besides.
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  })
  return fastJsonStringify(schema as Parameters<typeof FastJsonStringify>[0])
}
