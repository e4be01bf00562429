import { useTranslations } from 'use-intl'
import type { Receipt } from '#src/features/orders/orders.contract.ts'

export interface LedgerRow {
  words: string
  amountCents: number
}

/** The texts for the movements of an order, in the order in which they were applied (money-07). */
export function useLedgerRows(): (order: Pick<Receipt, 'ledger'>) => LedgerRow[] {
  const t = useTranslations('orders')
  return ({ ledger }) =>
    ledger.map(({ kind, source, amountCents }) => ({
      words: kind === 'delivery' && source && amountCents >= 0 ? t('deliveryOf', { group: source }) : (source ?? t(`ledger.${kind}`)),
      amountCents,
    }))
}

/** The rows after the total of a paid order: what vouchers and rebates paid, and then the card. None where it was all by card. */
export function useChargeRows(): (order: Pick<Receipt, 'tenders'>) => { before: LedgerRow[]; charged: LedgerRow | null } {
  const t = useTranslations('orders')
  return ({ tenders }) => {
    const [cards, others] = [tenders.filter(({ kind }) => kind === 'card'), tenders.filter(({ kind }) => kind !== 'card')]
    const chargedCents = cards.reduce((sum, { amountCents }) => sum + amountCents, 0)
    return {
      before: others.map(({ label, amountCents }) => ({ words: label, amountCents: -amountCents })),
      charged: others.length === 0 ? null : { words: t('charged'), amountCents: chargedCents },
    }
  }
}

/** Hundredths of a percent as text: 900 is 9, 850 is 8.5. */
export const percent = (rate: number): string => String(rate / 100)
