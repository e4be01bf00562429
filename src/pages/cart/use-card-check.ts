import { useCallback, useState, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import type { ErrorEntry } from '#src/features/checkout/web/error-list.tsx'
import type { NonceReply } from '#src/features/payment/web/card-channel.ts'
import type { CardForm } from '#src/features/payment/web/card-frame.tsx'
import { cardFrameId } from '#src/features/payment/web/field-ids.ts'
import { isOfBank } from '#src/features/pricing/rules/instalments.ts'
import type { PayWay } from './use-pay-way.ts'

type CardError = Extract<NonceReply, { ok: false }>['reason'] | 'otherBank'

/** Milliseconds that the card's frame may take: it reports errors at once, but a nonce needs the gateway. */
const cardWaitMs = { errors: 1500, nonce: 20_000 }

/** Checks the card that is to pay. A saved card needs no check. */
export function useCardCheck(card: RefObject<CardForm | null>, way: PayWay) {
  const t = useTranslations('checkout')
  const payment = useTranslations('payment')
  const [shown, setShown] = useState<{ error: CardError; plan: PayWay['plan'] } | null>(null)
  const onMended = useCallback(() => setShown(null), [])

  const inWords = (error: CardError): string =>
    error === 'otherBank'
      ? payment('newCardOtherBank', { bank: way.plan?.bank.name ?? '' })
      : t(({ invalid: 'cardNeedsAttention', failed: 'cardNotSent', silent: 'cardNotReady' } as const)[error])

  /** Asks the frame in any case, so that its fields show their errors; only a clean form waits for a nonce. */
  async function check(isClean: boolean): Promise<{ entries: ErrorEntry[]; nonce?: string }> {
    if (way.card) return { entries: [] }
    const reply = (await card.current?.requestNonce(isClean ? cardWaitMs.nonce : cardWaitMs.errors)) ?? noFrame
    const error = reply.ok ? otherBank(reply.range, way.plan) : reply.reason
    setShown(error && { error, plan: way.plan })
    if (error === null) return { entries: [], ...(reply.ok && { nonce: reply.nonce }) }
    const entry = { target: cardFrameId, words: inWords(error), go: () => card.current?.focus() }
    return { entries: isClean || isAboutFields(error) ? [entry] : [] }
  }

  // A saved card needs none of it, and another plan takes cards of another bank.
  const remains = way.card || (shown?.error === 'otherBank' && shown.plan !== way.plan) ? null : shown
  return { check, isInTheWay: remains !== null, isWrong: remains !== null && isAboutFields(remains.error), onMended }
}

const isAboutFields = (error: CardError): boolean => error === 'invalid' || error === 'otherBank'

/** Where the frame does not say how the card begins, the server decides. */
const otherBank = (range: string, plan: PayWay['plan']): 'otherBank' | null =>
  plan && range !== '' && !isOfBank(range, plan) ? 'otherBank' : null

const noFrame: NonceReply = { ok: false, reason: 'silent' }
