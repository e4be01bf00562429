import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '#src/platform/db/database.ts'
import { addHealth } from './health.ts'

type Asked = Pick<Database, 'pool' | 'onSharedConnection'>
const silent = new Promise<never>(() => {})
const answering = { pool: { query: async () => ({ rows: [] }) }, onSharedConnection: async () => ({}) } as unknown as Asked

async function readiness(database: Asked, isWarm = true) {
  const app = Fastify()
  onTestFinished(() => app.close())
  addHealth(app, database, { isWarm: () => isWarm, answersWithinMs: 200 })
  const begun = performance.now()
  const { statusCode, headers, body } = await app.inject({ url: '/readyz' })
  return { statusCode, retryAfter: headers['retry-after'], body, ms: performance.now() - begun }
}

test('a process is ready when its database answers and its first pages are there', async () => {
  expect(await readiness(answering)).toMatchObject({ statusCode: 200, body: 'ready' })
  expect(await readiness(answering, false)).toMatchObject({ statusCode: 503, retryAfter: '5' })
})

test.each([
  ['on which nothing is answered any more', { ...answering, pool: { query: () => silent } }],
  ['of which no connection is free', { ...answering, onSharedConnection: () => silent }],
  ['that refuses', { ...answering, pool: { query: () => Promise.reject(new Error('refused')) } }],
])('a database %s is said soon, by 503 with Retry-After (run-01)', async (_, database) => {
  const { ms, ...answer } = await readiness(database as unknown as Asked)
  expect(answer).toEqual({ statusCode: 503, retryAfter: '5', body: 'the database does not answer' })
  expect(ms).toBeLessThan(1500)
})
