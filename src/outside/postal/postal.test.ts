import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import locations from '../../../demonstration/settings/locations.json' with { type: 'json' }
import { createOneMapPostal } from './onemap-postal.ts'
import { describePostal } from './postal-behaviour.ts'
import { createTablePostal } from './table-postal.ts'

const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections()
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise((ready) => server.once('listening', ready))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Answers as OneMap: in capitals, with NIL for missing parts, and among other results. */
const oneMap = await serve((request, reply) => {
  const { searchParams, pathname } = new URL(request.url!, 'http://onemap')
  const known = [
    { BLK_NO: '118', ROAD_NAME: 'JOO CHIAT PLACE', BUILDING: 'NIL', POSTAL: '427505', ADDRESS: '118 JOO CHIAT PLACE SINGAPORE 427505' },
    {
      BLK_NO: '290',
      ROAD_NAME: 'ORCHARD ROAD',
      BUILDING: 'PARAGON',
      POSTAL: '238859',
      ADDRESS: '290 ORCHARD ROAD PARAGON SINGAPORE 238859',
    },
  ]
  const other = { BLK_NO: '1', ROAD_NAME: 'SOMEWHERE ELSE', BUILDING: 'NIL', POSTAL: '111111', ADDRESS: '' }
  const found = pathname === '/api/common/elastic/search' ? known.filter(({ POSTAL }) => POSTAL === searchParams.get('searchVal')) : []
  reply
    .setHeader('content-type', 'application/json')
    .end(JSON.stringify({ found: found.length + 1, totalNumPages: 1, pageNum: 1, results: [other, ...found] }))
})

describePostal('the embedded table', () => createTablePostal())
test('the embedded table has the codes of the demonstration’s stores, as their addresses say (address-21)', async () => {
  for (const { postalCode, address } of locations.flatMap((each) => ('address' in each ? [each] : []))) {
    const answer = await createTablePostal().lookUp(postalCode!)
    if (answer.state !== 'found') throw new Error(`${postalCode} is not in the table`)
    const { block, street, building } = answer.place
    for (const part of [`${block} ${street}`, building]) expect(address!.en).toContain(part)
  }
})
describePostal('OneMap', () => createOneMapPostal({ origin: oneMap }))

const faults: Record<string, RequestListener> = {
  'an error': (_, reply) => void reply.writeHead(500).end('{}'),
  'another page': (_, reply) => void reply.end('<html>'),
  'other JSON': (_, reply) => void reply.end('{"results":[{"POSTAL":1}]}'),
  'a way elsewhere': (_, reply) => void reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  silence: () => {},
}
test.each(Object.entries(faults))('OneMap that answers with %s is unavailable', async (_, listener) => {
  const origin = await serve(listener)
  expect(await createOneMapPostal({ origin, timeoutMs: 200 }).lookUp('427505')).toEqual({ state: 'unavailable' })
})

test('OneMap that is not there is unavailable', async () => {
  expect(await createOneMapPostal({ origin: 'http://127.0.0.1:1' }).lookUp('427505')).toEqual({ state: 'unavailable' })
})
