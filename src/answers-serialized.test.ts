import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import type { Endpoint, Schema } from '#src/kit/endpoint.ts'
import { serializerOf } from '#src/platform/http/answer-serializer.ts'

const modules = await Promise.all(
  globSync('src/features/*/*.contract.ts').map((file) => import(pathToFileURL(file).href) as Promise<Record<string, unknown>>),
)
const endpoints = new Map(
  modules
    .flatMap((module) => Object.values(module))
    .filter((exported): exported is Endpoint & { data: Schema } =>
      Boolean((exported as Partial<Endpoint>)?.path && (exported as Endpoint).data),
    )
    .map((endpoint) => [endpoint.name, endpoint] as const),
)

/** A property that no contract names. */
const surplus = 'nobodyNamedThis'
const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('', '"', '\\', '\u2028', '龙井茶', '<script>', 'a'.repeat(60)))

interface Definition {
  type: string
  format?: string
  shape?: Record<string, Schema>
  element?: Schema
  innerType?: Schema
  valueType?: Schema
  options?: Schema[]
  entries?: Record<string, string>
  values?: (string | number | boolean)[]
  getter?(): Schema
}

/** Values of a contract's shape; each object has one property more than the shape names. `depth` ends shapes that hold themselves. */
function valueOf(schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  const definition = (schema as z.ZodMiniType)._zod.def as unknown as Definition
  const inner = (): fc.Arbitrary<unknown> => valueOf(definition.innerType!, depth)
  const arbitraries: Record<string, () => fc.Arbitrary<unknown>> = {
    string: () => text,
    number: () =>
      definition.format === 'safeint' ? fc.maxSafeInteger() : fc.double({ noNaN: true, noDefaultInfinity: true }).map((one) => one + 0),
    boolean: () => fc.boolean(),
    null: () => fc.constant(null),
    unknown: () => fc.jsonValue(),
    enum: () => fc.constantFrom(...Object.values(definition.entries!)),
    literal: () => fc.constantFrom(...definition.values!),
    nullable: () => fc.option(inner()),
    optional: () => fc.option(inner(), { nil: undefined }),
    default: inner,
    array: () => (depth > 8 ? fc.constant([]) : fc.array(valueOf(definition.element!, depth + 1), { maxLength: 3 })),
    lazy: () => valueOf(definition.getter!(), depth),
    union: () => fc.oneof(...definition.options!.map((option) => valueOf(option, depth))),
    record: () =>
      fc.dictionary(
        fc.string({ minLength: 1 }).filter((name) => name !== '__proto__'),
        valueOf(definition.valueType!, depth + 1),
      ),
    object: () =>
      fc
        .record(Object.fromEntries(Object.entries(definition.shape!).map(([name, one]) => [name, valueOf(one, depth + 1)])))
        .map((whole) => ({ ...whole, [surplus]: 1 })),
  }
  const make = arbitraries[definition.type]
  if (!make) throw new Error(`This test knows no ${definition.type}`)
  return make()
}

const withoutSurplus = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, one: unknown) => (name === surplus ? undefined : one)))

test.each([...endpoints])('%s: its answer is written as its contract says, and nothing besides', (_, { data }) => {
  const write = serializerOf(data)
  fc.assert(
    fc.property(valueOf(data), (value) => {
      expect(JSON.parse(write(value))).toEqual(withoutSurplus(value))
    }),
    { numRuns: 20 },
  )
})

test('all contracts are here', () => expect(endpoints.size).toBeGreaterThan(90))
