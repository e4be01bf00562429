import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cents } from '#src/kit/money.ts'
import { allocate, gstContained } from '#src/kit/money-shares.ts'
import { accountHead, accountLine } from './account-csv.ts'
import { creditAccount, invoiceAccount, type AccountRow, type SoldInvoice } from './account-rows.ts'
import type { Credit } from './credit-note.ts'

const at = new Date('2026-11-30T16:30:00Z')
const cents = fc.integer({ min: 0, max: 500_000 })
const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, each) => total + each, 0)

const sold = fc
  .record({ amounts: fc.array(cents, { minLength: 1, maxLength: 8 }), fee: cents, freed: fc.boolean(), voucher: fc.nat(100) })
  .map(({ amounts, fee, freed, voucher }): SoldInvoice => {
    const total = sum(amounts) + (freed ? 0 : fee)
    const paid = allocate(total, [voucher, 100 - voucher])
    return {
      order: { orderNumber: 'KM-2611-04827', invoiceNumber: 'INV-2026-0000001', paidAt: at, gstCents: gstContained(total, 900) },
      lines: amounts.map((amountCents, index) => ({
        position: index + 1,
        ean: `888${index}`,
        brand: { en: 'Hujan' },
        title: { en: 'Neroli "Hand" Cream' },
        options: { en: '' },
        quantity: 1,
        amountCents,
      })),
      ledger: [
        ...amounts.map((amountCents, index) => ({ kind: 'list' as const, line: index + 1, source: null, amountCents })),
        { kind: 'delivery', line: null, source: null, amountCents: fee },
        ...(freed ? [{ kind: 'delivery' as const, line: null, source: null, amountCents: 0 - fee }] : []),
        { kind: 'voucher', line: null, source: { en: '=Welcome' }, amountCents: 0 - paid[0]! },
        { kind: 'card', line: null, source: null, amountCents: 0 - paid[1]! },
      ],
    }
  })

/** The export as whoever imports it reads it, its amounts in cents. */
function read(rows: readonly AccountRow[]): Record<string, string>[] {
  return parse(accountHead + rows.map(accountLine).join(''), { columns: true, bom: true }) as Record<string, string>[]
}
const total = (rows: Record<string, string>[], column: string): Cents =>
  Math.round(sum(rows.map((row) => Number(row[column] || '0'))) * 100)

describe('the export for accounting (order-16)', () => {
  it('sells for what is paid, with the GST of the invoice', () => {
    fc.assert(
      fc.property(sold, (invoice) => {
        const rows = read(invoiceAccount(invoice))
        expect(total(rows, 'sold')).toBe(total(rows, 'paid'))
        expect(total(rows, 'sold_gst')).toBe(invoice.order.gstCents)
      }),
    )
  })

  it('a credit note that takes everything back leaves nothing', () => {
    fc.assert(
      fc.property(sold, cents, (invoice, worth) => {
        const bought = invoiceAccount(invoice)
        const back = bought.filter(({ soldCents }) => soldCents > 0)
        const kept = Math.min(worth, sum(back.map(({ soldCents }) => soldCents)))
        const credit: Credit = {
          lines: back
            .filter(({ kind }) => kind === 'goods')
            .map(({ ean, soldCents, soldGstCents }) => ({
              line: Number(ean.slice(3)) + 1,
              quantity: 1,
              cents: soldCents,
              gstCents: soldGstCents,
            })),
          delivery:
            back
              .filter(({ kind }) => kind === 'delivery')
              .map(({ soldCents, soldGstCents }) => ({ cents: soldCents, gstCents: soldGstCents }))[0] ?? null,
          kept: { cents: kept, gstCents: 0 },
          tenders: [{ kind: 'card', source: null, amountCents: sum(back.map(({ soldCents }) => soldCents)) - kept }],
          owedCents: 0,
        }
        const rows = read([
          ...bought,
          ...creditAccount({ number: 'CN-2026-0000001', at, orderNumber: 'KM-2611-04827' }, credit, invoice.lines),
        ])
        expect(total(rows, 'sold') - total(rows, 'credited')).toBe(kept)
        expect(total(rows, 'sold_gst')).toBe(total(rows, 'credited_gst'))
        expect(total(rows, 'paid') - total(rows, 'paid_back')).toBe(kept)
      }),
    )
  })

  const culture = (en: string) => ({ en, zh: '中文' })
  const invoice: SoldInvoice = {
    order: { orderNumber: 'KM-2611-04827', invoiceNumber: 'INV-2026-0000001', paidAt: at, gstCents: 190 },
    lines: [
      {
        position: 1,
        ean: '8881',
        brand: culture('Hujan'),
        title: culture('Hand Cream'),
        options: culture('50 ml'),
        quantity: 2,
        amountCents: 2005,
      },
      { position: 2, ean: '8882', brand: culture('Daun'), title: culture('Soap'), options: culture(''), quantity: 1, amountCents: 0 },
    ],
    ledger: [
      { kind: 'list', line: 1, source: null, amountCents: 2005 },
      { kind: 'delivery', line: null, source: null, amountCents: 800 },
      { kind: 'delivery', line: null, source: null, amountCents: -500 },
      { kind: 'voucher', line: null, source: culture('Birthday voucher'), amountCents: -305 },
      { kind: 'card', line: null, source: null, amountCents: -2000 },
    ],
  }
  const filled = (rows: readonly AccountRow[]) =>
    read(rows).map((row) => Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== '')))
  const head = (document: string) => ({ document, date: '2026-12-01', order: 'KM-2611-04827' })

  it('has a row for each line, for the delivery and for each tender, with its GST', () => {
    const of = head('INV-2026-0000001')
    expect(filled(invoiceAccount(invoice))).toEqual([
      { ...of, kind: 'goods', ean: '8881', text: 'Hujan Hand Cream, 50 ml', quantity: '2', sold: '20.05', sold_gst: '1.65' },
      { ...of, kind: 'goods', ean: '8882', text: 'Daun Soap', quantity: '1' },
      { ...of, kind: 'delivery', sold: '3.00', sold_gst: '0.25' },
      { ...of, kind: 'voucher', text: 'Birthday voucher', paid: '3.05' },
      { ...of, kind: 'card', paid: '20.00' },
    ])
    const free = invoice.ledger.map((entry) => (entry.amountCents === -500 ? { ...entry, amountCents: -800 } : entry))
    expect(invoiceAccount({ ...invoice, ledger: free }).map(({ kind }) => kind)).toEqual(['goods', 'goods', 'voucher', 'card'])
  })

  it('has a row for what a credit note takes back, pays back and sets against a debt', () => {
    const credit: Credit = {
      lines: [
        { line: 2, quantity: 1, cents: 0, gstCents: 0 },
        { line: 1, quantity: 1, cents: 1003, gstCents: 83 },
      ],
      delivery: { cents: 300, gstCents: 25 },
      kept: { cents: 900, gstCents: 74 },
      tenders: [
        { kind: 'voucher', source: culture('Birthday voucher'), amountCents: 305 },
        { kind: 'card', source: null, amountCents: 38 },
      ],
      owedCents: 60,
    }
    const of = head('CN-2026-0000001')
    const document = { number: 'CN-2026-0000001', at, orderNumber: 'KM-2611-04827' }
    expect(filled(creditAccount(document, credit, invoice.lines))).toEqual([
      { ...of, kind: 'goods', ean: '8882', text: 'Daun Soap', quantity: '1' },
      { ...of, kind: 'goods', ean: '8881', text: 'Hujan Hand Cream, 50 ml', quantity: '1', credited: '10.03', credited_gst: '0.83' },
      { ...of, kind: 'delivery', credited: '3.00', credited_gst: '0.25' },
      { ...of, kind: 'giftKept', sold: '9.00', sold_gst: '0.74' },
      { ...of, kind: 'voucher', text: 'Birthday voucher', paid_back: '3.05' },
      { ...of, kind: 'card', paid_back: '0.38' },
      { ...of, kind: 'rebateOwed', paid_back: '0.60' },
    ])
    const goods = { ...credit, delivery: null, kept: null, owedCents: 0 }
    expect(creditAccount(document, goods, invoice.lines).map(({ kind }) => kind)).toEqual(['goods', 'goods', 'voucher', 'card'])
  })

  it('begins no cell with what a spreadsheet would run, and is the same text when it is read', () => {
    const row = (text: string): AccountRow => ({ ...invoiceAccount(fc.sample(sold, 1)[0]!)[0]!, text })
    for (const start of ['=', '+', '-', '@', '\t', '\r']) {
      expect(read([row(`${start}1+1`)])[0]!.text).toBe(`'${start}1+1`)
    }
    fc.assert(
      fc.property(fc.string(), (text) => {
        const [read1] = read([row(text)])
        expect(read1!.text).toBe(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
        expect(Object.values(read1!).some((cell) => /^[=+\-@\t\r]/.test(cell))).toBe(false)
      }),
    )
  })

  it('is UTF-8 with its mark, and dated by the day in Singapore', () => {
    expect(Buffer.from(accountHead).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    const [row] = read(invoiceAccount(fc.sample(sold, 1)[0]!))
    expect(row).toMatchObject({ document: 'INV-2026-0000001', date: '2026-12-01', order: 'KM-2611-04827', kind: 'goods' })
  })
})
