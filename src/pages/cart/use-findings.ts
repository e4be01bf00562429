import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import type { Cart } from '#src/features/cart/web/from-wire.ts'
import { checkoutErrors, type CheckoutError } from '#src/features/checkout/rules/checkout-form.ts'
import type { ErrorEntry } from '#src/features/checkout/web/error-list.tsx'
import { shownErrors, type CheckoutFormState } from '#src/features/checkout/web/use-checkout-form.ts'
import { fieldId, useFieldWords } from '#src/features/checkout/web/use-field-words.ts'
import type { CardForm } from '#src/features/payment/web/card-frame.tsx'
import { cardFrameId, plannerId } from '#src/features/payment/web/field-ids.ts'
import { useLineEntries, useStoreEntries } from './line-entries.ts'
import { useCardCheck } from './use-card-check.ts'
import type { PayWay } from './use-pay-way.ts'

/** What prevents payment; without anything, and for a new card, what stands for it. */
interface Found {
  entries: ErrorEntry[]
  isClean: boolean
  nonce?: string
}

/** Everything that prevents payment, in page order. */
export function useFindings(form: CheckoutFormState, card: RefObject<CardForm | null>, way: PayWay) {
  const t = useTranslations('checkout')
  const payment = useTranslations('payment')
  const words = useFieldWords(form)
  const inCart = useLineEntries()
  const inDelivery = useStoreEntries()
  const cardCheck = useCardCheck(card, way)
  const isPlanMissing = way.type === 'instalments' && !way.plan

  const inWords = (errors: readonly CheckoutError[]): ErrorEntry[] =>
    errors.map((error) => {
      const message = words(error)
      return { target: fieldId(error.path), words: error.path.startsWith('billing.') ? t('inBilling', { message }) : message }
    })

  /** Where nothing is left to pay there is no card (pay-05). */
  async function check(cart: Cart): Promise<Found> {
    const errors = checkoutErrors(form.getValues())
    const lines = [...inCart(cart), ...inDelivery(cart)]
    await form.trigger()
    const plan: ErrorEntry[] = isPlanMissing ? [{ target: plannerId, words: payment('choosePlan') }] : []
    const isClean = errors.length === 0 && lines.length === 0 && plan.length === 0
    const [terms, fields] = [errors.filter(isTerms), errors.filter((error) => !isTerms(error))]
    if (cart.quote.toPayCents === 0) return { entries: [...lines, ...inWords(fields), ...inWords(terms)], isClean }
    const found = await cardCheck.check(isClean)
    const entries = [...lines, ...inWords(fields), ...plan, ...found.entries, ...inWords(terms)]
    return { entries, isClean: entries.length === 0, ...(found.nonce && { nonce: found.nonce }) }
  }

  /** Without the entries that were mended since (checkout-07). */
  function stillIn(entries: readonly ErrorEntry[], cart: Cart | null): readonly ErrorEntry[] {
    if (!cart) return entries
    const targets = new Set([...inCart(cart), ...inDelivery(cart)].map(({ target }) => target))
    for (const path of shownErrors(form.formState.errors)) targets.add(fieldId(path))
    if (isPlanMissing) targets.add(plannerId)
    if (cardCheck.isInTheWay) targets.add(cardFrameId)
    return entries.filter(({ target }) => targets.has(target))
  }

  return { check, stillIn, inWords, inCart, isCardWrong: cardCheck.isWrong, onCardMended: cardCheck.onMended }
}

const isTerms = ({ path }: CheckoutError): boolean => path === 'agreeToTerms'
