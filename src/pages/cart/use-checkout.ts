import { useRef, useState, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import type { CartInfo } from '#src/features/cart/cart.contract.ts'
import { useCart } from '#src/features/cart/web/use-cart.tsx'
import { updateCartBillingAddress, updateCartShipmentAddresses } from '#src/features/checkout/checkout.contract.ts'
import { toAddressPayload } from '#src/features/addresses/rules/address-payload.ts'
import { billingAddress, type CheckoutError, type CheckoutForm } from '#src/features/checkout/rules/checkout-form.ts'
import type { ErrorEntry } from '#src/features/checkout/web/error-list.tsx'
import { showErrors, type CheckoutFormState } from '#src/features/checkout/web/use-checkout-form.ts'
import type { CardForm } from '#src/features/payment/web/card-frame.tsx'
import { newIdempotencyKey, type Payment } from '#src/features/payment/web/use-payment.ts'
import type { Client, Failure } from '#src/kit/client.ts'
import type { Cents } from '#src/kit/money.ts'
import { useFindings } from './use-findings.ts'

interface CheckoutParts {
  client: Client
  form: CheckoutFormState
  card: RefObject<CardForm | null>
  payment: Payment
}

export interface PriceChange {
  beforeCents: Cents
  afterCents: Cents
}

/** Paying, from the press of the button: check, keep the address, pay. Nothing typed is ever lost on the way. */
export function useCheckout({ client, form, card, payment }: CheckoutParts) {
  const { cart, send, refetch } = useCart()
  const problems = useTranslations('problems')
  const findings = useFindings(form, card)
  const [isChecking, setChecking] = useState(false)
  const [entries, setEntries] = useState<readonly ErrorEntry[]>([])
  const [change, setChange] = useState<PriceChange | null>(null)
  const isUnderWay = useRef(false)

  const refuse = (problem: Failure) => {
    const message = problem.message || problems('UNAVAILABLE.message')
    payment.show({ state: 'refused', problem: { ...problem, message } })
  }

  /** Keeps both addresses; the cart as the shop then sees it, or null when it was refused. */
  async function keepAddresses(values: CheckoutForm): Promise<CartInfo | null> {
    const shippingAddress = toAddressPayload(values.shipping)
    const shipping = await send(() => client(updateCartShipmentAddresses, { body: { shippingAddress } }))
    if (!shipping.ok) return showRefusal(shipping.problem, 'shipping')
    const body = values.billingSame ? {} : { billingAddress: toAddressPayload(billingAddress(values)) }
    const billing = await send(() => client(updateCartBillingAddress, { body }))
    return billing.ok ? billing.value.cartInfo : showRefusal(billing.problem, 'billing')
  }

  function showRefusal(problem: Failure, place: 'shipping' | 'billing'): null {
    const fields = problem.status === 422 ? Object.entries((problem.details ?? {}) as Record<string, string>) : []
    const errors = fields.map(([field, message]) => ({ path: `${place}.${field}`, message }) as CheckoutError)
    if (errors.length === 0) refuse(problem)
    showErrors(form, errors)
    setEntries(findings.inWords(errors))
    return null
  }

  /** Something changed between looking and paying: the bag is fetched, and both totals are shown. */
  async function showChange(beforeCents: Cents): Promise<void> {
    const reply = await refetch()
    if (!reply.ok) return
    const { cartInfo } = reply.value
    setChange({ beforeCents, afterCents: cartInfo.quote.totalCents })
    setEntries(findings.inBag(cartInfo))
  }

  async function payNow(shown: CartInfo): Promise<void> {
    const found = await findings.check(shown)
    setEntries(found.entries)
    if (found.nonce === null) return
    const seen = await keepAddresses(form.getValues())
    if (!seen) return
    const shownCents = shown.quote.totalCents
    if (seen.quote.totalCents !== shownCents) {
      payment.show({ state: 'stale' })
      return showChange(shownCents)
    }
    const request = { idempotencyKey: newIdempotencyKey(), quoteHash: seen.quote.hash, paymentNonce: found.nonce, agreeToTerms: true }
    const outcome = await payment.pay(request)
    if (outcome.state === 'stale' || outcome.state === 'stock') await showChange(shownCents)
  }

  async function pay(): Promise<void> {
    if (isUnderWay.current || !cart) return
    isUnderWay.current = true
    setChecking(true)
    setEntries([])
    setChange(null)
    payment.show(null)
    await (payment.isOpen ? payment.checkAgain() : payNow(cart)).finally(() => {
      isUnderWay.current = false
      setChecking(false)
    })
  }

  return { pay, isChecking, entries, isCardWrong: findings.isCardWrong, change, refuse }
}
