import type { Buyer, Cart, CartLine, EnteredCode } from '../cart.ts'
import { priceWithPromotions, type CartPrice } from '../price.ts'
import type { Promotion } from '../promotion.ts'
import type { Refusal } from '../refusal.ts'
import { goods, promotions } from './cast.ts'

/**
 * A worked cart, as a merchandiser would write it down:
 * what is in the bag · which promotions are live · who buys and how · what each promotion takes · what is paid · what is said.
 */
export type WorkedCart = readonly [bag: string, live: string, buyer: string, takes: string, pays: string, says: string]

const list = (text: string): string[] => (text === '' ? [] : text.split(' + '))
const promotionNamed = (name: string): Promotion => {
  const promotion = promotions[name]
  if (!promotion) throw new Error(`No promotion is called ${name}`)
  return promotion
}
export const nameOf = (id: number): string => Object.keys(promotions)[id - 1]!
const money = (cents: number): string => (cents / 100).toFixed(2)

/** `2 candle`, or `1 spray under Spray for 24`. */
function readLine(text: string, at: number): CartLine {
  const [, quantity, sku, offer] = /^(\d+) (\w+)(?: under (.+))?$/.exec(text)!
  return { id: at + 1, sku: sku!, quantity: Number(quantity), ...goods[sku!]!, offeredBy: offer ? promotionNamed(offer).id : null }
}

/** `TEN` for the cart, `LIGHT5 on candle` for a line. */
function readCode(text: string, lines: readonly CartLine[]): EnteredCode {
  const [code, sku] = text.split(' on ')
  return { code: code!, lineId: lines.find((line) => line.sku === sku)?.id ?? null }
}

/** `elite, first order, delivered, codes TEN + LIGHT5 on candle, wants Hand cream gift: gift tea, without gift cup, last gift cream`. */
function readBuyer(text: string, lines: readonly CartLine[], live: readonly string[]): { buyer: Buyer; cart: Cart } {
  const [tier, ...more] = text.split(', ')
  const after = (start: string): string => more.find((each) => each.startsWith(start))?.slice(start.length) ?? ''
  const wants = list(after('wants ')).map((each) => each.split(': '))
  const [gone, last] = [list(after('without ')), list(after('last '))]
  const gifts = ['gift cream', 'gift tea', 'gift cup', 'gift spray', 'gift neroli', 'gift pandan']
  const uses = Object.fromEntries(live.map((name) => [promotionNamed(name).id, more.includes('used before') ? 1 : 0]))
  const usesByAll = Object.fromEntries(live.map((name) => [promotionNamed(name).id, more.includes('ten used it') ? 10 : 9]))
  return {
    buyer: { tier: tier === 'guest' ? null : tier!, isFirstOrder: more.includes('first order'), uses, usesByAll },
    cart: {
      lines,
      codes: list(after('codes ')).map((code) => readCode(code, lines)),
      chosenGifts: Object.fromEntries(wants.map(([name, sku]) => [promotionNamed(name!).id, sku === 'none' ? null : sku!])),
      giftStock: Object.fromEntries(gifts.map((sku) => [sku, gone.includes(sku) ? 0 : last.includes(sku) ? 1 : 5])),
      declined: list(after('declines ')).map((name) => promotionNamed(name).id),
      delivery: { mode: more.includes('delivered') ? 'delivery' : 'collection', settings: { freeFromCents: 15_000, feeCents: 800 } },
    },
  }
}

/** Reads a cart that is written as those of the tables. */
export function readCart(bag: string, live: string, buyer: string): { cart: Cart; promotions: Promotion[]; buyer: Buyer } {
  const names = list(live)
  return { promotions: names.map(promotionNamed), ...readBuyer(buyer, bag.split(', ').map(readLine), names) }
}

export function priceOf(...written: Parameters<typeof readCart>): CartPrice {
  const { cart, promotions, buyer } = readCart(...written)
  return priceWithPromotions(cart, promotions, buyer, new Date('2026-11-22T04:00:00Z'))
}

/** Prices a worked cart and writes the result down in the words of the table. */
export function worked([bag, live, buyer]: WorkedCart): { takes: string; pays: string; says: string } {
  const price = priceOf(bag, live, buyer)
  return {
    takes: price.applied.map(({ promotionId, cents }) => `${nameOf(promotionId)} ${money(cents)}`).join(' + '),
    pays: money(price.totalCents),
    says: [...saidOfGifts(price), ...saidOfOffers(price), ...saidOfCodes(price), ...saidOfRefusals(price)].join('; '),
  }
}

const saidOfGifts = ({ gifts, lostGifts }: CartPrice): string[] => [
  ...gifts.map(({ promotion, given, isDeclined, choices, next }) => {
    const gift = given
      ? given.sku + (given.insteadOf ? ` instead of ${given.insteadOf}` : '')
      : isDeclined
        ? 'no gift wanted'
        : 'all gifts are gone'
    const others = choices.filter(({ givenSku, sku }) => givenSku && sku !== (given?.insteadOf ?? given?.sku)).map(({ sku }) => sku)
    const more = next ? `, ${money(next.missingCents)} to the next` : ''
    return `${promotion.name.en}: ${gift}${others.length > 0 ? `, or ${others.join(' or ')}` : ''}${more}`
  }),
  ...lostGifts.map(({ promotionId }) => `${nameOf(promotionId)}: gift lost`),
]

const saidOfOffers = ({ offers, revoked }: CartPrice): string[] => [
  ...offers
    .filter(({ isUnlocked }) => isUnlocked)
    .map(
      ({ promotionId, isDeclined, piecesLeft }) =>
        `${nameOf(promotionId)}: ${isDeclined ? 'declined' : `unlocked${piecesLeft === null ? '' : ` for ${piecesLeft}`}`}`,
    ),
  ...revoked.map(({ promotionId, lineId }) => `${nameOf(promotionId)}: revoked on line ${lineId}`),
]

const saidOfCodes = ({ codes }: CartPrice): string[] =>
  codes.map(({ code, cents, refusal }) =>
    refusal ? `${code} refused` + (refusal.reason === 'unknownCode' ? ', unknown' : '') : `${code} accepted for ${money(cents)}`,
  )

const saidOfRefusals = ({ notApplied }: CartPrice): string[] =>
  notApplied.map((refused) => `${nameOf(refused.promotionId)}: ${wordsFor(refused)}`)

function wordsFor({ reason, missingCents, missingPieces, by }: Refusal): string {
  const missing = [
    missingCents > 0 ? money(missingCents) : '',
    missingPieces > 0 ? `${missingPieces} ${missingPieces > 1 ? 'pieces' : 'piece'}` : '',
  ]
    .filter(Boolean)
    .join(' and ')
  const words: Record<typeof reason, string> = {
    unknownCode: 'unknown',
    notStarted: 'not yet',
    ended: 'over',
    membersOnly: 'for members',
    tiersOnly: 'for another tier',
    firstOrderOnly: 'for a first order',
    usedByYou: 'used by you',
    usedUp: 'used up',
    noMatchingGoods: `no such goods${missing ? `, needs ${missing}` : ''}`,
    belowThreshold: `needs ${missing} more`,
    tooFewPieces: `needs ${missing} more`,
    betterInGroup: `${by ? nameOf(by) : ''} is better`,
    memberPriceIsBetter: `the member price ${by ? nameOf(by) : ''} is better`,
    specialPriceIsBetter: `the special price ${by ? nameOf(by) : ''} is better`,
    noRegularGoods: 'no goods at their regular price',
    appliesAlone: `${by ? nameOf(by) : ''} applies alone`,
    othersApply: 'the others are better together',
    betterWithout: 'it would cost more',
    nothingLeft: 'nothing is left to take',
    offerUsed: 'offer used',
  }
  return words[reason]
}
