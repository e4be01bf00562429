import { randomUUID } from 'node:crypto'
import type { CartInfo } from '#src/features/cart/cart.contract.ts'
import { applyRebates, applyVoucher } from '#src/features/cart/tenders.contract.ts'
import { getAvailableFulfillmentOptions, shipmentsOnWire, updateShippingOptions } from '#src/features/checkout/checkout.contract.ts'
import { completeOrder, createOrder, type PaymentState } from '#src/features/payment/payment.contract.ts'
import type { Twin } from '#src/twin.ts'
import { cast, setStock } from '#test/cast/catalogue.ts'
import { beginPromotions } from '#test/cast/promotions.ts'
import { makeSlots } from '#test/cast/slots.ts'
import { giveRebates, giveSpend, giveVoucher } from '#test/cast/wallet.ts'
import { createShopper, must, type Shopper, type TestShop } from '#test/shop.ts'
import type { MortalShop } from './mortal.ts'

const [visa, declinedCard, challengedCard] = ['4242424242424242', '4000000000000002', '4000000000003220']

/** An order on its way, whose shopper presses Pay as often as the shop dies of it. */
export interface DyingOrder {
  shopper: Shopper
  /** All that the shopper does to pay at this shop; a second time, the same intent. Rejects when the shop gives no answer. */
  pay(url: string): Promise<'paid' | 'declined'>
  /** With a new key and a good card, as who tries again later. */
  payAnew(url: string): Promise<'paid' | 'declined'>
}

interface Intent {
  card: string | null
  saveCard?: boolean
  /** The connection to the bank is cut after the first charge. */
  isCut?: boolean
}

const slots = 10_000

/** Nobody tests cards here, although all orders come from one network and many of them are declined. */
export const notJudged: Twin = {
  cardTesting: (real) => ({ ...real, judge: async () => ({ refusal: null, isNetworkMarked: false }) }),
}

/** Goods, slots and a promotion with a limit, for any number of dying orders. */
export async function prepareOrders(at: TestShop): Promise<void> {
  await setStock(at.database, cast.candle.ean, 100_000)
  await makeSlots(at, slots)
  const limits = { perOrder: null, perCustomer: 5, total: null }
  await beginPromotions(at, { 'Candles −10 %': { kind: 'itemPercent', percent: 10, goods: { skus: [cast.candle.ean] }, limits } })
}

/** The ways in which an order is paid that write different things. */
export const dyingOrders: Record<string, (at: TestShop) => Promise<DyingOrder>> = {
  async 'a guest’s, in a slot'(at) {
    const guest = at.shopper()
    const { groups } = must(await (await filled(guest)).call(getAvailableFulfillmentOptions, {}))
    const choice = { group: 'own', mode: 'delivery', slotId: groups[0]!.slots.at(-1)!.autoId } as const
    const { cartInfo } = must(await guest.call(updateShippingOptions, { body: shipmentsOnWire([choice]) }))
    return dying(at, guest, cartInfo, { card: visa })
  },
  async 'a member’s, by three tenders, with a card that is saved'(at) {
    const { buyer, cartInfo } = await memberWith(at, { rebateCents: 900, voucherCents: 1500 })
    return dying(at, buyer, cartInfo, { card: visa, saveCard: true })
  },
  async 'one that is confirmed at the bank'(at) {
    const guest = at.shopper()
    return dying(at, guest, await guest.fill(cast.candle.ean, 2), { card: challengedCard })
  },
  async 'one whose card is declined'(at) {
    const { buyer, cartInfo } = await memberWith(at, { rebateCents: 900, voucherCents: 1500 })
    return dying(at, buyer, cartInfo, { card: declinedCard })
  },
  async 'one whose response is lost'(at) {
    const guest = at.shopper()
    return dying(at, guest, await guest.fill(cast.candle.ean, 2), { card: visa, isCut: true })
  },
  async 'a member’s, of which nothing is left to pay'(at) {
    const { buyer, cartInfo } = await memberWith(at, { rebateCents: 20_000, voucherCents: 1500 })
    return dying(at, buyer, cartInfo, { card: null })
  },
}

async function filled(guest: Shopper): Promise<Shopper> {
  await guest.fill(cast.candle.ean, 2)
  return guest
}

async function memberWith(at: TestShop, { rebateCents, voucherCents }: { rebateCents: number; voucherCents: number }) {
  const buyer = await at.member()
  await giveSpend(at.database, buyer.memberId)
  await giveRebates(at.database, buyer.memberId, rebateCents)
  const voucherCode = await giveVoucher(at.database, { memberId: buyer.memberId, valueCents: voucherCents })
  await filled(buyer)
  const { quote } = must(await buyer.call(applyVoucher, { body: { voucherCode } })).cartInfo
  const amountCents = Math.min(rebateCents, quote.toPayCents)
  return { buyer, cartInfo: must(await buyer.call(applyRebates, { body: { amountCents } })).cartInfo }
}

/** Asks a shop in the name of a browser that another one knows. */
function browserAt(url: string, { cookies }: Shopper): Shopper {
  const browser = createShopper(url)
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  return browser
}

function dying({ bank }: TestShop, shopper: Shopper, { quote }: CartInfo, { card, saveCard, isCut }: Intent): DyingOrder {
  const proofs = new Map<string, string>()
  const proofOf = async (page: string): Promise<string> => {
    if (!proofs.has(page)) proofs.set(page, await bank.control.proofOf(page, 'passed'))
    return proofs.get(page)!
  }
  const intent = (number: string | null) => ({
    idempotencyKey: randomUUID(),
    quoteHash: quote.hash,
    agreeToTerms: true,
    ...(number !== null && { paymentNonce: bank.control.nonceFor(number), saveCard }),
  })
  const payWith = (body: ReturnType<typeof intent>) => async (url: string) => {
    const { call } = browserAt(url, shopper)
    if (isCut) bank.control.set({ loseAnswers: true })
    const first = await call(createOrder, { body })
    bank.control.set({ loseAnswers: false })
    // Whoever does not know whether they have paid presses again.
    const reply = !first.ok && first.problem.code === 'PAYMENT_UNKNOWN' ? await call(createOrder, { body }) : first
    if (!reply.ok) return refusedAs(reply.problem.code)
    if (reply.value.status === 'paid') return 'paid'
    const { orderNumber, challengeUrl } = reply.value as Extract<PaymentState, { status: 'requiresAction' }>
    const back = await call(completeOrder, { body: { orderNumber, proof: await proofOf(challengeUrl) } })
    return back.ok ? 'paid' : refusedAs(back.problem.code)
  }
  return { shopper, pay: payWith(intent(card)), payAnew: (url) => payWith(intent(card === null ? null : visa))(url) }
}

function refusedAs(code: string): 'declined' {
  if (code !== 'PAYMENT_DECLINED') throw new Error(`no answer: ${code}`)
  return 'declined'
}

/** Lets so many orders of each kind die at each of their steps, before the first to before the last; answers all of them. */
export async function dieEverywhere(
  at: TestShop,
  mortal: MortalShop,
  {
    kinds = Object.keys(dyingOrders),
    ordersAtEach,
    isWorth = () => true,
    onDeath,
  }: {
    kinds?: readonly string[]
    ordersAtEach: number
    isWorth?: (step: string) => boolean
    onDeath?: (kind: string, done: number, of: number) => void
  },
): Promise<DyingOrder[]> {
  const all: DyingOrder[] = []
  for (const kind of kinds) {
    const make = dyingOrders[kind]!
    const healthy = await make(at)
    const steps = await mortal.dieAt(Infinity, () => healthy.pay(mortal.url))
    const deaths = steps.flatMap((step, number) => (isWorth(step) ? Array.from({ length: ordersAtEach }, () => number) : []))
    all.push(healthy)
    for (const [done, deathAt] of deaths.entries()) {
      const order = await make(at)
      const taken = await mortal.dieAt(deathAt, () => order.pay(mortal.url))
      if (taken.length !== deathAt) throw new Error(`It died at ${taken.length} instead of ${deathAt}`)
      all.push(order)
      onDeath?.(kind, done + 1, deaths.length)
    }
  }
  return all
}
