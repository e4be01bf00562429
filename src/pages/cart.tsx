import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { CartSkeleton, EmptyCart, RejectedCart, SummarySkeleton } from '#src/features/cart/web/cart-states.tsx'
import { useCart } from '#src/features/cart/web/use-cart.tsx'
import { clearDraft } from '#src/features/checkout/web/draft.ts'
import { Step } from '#src/features/checkout/web/step.tsx'
import { PaymentRejected } from '#src/features/payment/web/payment-rejected.tsx'
import { usePayment, type PaidOrder, type Payment } from '#src/features/payment/web/use-payment.ts'
import type { Client } from '#src/kit/client.ts'
import { browserClient } from '#src/pages/browser-client.ts'
import { Part, prefetch } from '#src/ui/part.tsx'
import styles from './cart/cart-page.module.css'
import { Checkout } from './cart/checkout.tsx'
import { OpenPayment } from './cart/open-payment.tsx'
import { useStore } from './cart/use-store.ts'
import { useRootData } from './use-root-data.ts'
import { PageHead } from './shell/page-head.tsx'

const loadChallenge = () => import('#src/features/payment/web/challenge.tsx').then(({ ChallengeDialog }) => ChallengeDialog)

/** Cart and checkout. The page is the same for everyone; the browser fetches the cart. */
export default function CartPage() {
  const t = useTranslations('cart')
  const root = useRootData()
  const client = useMemo(() => browserClient(root?.apiBases), [root?.apiBases])
  const payment = usePayment(client, usePaid())
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={t('title')} unlisted />
      <ChallengePart payment={payment} />
      <CartBody client={client} payment={payment} />
    </div>
  )
}

/** The bank's 3-D Secure page, fetched as soon as an order is sent. */
function ChallengePart({ payment }: { payment: Payment }) {
  const { at, challenge } = payment
  useEffect(() => {
    if (at === 'paying') prefetch(loadChallenge)
  }, [at])
  if (!challenge) return null
  return (
    <Part load={loadChallenge} rejected={<PaymentRejected />}>
      {(ChallengeDialog) => <ChallengeDialog payment={payment} challenge={challenge} />}
    </Part>
  )
}

function CartBody({ client, payment }: { client: Client; payment: Payment }) {
  const { cart, status, retry } = useCart()
  const store = useStore()
  const hadGoods = useRef(false)
  const isEmpty = cart !== null && cart.lines.length === 0
  const isPaying = payment.isOpen || payment.at !== 'rest'
  if (cart && !isEmpty) hadGoods.current = true
  if (status === 'reject')
    return (
      <Titled>
        <RejectedCart onRetry={retry} />
      </Titled>
    )
  if (status === 'loading' || !cart)
    return (
      <Titled>
        <Loading />
      </Titled>
    )
  if (isEmpty && isPaying)
    return (
      <Titled>
        <OpenPayment payment={payment} />
      </Titled>
    )
  if (isEmpty) return <EmptyCart takesFocus={hadGoods.current} />
  return (
    <Titled>
      <Checkout client={client} cart={cart} store={store} payment={payment} />
    </Titled>
  )
}

function Titled({ children }: { children: ReactNode }) {
  const t = useTranslations('cart')
  return (
    <>
      <h1 className={`h1 ${styles.title}`}>{t('title')}</h1>
      {children}
    </>
  )
}

function Loading() {
  const t = useTranslations('cart')
  return (
    <div className={styles.columns} aria-busy="true">
      <Step id="step-bag" number={1} title={t('yourBag')}>
        <CartSkeleton />
      </Step>
      <div className={styles.aside}>
        <SummarySkeleton />
      </div>
    </div>
  )
}

/** After a paid order: clears the draft, fetches the cart again and opens the invoice. */
function usePaid(): (order: PaidOrder) => void {
  const navigate = useNavigate()
  const { refetch } = useCart()
  return useCallback(
    ({ orderNumber, invoiceKey }) => {
      clearDraft()
      void refetch()
      void navigate(`/invoice?${new URLSearchParams({ orderNumber, key: invoiceKey }).toString()}`, { replace: true })
    },
    [navigate, refetch],
  )
}
