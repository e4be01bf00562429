import type { Buyer, Cart, CartLine, EnteredCode } from '#src/features/promotions/rules/cart.ts'
import type { Goods } from '#src/features/promotions/rules/goods.ts'
import type { GiftChoice } from '#src/features/promotions/rules/kinds/gift.ts'
import type { Gives, Promotion } from '#src/features/promotions/rules/promotion.ts'

// Carts and promotions that look random and are the same for the same seed. `random` returns numbers from 0 to 1.
type Random = () => number

export interface RandomCart {
  cart: Cart
  promotions: Promotion[]
  buyer: Buyer
  now: Date
}

export interface Sizes {
  lines: number
  promotions: number
  /** Of how many groups the promotions are. */
  groups: number
}

const whole = (random: Random, from: number, to: number): number => from + Math.floor(random() * (to - from + 1))
const one = <T>(random: Random, of: readonly T[]): T => of[whole(random, 0, of.length - 1)]!
const chance = (random: Random, of: number): boolean => random() < of

const now = new Date('2026-11-22T04:00:00Z')
const categories = ['home', 'tea', 'women', 'beauty', 'kitchen']
const brands = ['Rumah', 'Daun', 'Hujan', 'Tanahati']

/** Lines in number from one to `lines`; prices from S$2 to S$300. */
export function randomCart(random: Random, { lines, promotions: count, groups }: Sizes, isFull = false): RandomCart {
  const promotions = Array.from({ length: isFull ? count : whole(random, 0, count) }, (_, at) => randomPromotion(random, at + 1, groups))
  const offers = promotions.filter(({ kind }) => kind === 'purchaseWithPurchase')
  const cart: Cart = {
    lines: Array.from({ length: isFull ? lines : whole(random, 0, lines) }, (_, at) => randomLine(random, at + 1, offers)),
    codes: promotions.flatMap(({ codes }) => codes.filter(() => chance(random, 0.8)).flatMap((code) => randomEntries(random, code))),
    chosenGifts: {},
    giftStock: { spray: whole(random, 0, 2), cream: whole(random, 0, 1) },
    declined: [],
    delivery: { mode: chance(random, 0.8) ? 'delivery' : 'collection', settings: { freeFromCents: 15_000, feeCents: 800 } },
  }
  const tier = one(random, [null, 'classic', 'elite', 'elite'])
  return { cart, promotions, buyer: { tier, isFirstOrder: chance(random, 0.3), uses: {}, usesByAll: {} }, now }
}

/** A code for the cart; now and then for one or two lines, which may not be there. */
const randomEntries = (random: Random, code: string): EnteredCode[] =>
  chance(random, 0.75) ? [{ code, lineId: null }] : [1, whole(random, 2, 4)].map((lineId) => ({ code, lineId }))

function randomLine(random: Random, id: number, offers: readonly Promotion[]): CartLine {
  const under = offers.length > 0 && chance(random, 0.15) ? one(random, offers) : null
  const unitCents = chance(random, 0.8) ? whole(random, 200, 8000) : whole(random, 8000, 30_000)
  return {
    id,
    sku: under?.kind === 'purchaseWithPurchase' ? under.offers[0]!.sku : `sku-${whole(random, 1, 30)}`,
    brand: one(random, brands),
    categories: [one(random, categories)],
    isOwn: chance(random, 0.8),
    isOnlyCollected: chance(random, 0.1),
    quantity: chance(random, 0.6) ? 1 : whole(random, 2, 4),
    unitCents,
    unitListCents: chance(random, 0.2) ? unitCents + whole(random, 1, 5000) : unitCents,
    offeredBy: under?.id ?? null,
  }
}

export function randomPromotion(random: Random, id: number, groups: number): Promotion {
  const gives = randomGives(random)
  const mayHaveCode = !['quantityPercent', 'memberPercent', 'purchaseWithPurchase'].includes(gives.kind)
  const text = { en: `Promotion ${id}`, zh: `优惠 ${id}` }
  return {
    id,
    name: text,
    message: text,
    messagePriority: id,
    priority: whole(random, 1, 3),
    group: `group-${whole(random, 1, groups)}`,
    exclusive: chance(random, 0.06),
    startsAt: '2026-11-01T00:00:00+08:00',
    endsAt: chance(random, 0.05) ? '2026-11-20T00:00:00+08:00' : '2026-12-01T00:00:00+08:00',
    audience: chance(random, 0.8)
      ? { only: 'everyone' }
      : one(random, [
          { only: 'members' },
          { only: 'firstOrder' },
          { only: 'tiers', tiers: ['elite'] },
        ] as const satisfies Promotion['audience'][]),
    limits: { perOrder: chance(random, 0.2) ? whole(random, 1, 3) : null, perCustomer: null, total: null },
    codes: mayHaveCode && chance(random, 0.25) ? [`CODE${id}`] : [],
    ...gives,
  } as Promotion
}

function randomGoods(random: Random): Goods {
  if (chance(random, 0.3)) return {}
  if (chance(random, 0.5)) return { categories: [one(random, categories)] }
  return one(random, [{ brands: [one(random, brands)] }, { own: true }, { skus: ['sku-1', 'sku-2', 'sku-3', 'sku-4', 'sku-5', 'sku-6'] }])
}

/** Goods of multi-buys; those that offers sell for less are among them. */
const someSkus = (random: Random): Goods => {
  const from = whole(random, 1, 24)
  return { skus: [...Array.from({ length: 7 }, (_, at) => `sku-${from + at}`), 'special-1', 'special-2'] }
}

const choice = (sku: string, worthCents: number, substitutes: GiftChoice['substitutes']): GiftChoice => ({ sku, worthCents, substitutes })

function randomGives(random: Random): Gives {
  const goods = randomGoods(random)
  const percent = one(random, [5, 10, 15, 20, 30, 50])
  const fromCents = one(random, [0, 5000, 10_000, 15_000, 20_000])
  const pieces = whole(random, 2, 4)
  return one<() => Gives>(random, [
    () => ({ kind: 'itemPercent', goods, percent }),
    () => ({ kind: 'itemPercent', goods, percent }),
    () => ({ kind: 'itemPercent', goods, percent }),
    () => ({ kind: 'itemAmount', goods, amountCents: whole(random, 50, 2000) }),
    () => ({ kind: 'quantityPercent', goods, fromPieces: pieces, percent }),
    () => ({ kind: 'multiBuy', goods: someSkus(random), pieces, paidPieces: pieces - 1 }),
    () => ({ kind: 'setPrice', goods: someSkus(random), pieces, priceCents: pieces * whole(random, 1500, 6000) }),
    () => ({ kind: 'cartPercent', goods, fromCents, percent }),
    () => ({ kind: 'cartAmount', goods, fromCents, amountCents: whole(random, 100, 5000) }),
    () => ({ kind: 'memberPercent', goods: { ...goods, own: true }, percent: 10 }),
    () => ({
      kind: 'gift',
      goods,
      steps: [
        { fromCents, fromPieces: 0, choices: [choice('spray', 4200, [{ sku: 'cream', worthCents: 3200 }])] },
        { fromCents: fromCents + 5000, fromPieces: 2, choices: [choice('spray', 4200, []), choice('cream', 3200, [])] },
      ],
    }),
    () => ({
      kind: 'purchaseWithPurchase',
      goods,
      fromCents,
      fromPieces: 0,
      offers: [{ sku: `special-${whole(random, 1, 2)}`, priceCents: 2400 }],
    }),
    () => ({ kind: 'delivery', goods: { ...goods, own: true }, fromCents: Math.min(fromCents, 10_000), feeCents: one(random, [0, 400]) }),
  ])()
}

type Live = [kind: Gives['kind'], group: string, count: number, more?: Partial<Promotion>]

/** Forty live promotions as a store has them: campaigns do not add up, of cart promotions and of codes one applies. */
const live: Live[] = [
  ['itemPercent', 'campaign', 12],
  ['itemAmount', 'campaign', 3],
  ['quantityPercent', 'campaign', 2],
  ['itemPercent', 'brand', 3],
  ['multiBuy', 'set', 2],
  ['setPrice', 'set', 2],
  ['cartAmount', 'cart', 3],
  ['cartPercent', 'category', 1],
  ['cartAmount', 'code', 2, { codes: ['LEAF'] }],
  ['cartPercent', 'code', 1, { codes: ['LEAF'] }],
  ['memberPercent', 'member', 1, { audience: { only: 'tiers', tiers: ['elite'] } }],
  ['gift', 'gift', 3],
  ['purchaseWithPurchase', 'special', 2],
  ['delivery', 'delivery', 1],
  ['itemPercent', 'alone', 1, { exclusive: true }],
  ['cartPercent', 'alone', 1, { exclusive: true }],
]

/** A full cart under forty promotions that are all live. */
export function fullCart(random: Random, lines: number): RandomCart {
  const promotions = live.flatMap(([kind, group, count, more]) => Array.from({ length: count }, () => liveOne(random, kind, group, more)))
  const withIds = promotions.map((promotion, at) => ({ ...promotion, id: at + 1 }))
  const offers = withIds.filter(({ kind }) => kind === 'purchaseWithPurchase')
  const { cart, buyer } = randomCart(random, { lines: 0, promotions: 0, groups: 1 })
  return {
    cart: {
      ...cart,
      lines: Array.from({ length: lines }, (_, at) => randomLine(random, at + 1, offers)),
      codes: [{ code: 'LEAF', lineId: null }],
    },
    promotions: withIds,
    buyer: { ...buyer, tier: 'elite', isFirstOrder: true },
    now,
  }
}

function liveOne(random: Random, kind: Gives['kind'], group: string, more: Partial<Promotion> = {}): Promotion {
  for (;;) {
    const promotion = randomPromotion(random, 0, 1)
    if (promotion.kind !== kind) continue
    const limits = { perOrder: null, perCustomer: null, total: null }
    return { ...promotion, group, limits, exclusive: false, codes: [], audience: { only: 'everyone' }, endsAt: null, ...more } as Promotion
  }
}

/** A small bag near its thresholds, under more promotions of lines than are tried one and all. */
export function crowdedCart(random: Random): RandomCart {
  const kinds: [Gives['kind'], string][] = [
    ...Array.from({ length: 6 }, (_, at): [Gives['kind'], string] => ['itemPercent', `campaign ${at % 3}`]),
    ['itemAmount', 'campaign 0'],
    ['multiBuy', 'campaign 1'],
    ['cartAmount', 'cart'],
    ['cartPercent', 'department'],
  ]
  const promotions = kinds.map(([kind, group], at) => ({ ...liveOne(random, kind, group), id: at + 1 }))
  const { cart, buyer } = randomCart(random, { lines: 0, promotions: 0, groups: 1 })
  const lines = Array.from({ length: 4 }, (_, at) => ({ ...randomLine(random, at + 1, []), unitCents: whole(random, 2000, 6000) }))
  return { cart: { ...cart, lines: lines.map((line) => ({ ...line, unitListCents: line.unitCents })) }, promotions, buyer, now }
}
