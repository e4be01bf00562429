import { useTranslations } from 'use-intl'
import { Icon } from '#src/ui/icon.tsx'
import { iconDownload } from '#src/ui/icons.ts'
import { useCulture } from '#src/ui/use-culture.ts'
import { getInvoicePdf, type Invoice } from '../invoices.contract.ts'
import styles from './pdf-links.module.css'

/** Downloads the invoice, and each of its credit notes. `base`: the address of the API. */
export function PdfLinks({ invoice, invoiceKey, base }: { invoice: Invoice; invoiceKey: string | undefined; base: string }) {
  const t = useTranslations('invoices')
  const lang = useCulture()
  const { orderNumber, creditNotes } = invoice
  const documents = [undefined, ...creditNotes.map(({ creditNumber }) => creditNumber)]
  return documents.map((creditNumber) => {
    const query = new URLSearchParams({ orderNumber, lang, ...(invoiceKey && { key: invoiceKey }), ...(creditNumber && { creditNumber }) })
    return (
      <a key={creditNumber ?? ''} className={styles.pdf} href={`${base}${getInvoicePdf.path}?${query}`} download>
        <Icon of={iconDownload} size={20} />
        <span>{creditNumber ? t('creditPdf', { number: creditNumber }) : t('pdf')}</span>
      </a>
    )
  })
}
