import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { getInvoice, type Invoice } from '#src/features/invoices/invoices.contract.ts'
import { PdfLinks } from '#src/features/invoices/web/pdf-links.tsx'
import { PrintSheets } from '#src/features/invoices/web/print-sheet.tsx'
import { Confirmation } from '#src/features/orders/web/confirmation.tsx'
import { OrderMissing, OrderRejected, OrderSkeleton } from '#src/features/orders/web/order-states.tsx'
import { isWithdrawn } from '#src/features/orders/rules/order-status.ts'
import { orderPage } from '#src/features/orders/rules/order-page.ts'
import type { Client, Failure } from '#src/kit/client.ts'
import { flowerMark } from '#src/kit/flower.ts'
import { browserClient } from '#src/pages/browser-client.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { ordersKey } from './member/members-key.ts'
import { useRootData } from './use-root-data.ts'
import { Flower } from './shell/flower.tsx'
import { PageHead } from './shell/page-head.tsx'

// Only the member who placed the order needs it.
const SaveOrderAddress = lazy(async () => ({ default: (await import('./member/save-order-address.tsx')).SaveOrderAddress }))

/** The confirmation on screen, the tax invoice in print. Both are personal, so the browser fetches them. */
export default function InvoicePage() {
  const t = useTranslations('orders')
  const [search] = useSearchParams()
  const orderNumber = search.get('orderNumber') ?? ''
  return (
    <div className="wrap">
      <PageHead title={t('title')} unlisted />
      <InvoiceBody orderNumber={orderNumber} invoiceKey={search.get('key') ?? undefined} />
    </div>
  )
}

function InvoiceBody({ orderNumber, invoiceKey }: { orderNumber: string; invoiceKey: string | undefined }) {
  const t = useTranslations('orders')
  const root = useRootData()
  const client = useMemo(() => browserClient(root?.apiBases), [root?.apiBases])
  const invoice = useQuery<Invoice, Failure>({
    queryKey: [...ordersKey, 'invoice', orderNumber, invoiceKey],
    queryFn: () => fetchInvoice(client, orderNumber, invoiceKey),
    retry: false,
    staleTime: 60_000,
    networkMode: 'always',
  })
  if (invoice.data) {
    const { sentTo, status } = invoice.data
    const isOff = isWithdrawn(status)
    return (
      <>
        <Confirmation receipt={invoice.data}>
          <ButtonLink look="secondary" to={orderPage('', orderNumber, invoiceKey)}>
            {t(isOff ? 'see' : 'track')}
          </ButtonLink>
          <PdfLinks invoice={invoice.data} invoiceKey={invoiceKey} base={root?.apiBases.commerce ?? ''} />
          <Suspense>{sentTo && !isOff && <SaveOrderAddress address={sentTo} />}</Suspense>
        </Confirmation>
        <PrintSheets invoice={invoice.data} mark={root?.frame.settings.mark === flowerMark && <Flower />} />
      </>
    )
  }
  if (!invoice.isError) return <OrderSkeleton />
  const isMissing = invoice.error.status === 404 || invoice.error.status === 400
  return isMissing ? <OrderMissing /> : <OrderRejected onRetry={() => void invoice.refetch()} />
}

async function fetchInvoice(client: Client, orderNumber: string, key: string | undefined): Promise<Invoice> {
  const reply = await client(getInvoice, { query: { orderNumber, key } })
  if (!reply.ok) throw reply.problem
  return reply.value
}
