import type { FastifyServerOptions } from 'fastify'

/**
 * Logs hold what is on this list and nothing else: no address, no name, no body, no cookie, no query.
 * An error keeps its type, code and stack; its message may quote what somebody typed, so it is dropped.
 */
const allowed = new Set(['route', 'method', 'status', 'ms', 'job', 'count', 'event'])

export function logOptions(level: string): FastifyServerOptions['logger'] {
  if (level === 'silent') return false
  return { level, base: null, formatters: { log: allowedFields } }
}

export function allowedFields(fields: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.fromEntries(Object.entries(fields).filter(([name]) => allowed.has(name)))
  const error = fields.err
  if (!(error instanceof Error)) return kept
  const stack = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8)
  return { ...kept, error: { type: error.name, code: (error as { code?: string }).code, stack } }
}
