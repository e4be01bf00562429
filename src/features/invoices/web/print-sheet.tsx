import { Fragment, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useCulture } from '#src/ui/use-culture.ts'
import { creditSheet, invoiceSheet, type Sheet, type SheetSum, type SheetWords } from '../invoice-sheet.ts'
import type { Invoice } from '../invoices.contract.ts'
import styles from './print-sheet.module.css'

/** The tax invoice with its credit notes, a sheet each (order-04). Visible in print only. */
export function PrintSheets({ invoice, mark }: { invoice: Invoice; mark: ReactNode }) {
  const words: SheetWords = { t: useTranslations('invoices'), tOrders: useTranslations('orders'), culture: useCulture() }
  const sheets = [invoiceSheet(invoice, words), ...invoice.creditNotes.map((note) => creditSheet(invoice, note, words))]
  return sheets.map((sheet) => <PrintSheet key={sheet.number} sheet={sheet} mark={mark} />)
}

function PrintSheet({ sheet, mark }: { sheet: Sheet; mark: ReactNode }) {
  return (
    <article className={styles.sheet} aria-hidden="true">
      <div className={styles.head}>
        <div>
          <p className={styles.seller}>
            {mark}
            {sheet.seller.name}
          </p>
          <Lines lines={sheet.seller.lines} />
        </div>
        <div className={styles.mark}>
          <h1>{sheet.title}</h1>
          <p>
            <b>{sheet.number}</b>
          </p>
          <Lines lines={sheet.facts} />
        </div>
      </div>
      <div className={styles.meta}>
        {sheet.parties.map(({ title, lines }) => (
          <div key={title}>
            <h2>{title}</h2>
            <Lines lines={lines} />
          </div>
        ))}
      </div>
      <Table sheet={sheet} />
      <div className={styles.columns}>
        {sheet.sums.map((column, index) => (
          <div key={index}>
            {column.map((sums) => (
              <Sums key={sums.title} sums={sums} />
            ))}
          </div>
        ))}
      </div>
      <p className={styles.foot}>{sheet.foot}</p>
    </article>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }) => lines.map((line, index) => <p key={index}>{line}</p>)

/** Its head repeats on every page. */
function Table({ sheet: { head, rows } }: { sheet: Sheet }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((words, index) => (
            <th key={words} className={index > 0 ? styles.num : undefined}>
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, notes, cells }, row) => (
          <tr key={row}>
            <td>
              {name}
              {notes.map((note, index) => (
                <span key={index} className={styles.note}>
                  {note}
                </span>
              ))}
            </td>
            {cells.map((cell, index) => (
              <td key={index} className={styles.num}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Sums({ sums: { title, rows } }: { sums: SheetSum }) {
  return (
    <>
      <h2>{title}</h2>
      <dl className={styles.ledger}>
        {rows.map(({ words, amount, isTotal }, index) => (
          <Fragment key={index}>
            <dt className={isTotal ? styles.sum : undefined}>{words}</dt>
            <dd className={isTotal ? styles.sum : undefined}>{amount}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  )
}
