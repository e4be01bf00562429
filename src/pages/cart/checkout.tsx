import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { mayBeDeliveredFree } from '#src/features/cart/web/missing-for-you.ts'
import { groupsOf } from '#src/features/cart/web/bag-groups.ts'
import { Codes } from '#src/features/cart/web/promotions/codes.tsx'
import { soldLines, type Cart } from '#src/features/cart/web/from-wire.ts'
// With the page, so that the first change of a quantity is drawn at once.
import '#src/features/cart/web/redraw-cart.ts'
import { Summary } from '#src/features/cart/web/summary.tsx'
import { useCart } from '#src/features/cart/web/use-cart.tsx'
import type { Chosen } from '#src/features/checkout/web/delivery-choice.tsx'
import { ErrorList } from '#src/features/checkout/web/error-list.tsx'
import { GuestEntry } from '#src/features/checkout/web/guest-entry.tsx'
import { KnownAddresses } from '#src/features/checkout/web/known-addresses.tsx'
import { isPriceUnknown } from '#src/features/checkout/web/parcel-note.tsx'
import { Step } from '#src/features/checkout/web/step.tsx'
import { Terms } from '#src/features/checkout/web/terms.tsx'
import { useCheckoutForm } from '#src/features/checkout/web/use-checkout-form.ts'
import { WhereTo } from '#src/features/checkout/web/where-to.tsx'
import { ownGroup } from '#src/features/fulfilment/rules/grouping.ts'
import type { CardForm } from '#src/features/payment/web/card-frame.tsx'
import { CardBones } from '#src/features/payment/web/card-bones.tsx'
import { PayButton, PayLine, type PayState } from '#src/features/payment/web/pay-button.tsx'
import { PaymentNotice } from '#src/features/payment/web/payment-notice.tsx'
import { PaymentRejected } from '#src/features/payment/web/payment-rejected.tsx'
import type { Payment } from '#src/features/payment/web/use-payment.ts'
import { BagRewards } from '#src/features/rewards/web/bag-rewards.tsx'
import { cartPath, signInUrl } from '#src/kit/return-to.ts'
import { postalLookUp } from '#src/pages/postal-look-up.ts'
import type { Client } from '#src/kit/client.ts'
import type { Store } from '#src/pages/store-of.ts'
import { useFrame } from '#src/pages/shell/use-frame.ts'
import { useCountries } from '#src/pages/use-countries.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Part } from '#src/ui/part.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import styles from './cart-page.module.css'
import { BagStep } from './bag-step.tsx'
import { DeliveryStep } from './delivery-step.tsx'
import { PayBar } from './pay-bar.tsx'
import { TendersStep } from './tenders-step.tsx'
import { useKnownShopper } from './use-known-shopper.ts'
import { useDeliveryChoice } from './use-delivery-choice.ts'
import { useParcel } from './use-parcel.ts'
import { useCheckout } from './use-checkout.ts'
import { usePayWay } from './use-pay-way.ts'

const paymentStep = () => import('./payment-step.tsx').then(({ PaymentStep }) => PaymentStep)

interface CheckoutProps {
  client: Client
  cart: Cart
  store: Store
  payment: Payment
}

/** The cart and everything up to a paid order, on one page in numbered sections. */
export function Checkout({ client, cart, store, payment }: CheckoutProps) {
  const words = { cart: useTranslations('cart'), checkout: useTranslations('checkout'), payment: useTranslations('payment') }
  const { hasStores } = useFrame()
  const { isChanging } = useCart()
  const form = useCheckoutForm()
  const shopper = useKnownShopper()
  const card = useRef<CardForm>(null)
  const way = usePayWay(client, cart.quote.toPayCents)
  const payPlace = useRef<HTMLDivElement>(null)
  const { pay, isChecking, found, entries, findings, change, showProblem } = useCheckout({ client, form, card, payment, way })
  const groups = groupsOf(soldLines(cart), store.operatorNames, cart.delivery)
  const isCollectedOnly = ({ mode }: Pick<Chosen, 'mode'>) => mode === 'collection' && groups.every((group) => !group.sentByBrand)
  const parcel = useParcel({ client, form, cart, groups, hasStores, isSent: !isCollectedOnly(cart.delivery) })
  const ways = { client, cart, onRefused: showProblem }
  const own = useDeliveryChoice(ways, ownGroup)
  // With the choice, which is shown before it is stored: until then the address step would be the one of the choice before.
  const collectedOnly = isCollectedOnly(own.chosen)
  const isPriceKnown = !isPriceUnknown(parcel)
  const at = isChecking && payment.at === 'rest' ? 'paying' : payment.at
  const state: PayState = {
    toPayCents: isPriceKnown ? cart.quote.toPayCents : null,
    plan: way.plan && { ...way.plan, totalCents: way.isOfOldTotal ? null : way.plan.totalCents },
    holdMinutes: store.holdMinutes,
    at,
    isOpen: payment.isOpen,
    isRetry: payment.outcome?.state === 'declined',
    isOffline: !useOnline(),
    onPay: () => void pay(),
  }
  const isCovered = cart.quote.toPayCents === 0 && groups.length > 0
  // Error list and notice take the focus, so they are drawn only when the form is no longer inert.
  const isAtRest = at === 'rest'
  return (
    <>
      <div className={styles.columns}>
        <form noValidate inert={!isAtRest} onSubmit={(event) => event.preventDefault()}>
          {isAtRest && <ErrorList found={found} entries={entries} />}
          <BagStep cart={cart} store={store} isTotalKnown={isPriceKnown} />
          {groups.length > 0 && <GuestEntry signInUrl={signInUrl(cartPath)} nextId="step-delivery" />}
          {groups.length > 0 && (
            <Step id="step-delivery" number={2} title={words.checkout(hasStores ? 'howItArrives' : 'delivery')}>
              <DeliveryStep {...ways} groups={groups} own={own} storeName={store.name} parcel={parcel} />
            </Step>
          )}
          <Step id="step-address" number={3} title={words.checkout(collectedOnly ? 'yourDetails' : 'whereTo')}>
            <KnownAddresses form={form} shopper={shopper} />
            <WhereTo form={form} collectedOnly={collectedOnly} countries={useCountries()} lookUp={postalLookUp(client)} parcel={parcel} />
          </Step>
          <Step id="step-codes" number={4} title={words.cart('tenders.title')}>
            <Codes cart={cart} />
            <TendersStep client={client} cart={cart} />
          </Step>
          <Step id="step-payment" number={5} title={words.payment('payment')}>
            {isAtRest && payment.outcome && (
              <PaymentNotice outcome={payment.outcome} change={change} takesFocus={found.length === 0} onTryAgain={state.onPay} />
            )}
            {isCovered ? (
              <Notice tone="info">{words.payment('coveredText')}</Notice>
            ) : (
              <Part load={paymentStep} room={<CardBones />} rejected={<PaymentRejected />}>
                {(PaymentStep) => (
                  <PaymentStep
                    client={client}
                    way={way}
                    toPayCents={cart.quote.toPayCents}
                    isTotalKnown={isPriceKnown}
                    card={card}
                    isCardWrong={findings.isCardWrong}
                    onCardMended={findings.onCardMended}
                    isLocked={!isAtRest || payment.isOpen}
                  />
                )}
              </Part>
            )}
            <div className={styles.terms}>
              <Terms form={form} />
            </div>
          </Step>
        </form>
        <div className={styles.aside}>
          <Summary
            cart={cart}
            storeName={store.name}
            isFreeInSight={mayBeDeliveredFree(cart, store.operatorNames)}
            isPriceKnown={isPriceKnown}
            isChanging={isChanging}
          >
            {cart.rewards && <BagRewards rewards={cart.rewards} joinUrl={signInUrl(cartPath, 'signUp')} />}
            <div ref={payPlace}>
              <PayButton {...state} />
            </div>
            <PayLine {...state} />
          </Summary>
        </div>
      </div>
      <PayBar pay={state} place={payPlace} />
    </>
  )
}
