import { inCulture, type Culture } from '#src/kit/culture.ts'
import type { Receipt } from '#src/features/orders/orders.contract.ts'
import type { StoreSettings } from '#src/features/settings/rules/store-settings.ts'
import type { CreditNote, Invoice } from '../invoices.contract.ts'
import type { Credit } from '../rules/credit-note.ts'
import type { CreditNoteRow } from './invoices.store.ts'

export const presentSeller = (store: StoreSettings, culture: Culture): Invoice['seller'] => ({
  name: inCulture(store.name, culture),
  company: inCulture(store.company, culture),
  address: inCulture(store.address, culture),
  gstNumber: store.gstNumber,
})

export function presentCreditNote(note: CreditNoteRow, { lines }: Receipt, culture: Culture): CreditNote {
  const { credit, totalCents, gstCents } = note
  return {
    creditNumber: note.number!,
    issuedAt: note.issuedAt.toISOString(),
    lines: credit.lines.map(({ line, quantity, ...amounts }) => {
      const { ean, brand, name, options } = lines[line - 1]!
      return { ean, brand, name, options, quantity, ...credited(amounts) }
    }),
    delivery: credit.delivery && credited(credit.delivery),
    kept: credit.kept && credited(credit.kept),
    totalCents,
    gstCents,
    owedCents: credit.owedCents,
    tenders: credit.tenders.map(({ kind, source, amountCents }) => ({
      kind,
      label: source ? inCulture(source, culture) : kind,
      amountCents,
    })),
  }
}

const credited = ({ cents, gstCents }: NonNullable<Credit['delivery']>): NonNullable<CreditNote['delivery']> => ({
  amountCents: cents,
  gstCents,
})
