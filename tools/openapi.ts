import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import swagger from '@fastify/swagger'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { systemClock } from '#src/kit/clock.ts'
import { openDatabase } from '#src/platform/db/database.ts'
import { createShop } from '#src/shop.ts'
import { noGateway } from './no-gateway.ts'

const file = 'docs/openapi.json'
const nowhere = 'postgres://nobody@127.0.0.1:1/none'

/** The contract as OpenAPI, made from the mounted routes without a database. */
export async function openApiText(): Promise<string> {
  const shop = await createShop({
    database: openDatabase(nowhere),
    databaseUrl: nowhere,
    clock: systemClock,
    gateway: noGateway,
    mail: { send: unused },
    sms: { send: unused },
    postal: { lookUp: unused },
    parcels: { price: unused },
    social: {},
    publicOrigin: 'http://localhost',
    keyFor: () => 'unused',
    operatorToken: null,
    logLevel: 'silent',
    beforeRoutes: async (app) => {
      await app.register(swagger, {
        openapi: { openapi: '3.1.0', info: { title: 'Department store', version: '1' } },
        transform: jsonSchemaTransform,
        transformObject: jsonSchemaTransformObject,
      })
    },
  })
  await shop.app.ready()
  const text = `${JSON.stringify(shop.app.swagger(), null, 2)}\n`
  await shop.app.close()
  return text
}

const unused = (): Promise<never> => Promise.reject(new Error('not connected'))

if (import.meta.main) {
  const text = await openApiText()
  const current = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (!process.argv.includes('--check')) writeFileSync(file, text)
  else if (current !== text) {
    process.stderr.write(`${file} does not match the contracts. Run: npm run openapi\n`)
    process.exitCode = 1
  }
}
