import type { FastifyServerOptions } from 'fastify'

/**
 * Logs contain the fields of this list and no others: no address, no name, no body, no cookie, no query.
 * Of an error they contain type, code and stack; the message may quote what a shopper typed, so it is dropped.
 */
const allowed = new Set(['route', 'method', 'status', 'ms', 'job', 'count', 'event'])

export function logOptions(level: string): FastifyServerOptions['logger'] {
  if (level === 'silent') return false
  return {
    level,
    base: null,
    formatters: { log: allowedFields },
    hooks: {
      logMethod(words, write) {
        write.apply(this, withoutMessage(words))
      },
    },
  }
}

/** Pino writes the message of an error where no text is given: an empty one is given then, and in place of a message. */
function withoutMessage<Words extends unknown[]>(words: Words): Words {
  const [fields, text] = words
  const error = fields instanceof Error ? fields : (fields as { err?: Partial<Error> } | null | undefined)?.err
  if (!error || (text !== undefined && text !== error.message)) return words
  return [fields, ''] as unknown[] as Words
}

export function allowedFields(fields: Record<string, unknown>): Record<string, unknown> {
  const safe = Object.fromEntries(Object.entries(fields).filter(([name]) => allowed.has(name)))
  const error = fields.err
  return error instanceof Error ? { ...safe, error: withoutWords(error) } : safe
}

/** What may be logged and stored of an error: its kind, its code and its place. */
export function withoutWords(error: Error): { type: string; code?: string | undefined; stack: string[] } {
  const stack = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8)
  return { type: error.name, code: (error as { code?: string }).code, stack }
}
