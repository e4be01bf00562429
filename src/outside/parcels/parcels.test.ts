import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { createDhlParcels } from './dhl-parcels.ts'
import { describeParcels, kualaLumpur } from './parcels-behaviour.ts'
import { createTableParcels } from './table-parcels.ts'

const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections()
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise((ready) => server.once('listening', ready))
  return `http://key:s%3Acret@127.0.0.1:${(server.address() as AddressInfo).port}/mydhlapi`
}

interface RateRequest {
  customerDetails: Record<'shipperDetails' | 'receiverDetails', { countryCode: string; postalCode: string; cityName: string }>
  accounts: unknown
  plannedShippingDateAndTime: string
  isCustomsDeclarable: boolean
  monetaryAmount: unknown
  packages: { weight: number; dimensions: Record<'length' | 'width' | 'height', number> }[]
}
const asked: RateRequest[] = []

const product = (price: number, day: string, currency = 'SGD') => ({
  productCode: 'P',
  totalPrice: [
    { currencyType: 'PULCL', priceCurrency: 'EUR', price: price / 2 },
    { currencyType: 'BILLC', priceCurrency: currency, price },
  ],
  deliveryCapabilities: { deliveryTypeCode: 'QDDC', estimatedDeliveryDateAndTime: `${day}T18:00:00`, totalTransitDays: 2 },
})

/** Answers as the MyDHL API: prices in several currencies, several products, a problem for a place that is not served. */
async function rate(request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const send = (status: number, body: object) =>
    void reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  const isKnown = request.headers.authorization === `Basic ${Buffer.from('key:s:cret').toString('base64')}`
  if (!isKnown) return send(401, { detail: 'Invalid Credentials', status: 401 })
  if (request.method !== 'POST' || request.url !== '/mydhlapi/rates') return send(404, { detail: 'No such path', status: 404 })
  const body = JSON.parse(await text(request)) as RateRequest
  asked.push(body)
  const { receiverDetails: to } = body.customerDetails
  if (to.countryCode === 'AQ') return send(404, { detail: '996: The requested product(s) not available', status: '404' })
  const price = 30 + Math.ceil(body.packages[0]!.weight * 2) * 4.35
  send(200, { products: [product(price * 2, '2026-11-24'), product(price, '2026-11-26')] })
}
const dhl = await serve((request, reply) => void rate(request, reply))
const options = { account: '123456789', fromPostalCode: '437437', clock: { now: () => new Date('2026-11-23T03:00:00Z') } }

describeParcels('the embedded rates', () => createTableParcels())
describeParcels('DHL Express', () => createDhlParcels({ ...options, url: dhl }))

test('DHL Express is asked for one dutiable parcel of the account, and its cheapest product is taken', async () => {
  const answer = await createDhlParcels({ ...options, url: dhl }).price(kualaLumpur)
  expect(answer).toEqual({ state: 'priced', priceCents: 3870, days: 3 })
  expect(asked.at(-1)).toMatchObject({
    customerDetails: {
      shipperDetails: { countryCode: 'SG', postalCode: '437437', cityName: 'Singapore' },
      receiverDetails: { countryCode: 'MY', postalCode: '50450', cityName: 'Kuala Lumpur' },
    },
    accounts: [{ typeCode: 'shipper', number: '123456789' }],
    plannedShippingDateAndTime: '2026-11-24T12:00:00GMT+08:00',
    unitOfMeasurement: 'metric',
    isCustomsDeclarable: true,
    monetaryAmount: [{ typeCode: 'declaredValue', value: 52.2, currency: 'SGD' }],
    packages: [{ weight: 0.52, dimensions: { length: 13, width: 13, height: 13 } }],
  })
})

const answering =
  (status: number, body: unknown): RequestListener =>
  (_, reply) =>
    void reply.writeHead(status).end(JSON.stringify(body))
test.each<[string, 'refused' | 'unavailable', RequestListener]>([
  ['a place that it does not know', 'refused', answering(400, { detail: '3003: Postcode not found', status: 400 })],
  ['no product', 'refused', answering(200, { products: [] })],
  ['another currency only', 'unavailable', answering(200, { products: [product(30, '2026-11-26', 'EUR')] })],
  ['no price', 'unavailable', answering(200, { products: [product(0, '2026-11-26')] })],
  ['less than a cent', 'unavailable', answering(200, { products: [product(0.004, '2026-11-26')] })],
  ['a price that no parcel has', 'unavailable', answering(200, { products: [product(1e9, '2026-11-26')] })],
  ['a day that is over', 'unavailable', answering(200, { products: [product(30, '2026-11-22')] })],
  ['a day in ten years', 'unavailable', answering(200, { products: [product(30, '2036-11-26')] })],
  ['no day', 'unavailable', answering(200, { products: [product(30, 'soon')] })],
  ['a wrong key', 'unavailable', answering(401, { detail: 'Invalid Credentials' })],
  ['too many calls', 'unavailable', answering(429, {})],
  ['an error', 'unavailable', answering(500, {})],
  ['another page', 'unavailable', (_, reply) => void reply.end('<html>')],
  ['other JSON', 'unavailable', answering(200, { products: [{ totalPrice: 30 }] })],
  ['a way elsewhere', 'unavailable', (_, reply) => void reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['silence', 'unavailable', () => {}],
])('DHL that answers with %s is %s', async (_, state, listener) => {
  const url = await serve(listener)
  expect(await createDhlParcels({ ...options, url, timeoutMs: 200 }).price(kualaLumpur)).toEqual({ state })
})

test('DHL that is not there is unavailable', async () => {
  const url = 'http://key:secret@127.0.0.1:1/mydhlapi'
  expect(await createDhlParcels({ ...options, url }).price(kualaLumpur)).toEqual({ state: 'unavailable' })
})
