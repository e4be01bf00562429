import { useState, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import type { Cart } from '#src/features/cart/web/from-wire.ts'
import { checkoutErrors, type CheckoutError } from '#src/features/checkout/rules/checkout-form.ts'
import type { ErrorEntry } from '#src/features/checkout/web/error-list.tsx'
import type { CheckoutFormState } from '#src/features/checkout/web/use-checkout-form.ts'
import { fieldId, useFieldWords } from '#src/features/checkout/web/use-field-words.ts'
import type { NonceReply } from '#src/features/payment/web/card-channel.ts'
import { cardFrameId, type CardForm } from '#src/features/payment/web/card-frame.tsx'
import { useLineEntries } from './line-entries.ts'

/** Milliseconds that the card's frame may take: it reports errors at once, but a nonce needs the gateway. */
const cardWaitMs = { errors: 1500, nonce: 20_000 }

/** Everything that prevents payment, in page order. */
export function useFindings(form: CheckoutFormState, card: RefObject<CardForm | null>) {
  const t = useTranslations('checkout')
  const words = useFieldWords(form)
  const inCart = useLineEntries()
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

  /** Returns a nonce only when nothing else is wrong; the card is checked in any case, so that its fields show their errors. */
  async function check(cart: Cart): Promise<{ entries: ErrorEntry[]; nonce: string | null }> {
    const errors = checkoutErrors(form.getValues())
    const lines = inCart(cart)
    await form.trigger()
    const isClean = errors.length === 0 && lines.length === 0
    const reply = (await card.current?.requestNonce(isClean ? cardWaitMs.nonce : cardWaitMs.errors)) ?? noFrame
    const isInvalid = !reply.ok && reply.reason === 'invalid'
    setCardWrong(isInvalid)
    const ofCard: ErrorEntry[] = isInvalid || (isClean && !reply.ok) ? [inCard(reply.reason)] : []
    const [terms, fields] = [errors.filter(isTerms), errors.filter((error) => !isTerms(error))]
    return {
      entries: [...lines, ...inWords(fields), ...ofCard, ...inWords(terms)],
      nonce: isClean && reply.ok ? reply.nonce : null,
    }
  }

  return { check, inWords, inCart, isCardWrong }
}

const noFrame: NonceReply = { ok: false, reason: 'silent' }
const isTerms = ({ path }: CheckoutError): boolean => path === 'agreeToTerms'
