import type { CreditNote, Invoice } from '#src/features/invoices/invoices.contract.ts'

const meiLin = {
  name: 'Tan Mei Lin',
  email: 'meilin.tan@example.sg',
  contactNo: '+65 9123 4567',
  lines: ['118 Joo Chiat Place #03-12', 'Singapore 427505'],
}
const list = (amountCents: number) => ({ kind: 'list' as const, source: null, amountCents })
const offer = (source: string | null, amountCents: number) => ({ kind: 'offer' as const, source, amountCents })
const code = (amountCents: number) => ({ kind: 'code' as const, source: 'Code FIRSTLEAF', amountCents })

function line(
  ean: string,
  brand: string,
  name: string,
  options: string,
  quantity: number,
  ledger: Invoice['ledger'],
): Invoice['lines'][number] {
  const listCents = ledger.filter(({ kind }) => kind === 'list').reduce((sum, { amountCents }) => sum + amountCents, 0)
  const amountCents = ledger.reduce((sum, each) => sum + each.amountCents, 0)
  const group = brand === 'Tanahati' ? brand : 'Kemuning'
  return {
    ean,
    slug: '',
    group,
    brand,
    name,
    options,
    imageUrl: null,
    quantity,
    listCents,
    offersCents: amountCents - listCents,
    amountCents,
    isGift: listCents === 0,
    ledger,
  }
}

/** The invoice of the design. */
export const exampleInvoice: Invoice = {
  orderNumber: 'KM-2611-04827',
  invoiceNumber: 'INV-2026-0048213',
  status: 'paid',
  placedAt: '2026-11-21T07:33:00.000Z',
  paidAt: '2026-11-21T07:34:00.000Z',
  seller: {
    name: 'Kemuning',
    company: 'Kemuning Department Store Pte. Ltd.',
    address: '1 Arcade Walk, Singapore 238000',
    gstNumber: 'M9-0000000-X',
  },
  billTo: meiLin,
  shipTo: meiLin,
  deliveries: [
    {
      group: 'Kemuning',
      mode: 'delivery',
      storeName: null,
      readyBy: null,
      slot: { startsAt: '2026-11-24T06:00:00.000Z', endsAt: '2026-11-24T10:00:00.000Z' },
      parcel: null,
    },
    { group: 'Tanahati', mode: 'brand', storeName: null, readyBy: null, slot: null, parcel: null },
  ],
  sentTo: null,
  lines: [
    line('8882010004417', 'Rumah Wangi', 'Vetiver & Clove Candle', '220 g', 1, [
      list(5800),
      offer('Quiet Evenings, 10% off', -580),
      code(-165),
    ]),
    line('8882010018834', 'Kedai Daun', 'Pandan Oolong', '80 g', 2, [list(2980), code(-94)]),
    line('8882010020097', 'Hujan', 'Neroli Hand Cream', '30 ml', 1, []),
    line('8882010031536', 'Tanahati', 'Frame Day Bag', 'large, forest', 1, [
      list(69_000),
      offer('Season’s end, 20% off', -13_800),
      code(-1741),
    ]),
  ],
  returnDays: 14,
  ledger: [
    list(77_780),
    offer('Quiet Evenings, 10% off', -580),
    offer('Season’s end, 20% off', -13_800),
    code(-2000),
    { kind: 'delivery', source: 'Kemuning', amountCents: 800 },
  ],
  totalCents: 62_200,
  gstCents: 5136,
  gstRate: 900,
  tenders: [
    { kind: 'voucher', label: 'Welcome voucher', amountCents: 1500 },
    { kind: 'rebate', label: 'Rebates', amountCents: 1000 },
    { kind: 'card', label: 'Harbour Mastercard •••• 5678', amountCents: 59_700 },
  ],
  creditNotes: [],
}

/** The tea goes back with the delivery; a gift is kept, and rebates are spent. */
export const exampleNote: CreditNote = {
  creditNumber: 'CN-2026-0000001',
  issuedAt: '2026-11-28T03:00:00.000Z',
  lines: [
    { ean: '8882010018834', brand: 'Kedai Daun', name: 'Pandan Oolong', options: '80 g', quantity: 2, amountCents: 2886, gstCents: 238 },
  ],
  delivery: { amountCents: 800, gstCents: 66 },
  kept: { amountCents: 545, gstCents: 45 },
  totalCents: 3141,
  gstCents: 259,
  owedCents: 60,
  tenders: [
    { kind: 'rebate', label: 'Rebates', amountCents: 50 },
    { kind: 'card', label: 'Harbour Mastercard •••• 5678', amountCents: 3031 },
  ],
}
