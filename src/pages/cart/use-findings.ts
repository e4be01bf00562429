import { useState, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import type { CartInfo } from '#src/features/cart/cart.contract.ts'
import { checkoutErrors, type CheckoutError } from '#src/features/checkout/rules/checkout-form.ts'
import type { ErrorEntry } from '#src/features/checkout/web/error-list.tsx'
import type { CheckoutFormState } from '#src/features/checkout/web/use-checkout-form.ts'
import { fieldId, useFieldWords } from '#src/features/checkout/web/use-field-words.ts'
import type { NonceReply } from '#src/features/payment/web/card-channel.ts'
import { cardFrameId, type CardForm } from '#src/features/payment/web/card-frame.tsx'
import { useLineEntries } from './line-entries.ts'

/** How long the card's frame may take to answer: it says at once what is wrong, and needs the gateway for a nonce. */
const cardWaitMs = { beside: 1500, alone: 20_000 }

/** Everything that keeps the order from being paid, named in the order of the page. */
export function useFindings(form: CheckoutFormState, card: RefObject<CardForm | null>) {
  const t = useTranslations('checkout')
  const words = useFieldWords()
  const inBag = useLineEntries()
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

  /** A nonce only when nothing else is wrong; the card is asked in any case, so that its fields speak too. */
  async function check(cart: CartInfo): Promise<{ entries: ErrorEntry[]; nonce: string | null }> {
    const errors = checkoutErrors(form.getValues())
    const lines = inBag(cart)
    await form.trigger()
    const isClean = errors.length === 0 && lines.length === 0
    const reply = (await card.current?.requestNonce(isClean ? cardWaitMs.alone : cardWaitMs.beside)) ?? nobody
    const isInvalid = !reply.ok && reply.reason === 'invalid'
    setCardWrong(isInvalid)
    const ofCard: ErrorEntry[] = isInvalid || (isClean && !reply.ok) ? [inCard(reply.reason)] : []
    const [terms, fields] = [errors.filter(isTerms), errors.filter((error) => !isTerms(error))]
    return {
      entries: [...lines, ...inWords(fields), ...ofCard, ...inWords(terms)],
      nonce: isClean && reply.ok ? reply.nonce : null,
    }
  }

  return { check, inWords, inBag, isCardWrong }
}

const nobody: NonceReply = { ok: false, reason: 'silent' }
const isTerms = ({ path }: CheckoutError): boolean => path === 'agreeToTerms'
