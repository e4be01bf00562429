import type { CartLine } from '../cart.ts'
import type { GiftChoice } from '../kinds/gift.ts'
import type { Gives, Promotion } from '../promotion.ts'
import type { Terms } from '../terms.ts'

/** The goods of the worked carts. Prices in cents. */
type Good = Pick<CartLine, 'brand' | 'categories' | 'isOwn' | 'isOnlyCollected' | 'unitCents' | 'unitListCents'>
const good = (brand: string, category: string, unitCents: number, unitListCents = unitCents, isOwn = true): Good => ({
  brand,
  categories: [category],
  isOwn,
  isOnlyCollected: false,
  unitCents,
  unitListCents,
})

export const goods: Readonly<Record<string, Good>> = {
  candle: good('Rumah Wangi', 'home', 5800),
  plate: good('Rumah Wangi', 'home', 3335),
  towel: good('Selat', 'home', 1995),
  cup: good('Selat', 'home', 1000),
  vase: good('Batu Pahat', 'home', 13_800),
  tea: good('Kedai Daun', 'tea', 1490),
  oolong: good('Kedai Daun', 'tea', 3200),
  cream: good('Hujan', 'beauty', 3200),
  spray: good('Hujan', 'beauty', 4800),
  shirt: good('Selat', 'women', 11_900),
  scarf: good('Selat', 'women', 4500, 6000),
  bag: good('Tanahati', 'women', 69_000, 69_000, false),
  lamp: { ...good('Selat', 'home', 9800), isOnlyCollected: true },
}

const all = {}
const home = { categories: ['home'] }
const tea = { categories: ['tea'] }
const homeAndTea = { categories: ['home', 'tea'] }
const choice = (sku: string, worthCents: number, ...substitutes: string[]): GiftChoice => ({ sku, worthCents, substitutes })

type Given = Gives & Partial<Terms>

/** The promotions of the worked carts, by the names that the tables use. */
const cast: Readonly<Record<string, Given>> = {
  'Candles −10 %': { kind: 'itemPercent', goods: { skus: ['candle'] }, percent: 10 },
  'Home −20 %': { kind: 'itemPercent', goods: home, percent: 20 },
  'Home −5 %': { kind: 'itemPercent', goods: home, percent: 5 },
  'Candles −10 % first': { kind: 'itemPercent', goods: { skus: ['candle'] }, percent: 10, priority: 0 },
  'Women −5 %': { kind: 'itemPercent', goods: { categories: ['women'] }, percent: 5 },
  'Selat −30 %': { kind: 'itemPercent', goods: { brands: ['Selat'] }, percent: 30, group: 'brand' },
  'Selat −10 %': { kind: 'itemPercent', goods: { brands: ['Selat'] }, percent: 10, group: 'brand' },
  'Selat −2.00': { kind: 'itemAmount', goods: { brands: ['Selat'] }, amountCents: 200, group: 'brand' },
  'Selat 2 for 1': { kind: 'multiBuy', goods: { brands: ['Selat'] }, pieces: 2, paidPieces: 1, group: 'brand' },
  'Daun 3 for 2, once': {
    kind: 'multiBuy',
    goods: tea,
    pieces: 3,
    paidPieces: 2,
    group: 'brand',
    limits: { perOrder: 1, perCustomer: null, total: null },
  },
  'Daun 3 for 40': { kind: 'setPrice', goods: tea, pieces: 3, priceCents: 4000, group: 'brand' },
  'Rumah Wangi −15 %': { kind: 'itemPercent', goods: { brands: ['Rumah Wangi'] }, percent: 15, group: 'brand' },
  'One candle −50 %': {
    kind: 'itemPercent',
    goods: { skus: ['candle'] },
    percent: 50,
    limits: { perOrder: 1, perCustomer: null, total: null },
  },
  'Two candles −50 %': {
    kind: 'itemPercent',
    goods: { skus: ['candle'] },
    percent: 50,
    limits: { perOrder: 2, perCustomer: null, total: null },
  },
  'Tea −3.00': { kind: 'itemAmount', goods: tea, amountCents: 300 },
  'Two teas −3.00': { kind: 'itemAmount', goods: tea, amountCents: 300, limits: { perOrder: 2, perCustomer: null, total: null } },
  'Cups −12.00': { kind: 'itemAmount', goods: { skus: ['cup'] }, amountCents: 1200 },
  'Six cups −15 %': { kind: 'quantityPercent', goods: { skus: ['cup'] }, fromPieces: 6, percent: 15 },
  'Teas 3 for 2': { kind: 'multiBuy', goods: tea, pieces: 3, paidPieces: 2 },
  'Teas 3 for 2, once': {
    kind: 'multiBuy',
    goods: tea,
    pieces: 3,
    paidPieces: 2,
    limits: { perOrder: 1, perCustomer: null, total: null },
  },
  'Teas 3 for 40': { kind: 'setPrice', goods: tea, pieces: 3, priceCents: 4000 },
  'Teas 3 for 44.70': { kind: 'setPrice', goods: tea, pieces: 3, priceCents: 4470 },
  'Cups 4 for 30': { kind: 'setPrice', goods: { skus: ['cup'] }, pieces: 4, priceCents: 3000 },
  '10 off 100': { kind: 'cartAmount', goods: all, fromCents: 10_000, amountCents: 1000, group: 'cart' },
  '25 off 200': { kind: 'cartAmount', goods: all, fromCents: 20_000, amountCents: 2500, group: 'cart' },
  'Home 5 % from 150': { kind: 'cartPercent', goods: home, fromCents: 15_000, percent: 5, group: 'department' },
  Firstleaf: { kind: 'cartAmount', goods: all, fromCents: 0, amountCents: 2000, group: 'code', codes: ['FIRSTLEAF'] },
  Harvest: { kind: 'cartAmount', goods: all, fromCents: 70_000, amountCents: 5000, group: 'code', codes: ['HARVEST50'] },
  Ten: { kind: 'cartPercent', goods: all, fromCents: 0, percent: 10, group: 'code', codes: ['TEN'] },
  Light: { kind: 'itemAmount', goods: { skus: ['candle'] }, amountCents: 500, group: 'item code', codes: ['LIGHT5'] },
  'Beauty code': { kind: 'itemPercent', goods: { categories: ['beauty'] }, percent: 25, group: 'item code', codes: ['GLOW'] },
  'Leaf tea −1.00': { kind: 'itemAmount', goods: tea, amountCents: 100, group: 'item code', codes: ['LEAF'] },
  'Leaf 5 off 50': { kind: 'cartAmount', goods: all, fromCents: 5000, amountCents: 500, group: 'code', codes: ['LEAF'] },
  'Old code': { kind: 'cartAmount', goods: all, fromCents: 0, amountCents: 500, codes: ['OLD'], endsAt: '2026-11-01T00:00:00+08:00' },
  'Early code': { kind: 'cartAmount', goods: all, fromCents: 0, amountCents: 500, codes: ['EARLY'], startsAt: '2026-12-01T00:00:00+08:00' },
  'Half delivery code': { kind: 'delivery', goods: all, fromCents: 0, feeCents: 400, codes: ['SHIP4'] },
  'Free delivery code': { kind: 'delivery', goods: all, fromCents: 0, feeCents: 0, codes: ['SHIPFREE'] },
  'Elite −10 %': {
    kind: 'memberPercent',
    goods: { own: true },
    percent: 10,
    group: 'member',
    audience: { only: 'tiers', tiers: ['elite'] },
  },
  'Member code −10 %': { kind: 'memberPercent', goods: { own: true }, percent: 10, group: 'member', codes: ['MINE'] },
  'Elite silver −5 %': {
    kind: 'memberPercent',
    goods: { own: true },
    percent: 5,
    group: 'member',
    audience: { only: 'tiers', tiers: ['elite'] },
  },
  'Members −5 % home': { kind: 'itemPercent', goods: home, percent: 5, group: 'members', audience: { only: 'members' } },
  'First order −10': {
    kind: 'cartAmount',
    goods: all,
    fromCents: 0,
    amountCents: 1000,
    group: 'welcome',
    audience: { only: 'firstOrder' },
  },
  'Once a customer −10': {
    kind: 'cartAmount',
    goods: all,
    fromCents: 0,
    amountCents: 1000,
    limits: { perOrder: null, perCustomer: 1, total: null },
  },
  'First ten −10': {
    kind: 'cartAmount',
    goods: all,
    fromCents: 0,
    amountCents: 1000,
    limits: { perOrder: null, perCustomer: null, total: 10 },
  },
  'Home −90 % alone': { kind: 'itemPercent', goods: home, percent: 90, exclusive: true },
  'Home −30 % alone': { kind: 'itemPercent', goods: home, percent: 30, exclusive: true },
  'Hand cream gift': {
    kind: 'gift',
    goods: homeAndTea,
    group: 'gift',
    steps: [{ fromCents: 8000, fromPieces: 0, choices: [choice('gift cream', 3200), choice('gift tea', 1800, 'gift cup')] }],
  },
  'Growing gift': {
    kind: 'gift',
    goods: all,
    group: 'gift',
    steps: [
      { fromCents: 5000, fromPieces: 0, choices: [choice('gift cup', 1000)] },
      { fromCents: 15_000, fromPieces: 0, choices: [choice('gift spray', 4200)] },
    ],
  },
  'Gift alone': {
    kind: 'gift',
    goods: all,
    group: 'gift',
    exclusive: true,
    steps: [{ fromCents: 0, fromPieces: 0, choices: [choice('gift spray', 4200)] }],
  },
  'Three teas gift': {
    kind: 'gift',
    goods: tea,
    group: 'tea gift',
    steps: [{ fromCents: 0, fromPieces: 3, choices: [choice('gift tea', 1800, 'gift cup'), choice('gift cream', 3200)] }],
  },
  'Beauty gift': {
    kind: 'gift',
    goods: { categories: ['beauty'] },
    group: 'beauty gift',
    steps: [{ fromCents: 0, fromPieces: 1, choices: [choice('gift cream', 3200)] }],
  },
  'Bag gift': {
    kind: 'gift',
    goods: { skus: ['bag'] },
    group: 'bag gift',
    steps: [{ fromCents: 0, fromPieces: 1, choices: [choice('gift neroli', 4200), choice('gift pandan', 4200)] }],
  },
  'Spray for 24': {
    kind: 'purchaseWithPurchase',
    goods: all,
    fromCents: 10_000,
    fromPieces: 0,
    offers: [{ sku: 'spray', priceCents: 2400 }],
    group: 'special',
    limits: { perOrder: 1, perCustomer: null, total: null },
  },
  'Cup for 5': {
    kind: 'purchaseWithPurchase',
    goods: { skus: ['oolong'] },
    fromCents: 0,
    fromPieces: 1,
    offers: [{ sku: 'cup', priceCents: 500 }],
    group: 'special',
  },
  'Cup for 5 or candle for 55': {
    kind: 'purchaseWithPurchase',
    goods: { skus: ['oolong'] },
    fromCents: 0,
    fromPieces: 1,
    offers: [
      { sku: 'cup', priceCents: 500 },
      { sku: 'candle', priceCents: 5500 },
    ],
    group: 'special',
  },
  'Shirt for 100': {
    kind: 'purchaseWithPurchase',
    goods: home,
    fromCents: 5000,
    fromPieces: 2,
    offers: [{ sku: 'shirt', priceCents: 10_000 }],
    group: 'special',
  },
  'Tea for 10': {
    kind: 'purchaseWithPurchase',
    goods: { skus: ['candle'] },
    fromCents: 0,
    fromPieces: 1,
    offers: [{ sku: 'tea', priceCents: 1000 }],
    group: 'special',
  },
  'Free from 80': { kind: 'delivery', goods: { own: true }, fromCents: 8000, feeCents: 0, audience: { only: 'members' } },
  'Delivery 4.00': { kind: 'delivery', goods: { own: true }, fromCents: 5000, feeCents: 400 },
  'Delivery 8.00': { kind: 'delivery', goods: { own: true }, fromCents: 0, feeCents: 800 },
}

export const promotions: Readonly<Record<string, Promotion>> = Object.fromEntries(
  Object.entries(cast).map(([name, given], at): [string, Promotion] => [
    name,
    {
      id: at + 1,
      name: { en: name, zh: name },
      message: { en: name, zh: name },
      messagePriority: at + 1,
      priority: 1,
      group: 'campaign',
      exclusive: false,
      startsAt: '2026-11-01T00:00:00+08:00',
      endsAt: '2026-12-01T00:00:00+08:00',
      audience: { only: 'everyone' },
      limits: { perOrder: null, perCustomer: null, total: null },
      codes: [],
      ...given,
    },
  ]),
)
