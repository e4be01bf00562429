import { useState, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import type { Cart } from '#src/features/cart/web/from-wire.ts'
import { checkoutErrors, type CheckoutError } from '#src/features/checkout/rules/checkout-form.ts'
import type { ErrorEntry } from '#src/features/checkout/web/error-list.tsx'
import type { CheckoutFormState } from '#src/features/checkout/web/use-checkout-form.ts'
import { fieldId, useFieldWords } from '#src/features/checkout/web/use-field-words.ts'
import type { NonceReply } from '#src/features/payment/web/card-channel.ts'
import { cardFrameId, type CardForm } from '#src/features/payment/web/card-frame.tsx'
import { useLineEntries, useStoreEntries } from './line-entries.ts'

/** What prevents payment; without anything, and unless nothing is left to pay, what stands for the card. */
interface Found {
  entries: ErrorEntry[]
  isClean: boolean
  nonce?: string
}

/** Milliseconds that the card's frame may take: it reports errors at once, but a nonce needs the gateway. */
const cardWaitMs = { errors: 1500, nonce: 20_000 }

/** Everything that prevents payment, in page order. */
export function useFindings(form: CheckoutFormState, card: RefObject<CardForm | null>) {
  const t = useTranslations('checkout')
  const words = useFieldWords(form)
  const inCart = useLineEntries()
  const inDelivery = useStoreEntries()
  const [isCardWrong, setCardWrong] = useState(false)

  const inWords = (errors: readonly CheckoutError[]): ErrorEntry[] =>
    errors.map((error) => {
      const message = words(error)
      return { target: fieldId(error.path), words: error.path.startsWith('billing.') ? t('inBilling', { message }) : message }
    })

  const inCard = (reason: 'invalid' | 'failed' | 'silent'): ErrorEntry => ({
    target: cardFrameId,
    words: t(({ invalid: 'cardNeedsAttention', failed: 'cardNotSent', silent: 'cardNotReady' } as const)[reason]),
    go: () => card.current?.focus(),
  })

  /**
   * Asks for a nonce only when nothing else is wrong; the card is checked in any case, so that its fields show their
   * errors. Where nothing is left to pay there is no card (pay-05).
   */
  async function check(cart: Cart): Promise<Found> {
    const errors = checkoutErrors(form.getValues())
    const lines = [...inCart(cart), ...inDelivery(cart)]
    await form.trigger()
    const isClean = errors.length === 0 && lines.length === 0
    const [terms, fields] = [errors.filter(isTerms), errors.filter((error) => !isTerms(error))]
    if (cart.quote.toPayCents === 0) return { entries: [...lines, ...inWords(fields), ...inWords(terms)], isClean }
    const reply = (await card.current?.requestNonce(isClean ? cardWaitMs.nonce : cardWaitMs.errors)) ?? noFrame
    const isInvalid = !reply.ok && reply.reason === 'invalid'
    setCardWrong(isInvalid)
    const ofCard: ErrorEntry[] = isInvalid || (isClean && !reply.ok) ? [inCard(reply.reason)] : []
    const entries = [...lines, ...inWords(fields), ...ofCard, ...inWords(terms)]
    return isClean && reply.ok ? { entries, isClean, nonce: reply.nonce } : { entries, isClean: false }
  }

  return { check, inWords, inCart, isCardWrong }
}

const noFrame: NonceReply = { ok: false, reason: 'silent' }
const isTerms = ({ path }: CheckoutError): boolean => path === 'agreeToTerms'
