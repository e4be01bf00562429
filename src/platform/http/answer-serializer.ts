import { createRequire } from 'node:module'
import type FastJsonStringify from 'fast-json-stringify'
import * as z from 'zod/mini'
import type { Schema } from '#src/kit/endpoint.ts'

const load = createRequire(import.meta.url)

/**
 * What writes answers of this shape as JSON. A property that the shape does not name is left out; one that is missing
 * throws. Values are not checked here: TypeScript checks them where they are made, and the shop of a test checks each
 * answer that it gives (test/checked-answers.ts).
 */
export function serializerOf(shape: Schema): (answer: unknown) => string {
  let write: ((answer: unknown) => string) | undefined
  // The first answer compiles it, and loads the compiler, so that a start waits for neither.
  return (answer) => (write ??= compile(shape))(answer)
}

function compile(shape: Schema): (answer: unknown) => string {
  const fastJsonStringify = load('fast-json-stringify') as typeof FastJsonStringify
  // This target says what may be null by a word of its own; a choice of two shapes would be tried one after the other.
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
