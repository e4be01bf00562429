import { useTranslations } from 'use-intl'
import type { Invoice } from '#src/features/invoices/invoices.contract.ts'
import type { InvoiceLine } from '#src/features/orders/orders.contract.ts'
import { formatMoney } from '#src/kit/money.ts'
import styles from './invoice.module.css'
import { useLedgerRows } from '#src/features/orders/ledger-words.ts'

/** One row per line and one per delivery; the head repeats on every page. */
export function InvoiceTable({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('invoices')
  const wordsOf = useLedgerRows()
  const rows = wordsOf(invoice)
  /** What moved a line's price, by name; the column has it without. */
  const rowsOf = (line: Invoice['lines'][number]) => wordsOf({ ledger: line.ledger.filter(({ source }) => source !== null) })
  const deliveries = rows.filter((_, index) => invoice.ledger[index]!.kind === 'delivery')
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>{t('item')}</th>
          <th className={styles.num}>{t('quantity')}</th>
          <th className={styles.num}>{t('list')}</th>
          <th className={styles.num}>{t('offers')}</th>
          <th className={styles.num}>{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {invoice.lines.map((line, index) => (
          <tr key={index}>
            <td>
              {line.options ? t('withOptions', { name: nameOf(line), options: line.options }) : nameOf(line)}
              {line.isGift && ` · ${t('gift')}`}
              <span className={styles.ean}>{line.ean}</span>
              {rowsOf(line).map(({ words, amountCents }) => (
                <span key={words} className={styles.ean}>
                  {t('moved', { words, amount: formatMoney(amountCents) })}
                </span>
              ))}
            </td>
            <td className={styles.num}>{line.quantity}</td>
            <td className={styles.num}>{formatMoney(line.listCents)}</td>
            <td className={styles.num}>{line.offersCents === 0 ? '–' : formatMoney(line.offersCents)}</td>
            <td className={styles.num}>{formatMoney(line.amountCents)}</td>
          </tr>
        ))}
        {deliveries.map(({ words, amountCents }) => (
          <tr key={words}>
            <td>{words}</td>
            <td className={styles.num}>1</td>
            <td className={styles.num}>{formatMoney(amountCents)}</td>
            <td className={styles.num}>–</td>
            <td className={styles.num}>{formatMoney(amountCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const nameOf = ({ brand, name }: InvoiceLine): string => `${brand} ${name}`
