import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRef, useState, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import type { Cart } from '#src/features/cart/web/from-wire.ts'
import { cartKey, useCart, type SharedCart } from '#src/features/cart/web/use-cart.tsx'
import { updateCartBillingAddress, updateCartShipmentAddresses } from '#src/features/checkout/checkout.contract.ts'
import { toAddressPayload } from '#src/features/addresses/rules/address-payload.ts'
import { billingAddress, type CheckoutError, type CheckoutForm } from '#src/features/checkout/rules/checkout-form.ts'
import type { ErrorEntry } from '#src/features/checkout/web/error-list.tsx'
import { showErrors, type CheckoutFormState } from '#src/features/checkout/web/use-checkout-form.ts'
import type { CardForm } from '#src/features/payment/web/card-frame.tsx'
import { orderOnWire } from '#src/features/payment/web/from-wire.ts'
import { newIdempotencyKey, type Payment } from '#src/features/payment/web/use-payment.ts'
import type { Client, Failure } from '#src/kit/client.ts'
import type { Cents } from '#src/kit/money.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import { optionsKey } from './use-delivery-choice.ts'
import { isAsSeen } from './seen-bag.ts'
import { useFindings } from './use-findings.ts'
import { parcelPriceKey } from './use-parcel.ts'
import type { PayWay } from './use-pay-way.ts'

interface CheckoutParts {
  client: Client
  form: CheckoutFormState
  card: RefObject<CardForm | null>
  payment: Payment
  way: PayWay
}

export interface PriceChange {
  beforeCents: Cents
  afterCents: Cents
}

/** What a press of Pay does: checks the form, stores the addresses, pays. A refusal discards nothing that was typed. */
export function useCheckout({ client, form, card, payment, way }: CheckoutParts) {
  const { cart, isChanging, send, refetch } = useCart()
  const problems = useTranslations('problems')
  const findings = useFindings(form, card, way)
  const queries = useQueryClient()
  const [isChecking, setChecking] = useState(false)
  const [entries, setEntries] = useState<readonly ErrorEntry[]>([])
  const [change, setChange] = useState<PriceChange | null>(null)
  const isUnderWay = useRef(false)

  const showProblem = (problem: Failure) =>
    payment.show({ state: 'refused', problem: { ...problem, message: problem.message || problems('UNAVAILABLE.message') } })

  function showRefusal({ problem, errors }: RefusedAddress): void {
    if (errors.length === 0) showProblem(problem)
    showErrors(form, errors)
    setEntries(findings.inWords(errors))
  }

  /** The price or the stock changed before paying: fetches the cart and shows both totals. */
  async function showChange(beforeCents: Cents): Promise<void> {
    const reply = await refetch()
    if (!reply.ok) return
    setChange({ beforeCents, afterCents: reply.value.quote.toPayCents })
    setEntries(findings.inCart(reply.value))
  }

  /** The cart once the shopper's own changes are confirmed that were under way when they pressed Pay. */
  async function settledCart(shown: Cart): Promise<Cart> {
    if (!isChanging) return shown
    await refetch()
    return queries.getQueryData<Cart>(cartKey) ?? shown
  }

  async function payNow(shown: Cart): Promise<void> {
    // What is missing in the cart of before, as a store, may be chosen and on its way.
    const settled = await settledCart(shown)
    const found = await findings.check(settled)
    setEntries(found.entries)
    if (!found.isClean) return
    const stored = await storeAddresses({ client, send, queries }, form.getValues())
    if (!stored.ok) return showRefusal(stored.problem)
    const { hash, toPayCents } = stored.value.quote
    const shownCents = shown.quote.toPayCents
    if (!isAsSeen({ shown, settled, now: stored.value })) {
      payment.show({ state: findings.inCart(stored.value).length > 0 ? 'stock' : 'stale' })
      return showChange(shownCents)
    }
    const outcome = await payment.pay(
      orderOnWire({ idempotencyKey: newIdempotencyKey(), quoteHash: hash, nonce: found.nonce, ...(toPayCents > 0 && paidBy(way)) }),
    )
    // A slot may have become full meanwhile.
    if (outcome.state === 'refused') void queries.invalidateQueries({ queryKey: [optionsKey] })
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

  // What the last press of Pay found, and what of it is still wrong.
  return { pay, isChecking, found: entries, entries: findings.stillIn(entries, cart), findings, change, showProblem }
}

const paidBy = ({ card, plan, isToSave }: PayWay) => ({
  savedCardId: card?.id,
  planId: plan?.id,
  isToSave: card === null && isToSave,
})

interface RefusedAddress {
  problem: Failure
  /** Of a 422: the errors of the fields. */
  errors: CheckoutError[]
}

interface Storing {
  client: Client
  send: SharedCart['send']
  queries: QueryClient
}

/** Stores both addresses; the cart after it, or the first refusal. */
async function storeAddresses({ client, send, queries }: Storing, values: CheckoutForm): Promise<Result<Cart, RefusedAddress>> {
  const shippingAddress = toAddressPayload(values.shipping)
  const shipping = await send(() => client(updateCartShipmentAddresses, { body: { shippingAddress } }))
  if (!shipping.ok) return refuseAddress(shipping.problem, 'shipping')
  // With the address the parcel has got its price, whatever came of asking before.
  if (shipping.value.delivery.parcel) queries.setQueriesData({ queryKey: [parcelPriceKey] }, null)
  const body = values.billingSame ? {} : { billingAddress: toAddressPayload(billingAddress(values)) }
  const billing = await send(() => client(updateCartBillingAddress, { body }))
  return billing.ok ? ok(billing.value) : refuseAddress(billing.problem, 'billing')
}

function refuseAddress(problem: Failure, place: 'shipping' | 'billing'): Result<Cart, RefusedAddress> {
  const fields = problem.status === 422 ? Object.entries((problem.details ?? {}) as Record<string, string>) : []
  const errors = fields.map(([field, message]) => ({ path: `${place}.${field}`, message }) as CheckoutError)
  return refuse({ problem, errors })
}
