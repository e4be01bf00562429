import { randomUUID } from 'node:crypto'
import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import * as z from 'zod/mini'
import { createCustomerShippingAddress } from '#src/features/addresses/addresses.contract.ts'
import { addToCart } from '#src/features/cart/cart.contract.ts'
import { toAddressPayload } from '#src/features/addresses/rules/address-payload.ts'
import { updateCartShipmentAddresses } from '#src/features/checkout/checkout.contract.ts'
import { getInbox } from '#src/features/inbox/inbox.contract.ts'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import { getSavedCards } from '#src/features/payment/saved-cards.contract.ts'
import type { Endpoint, Schema } from '#src/kit/endpoint.ts'
import { cast } from '#test/cast/catalogue.ts'
import { meiLin, must, mustBePaid, type Shopper, type TestShop } from '#test/shop.ts'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type Fields = Record<string, Json>

/** A request byte for byte as sent: nothing is escaped, normalised or left out. */
export interface RawRequest {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string
}
export interface RawReply {
  status: number
  type: string
  text: string
  /** The headers as received, without the date, the id of the request and the values of cookies. */
  headers: Record<string, string>
}

const oneByOne = new Agent({ keepAlive: true, maxSockets: 1 })

function comparable(headers: IncomingHttpHeaders): Record<string, string> {
  const { date: _, 'x-request-id': _id, 'set-cookie': cookies = [], ...rest } = headers
  const names = cookies.map((cookie) => cookie.replace(/=[^;]+/, '='))
  return { ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])), 'set-cookie': names.join() }
}

/** Sends a request over real HTTP; `fetch` would refuse half of the paths and a GET with a body. */
export function send(url: string, { method, path, headers = {}, body }: RawRequest, agent = oneByOne): Promise<RawReply> {
  const { hostname, port } = new URL(url)
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return new Promise((done, failed) => {
    const outgoing = request({ hostname, port, method, path, headers: { ...headers, ...length }, agent }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', failed)
      incoming.on('end', () =>
        done({
          status: incoming.statusCode!,
          type: incoming.headers['content-type'] ?? '',
          text: Buffer.concat(chunks).toString(),
          headers: comparable(incoming.headers),
        }),
      )
    })
    outgoing.on('error', failed)
    outgoing.end(body)
  })
}

export const cookieOf = ({ cookies }: Shopper): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** The valid values that a shopper can send, by the name of the field. */
export type Knowledge = Fields

/** The values of a shopper without a cart and orders. */
export const commonKnowledge: Knowledge = {
  ...toAddressPayload(meiLin),
  state: 'Singapore',
  district: 'Katong',
  city: 'Singapore',
  addressLine2: 'c/o the guard house',
  ean: cast.candle.ean,
  slug: cast.candle.slug,
  besides: cast.candle.slug,
  brandCode: 'rumah-wangi',
  Eans: cast.candle.ean,
  quantity: 1,
  group: 'own',
  storeAutoID: 'katong',
  deliverySlot_AutoId: null,
  promotion_AutoId: 1_999_999_999,
  promoCode: 'WELCOME10',
  giftCode: 'NOSUCHGIFT',
  voucherCode: 'NOSUCHVOUCHER000',
  amountCents: 100,
  contactNumber: meiLin.contactNo,
  country: 'SG',
  address1: '',
  address2: '',
  contentCode: 'faq',
  amount: 120,
  CategoryCodes: 'home',
  parentCategoryCode: 'home',
  CategoryId: 1,
  Code: 'home',
  BrandCode: 'rumah-wangi',
  BrandCodes: 'rumah-wangi,tanahati',
  Attributes: 'material:linen',
  Availability: 'in-stock',
  Offers: 'sale',
  minPriceCents: 100,
  maxPriceCents: 100_000,
  pageNo: 1,
  keyword: 'candle',
  SearchText: 'cand',
  countProducts: 3,
  isTypePayment: 1,
  interestType: 'none',
  installmentPeriod: 12,
  savedCard_AutoId: 1_999_999_999,
  saveCard: false,
  installmentPlan_AutoId: 1_999_999_999,
  proof: 'a-proof-of-nobody',
  abandon: false,
  quoteHash: 'a-hash-of-nothing-at-all',
  paymentNonce: 'a-nonce-of-no-card',
  idempotencyKey: 'a-key-that-was-never-used',
  key: 'a-key-that-opens-nothing',
  creditNumber: 'CN-2026-9999999',
  lang: 'zh',
  token: 'a-token-of-no-mail',
  base64: 'iVBORw0KGgo=',
  socialTicket: 'a-ticket-of-nobody',
  salutation: 'ms',
  firstName: 'Mei Lin',
  lastName: 'Tan',
  mobileNumber: '+65 9123 4567',
  storeLocation: 'katong',
  subject: 'general',
  message: 'Is the kettle back?\nThank you.',
  humanCheck: 'a-check-that-nobody-issued',
  leaveEmpty: '',
  emailOrPhone: 'nobody@example.sg',
  sessionId: 'a-session-of-nobody',
  code: '000000',
  password: 'Katong2026x',
  currentPassword: 'Katong2026x',
  newPassword: 'Joo Chiat 118',
  otherContact: '+65 9123 4567',
  dateOfBirth: '1988-03-14',
  gender: 'female',
  contactPreferences: ['Email', 'SMS'],
  block: '118',
  building: 'Kemuning Mansions',
  street: 'Joo Chiat Place',
  level: '03',
  unit: '12',
  pageSize: 32,
  shippingAddress_AutoId: 1_999_999_999,
  inboxMessage_AutoId: 1_999_999_999,
  line: 1,
  reason: 'It came cracked.',
}

/** Fills a bag and gives an address; for an order, pays and fills the bag again. */
export async function equip({ bank }: TestShop, shopper: Shopper, { order = false, name = meiLin.name } = {}): Promise<Knowledge> {
  const paid = order ? await pay() : {}
  return { ...(await bag()), ...paid, ...(await accountData()) }

  async function bag(): Promise<Knowledge> {
    must(await shopper.call(addToCart, { body: { ean: cast.oolong.ean, quantity: 2 } }))
    const address = toAddressPayload({ ...meiLin, name })
    const { cartInfo } = must(await shopper.call(updateCartShipmentAddresses, { body: { shippingAddress: address } }))
    return {
      ...commonKnowledge,
      ...address,
      shoppingCart_AutoId: cartInfo.cartId,
      cartItem_AutoId: cartInfo.productsInCart[0]!.autoId,
      quoteHash: cartInfo.quote.hash,
      idempotencyKey: randomUUID(),
      paymentNonce: bank.control.nonceFor('4242424242424242'),
    }
  }
  /** A member's saved address and the message about the paid order. A guest has neither. */
  async function accountData(): Promise<Knowledge> {
    const book = await shopper.call(createCustomerShippingAddress, { body: { ...meiLin, name } })
    const inbox = await shopper.call(getInbox, {})
    const message = inbox.ok ? inbox.value.messages[0] : undefined
    const cards = await shopper.call(getSavedCards, {})
    const card = cards.ok ? cards.value[0] : undefined
    return {
      ...(book.ok ? { shippingAddress_AutoId: book.value.shippingAddressInfos.at(-1)!.autoId } : {}),
      ...(card ? { savedCard_AutoId: card.savedCard_AutoId } : {}),
      ...(message ? { inboxMessage_AutoId: message.autoId } : {}),
    }
  }
  async function pay(): Promise<Knowledge> {
    const { quoteHash, paymentNonce, idempotencyKey } = (await bag()) as Record<string, string>
    const saveCard = 'memberId' in shopper
    const body = { quoteHash: quoteHash!, paymentNonce: paymentNonce!, idempotencyKey: idempotencyKey!, saveCard, agreeToTerms: true }
    const { orderNumber, invoiceKey } = mustBePaid(await shopper.call(createOrder, { body }))
    return { orderNumber, key: invoiceKey, usedIdempotencyKey: idempotencyKey! }
  }
}

export const parts = ['params', 'query', 'body'] as const
export type Part = (typeof parts)[number]
export type Sample = Partial<Record<Part, Fields>>

interface Shape {
  type?: string
  const?: Json
  enum?: Json[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
}

/** The fields of the contract in one part of the request; empty when the contract has none. */
export function fieldsOf(endpoint: Endpoint, part: Part): Record<string, Shape> {
  return endpoint[part] ? (shapeOf(endpoint[part]).properties ?? {}) : {}
}

const shapeOf = (schema: Schema): Shape => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape

/** A request with every field of the contract, or only with the required ones. */
export function sampleOf(endpoint: Endpoint, known: Knowledge, { onlyRequired = false } = {}): Sample {
  const given = parts.filter((part) => endpoint[part])
  return Object.fromEntries(
    given.map((part) => [part, valueOf(shapeOf(endpoint[part]!), `${endpoint.name} ${part}`, { known, onlyRequired }) as Fields]),
  )
}

/** What is sent in place of another field, and only by those who have it. */
const isOthersPlace = (field: string, known: Knowledge): boolean =>
  ['savedCard_AutoId', 'installmentPlan_AutoId'].includes(field) && known[field] === commonKnowledge[field]

function valueOf(shape: Shape, name: string, options: { known: Knowledge; onlyRequired: boolean }): Json {
  if (shape.properties) {
    const names = Object.keys(shape.properties).filter(
      (field) => shape.required?.includes(field) || !(options.onlyRequired || isOthersPlace(field, options.known)),
    )
    return Object.fromEntries(names.map((field) => [field, valueOf(shape.properties![field]!, field, options)]))
  }
  if (Object.hasOwn(options.known, name)) return options.known[name]!
  if (shape.items) return [valueOf(shape.items, name, options)]
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]!
  if (shape.type === 'boolean') return true
  throw new Error(`Nobody says what to send as ${name}: add it to the knowledge in test/safety/requests.ts`)
}

const onTheLine = (value: Json): string => encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))

/** The path of a sample. Texts in `raw` replace the escaped value and are sent unescaped. */
export function pathOf(endpoint: Endpoint, { params = {}, query = {} }: Sample, raw: Record<string, string> = {}): string {
  const text = (name: string, value: Json) => raw[name] ?? onTheLine(value)
  const path = endpoint.path.replace(/:([a-zA-Z]+)/g, (_, name: string) => text(name, params[name]!))
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${text(name, value)}`)
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`
}

/** The sample as a correct client sends it. */
export function requestOf(endpoint: Endpoint, sample: Sample, cookie: string): RawRequest {
  const { method } = endpoint
  const path = pathOf(endpoint, sample)
  if (!sample.body) return { method, path, headers: { cookie } }
  return { method, path, headers: { cookie, 'content-type': 'application/json' }, body: JSON.stringify(sample.body) }
}
