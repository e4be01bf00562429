import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { cardRefusal } from '#src/features/payment/rules/saved-cards.ts'
import { Radio } from '#src/ui/radio.tsx'
import { useNextItem } from '#src/ui/use-next-item.ts'
import { ConfirmRemoval } from './confirm-removal.tsx'
import type { Plan, SavedCard } from './from-wire.ts'
import styles from './saved-cards.module.css'

interface CardChoiceProps {
  saved: readonly SavedCard[]
  /** Null for a new card. */
  chosen: SavedCard | null
  /** The plan that the card has to be of; null when the order is paid in full. */
  plan: Plan | null
  /** The name of a bank by its code, for a card that a plan can not be paid with. */
  bankName(code: string | null): string | null
  onChoose(id: number | null): void
  onRemove(id: number): Promise<boolean>
  /** The card form. */
  children: ReactNode
}

/** The member's saved cards, those that can not be used with the reason, and a new card (pay-03, pay-19). */
export function CardChoice({ saved, chosen, plan, bankName, onChoose, onRemove, children }: CardChoiceProps) {
  const t = useTranslations('payment')
  const list = useNextItem<HTMLFieldSetElement>('[data-saved-card]', saved.length, focusTitle)
  return (
    <fieldset ref={list} className={styles.cards}>
      <legend className={styles.title} id={titleId} tabIndex={-1}>
        {plan ? t('bankCard', { bank: plan.bank.name }) : t('card')}
      </legend>
      {saved.map((card) => (
        <SavedCardRow
          key={card.id}
          card={card}
          isChosen={card === chosen}
          refusal={refusalWords(t, card, plan, bankName)}
          onChoose={onChoose}
          onRemove={onRemove}
        />
      ))}
      {saved.length > 0 && (
        <label className={styles.card} htmlFor="new-card">
          <Radio id="new-card" name="card" checked={!chosen} onChange={() => onChoose(null)} />
          <b>{t('newCard')}</b>
        </label>
      )}
      {!chosen && children}
    </fieldset>
  )
}

const titleId = 'cards-title'
/** The last saved card leaves with its choice between cards. */
const focusTitle = (): void => document.getElementById(titleId)?.focus()

type Words = ReturnType<typeof useTranslations<'payment'>>

function refusalWords(t: Words, card: SavedCard, plan: Plan | null, bankName: CardChoiceProps['bankName']): string | null {
  const refusal = cardRefusal(card, plan)
  if (refusal === 'expired') return t('cardExpired', { month: monthOf(card) })
  if (refusal === null) return null
  const bank = bankName(card.bankCode)
  return bank ? t('otherBank', { bank }) : t('unknownBank')
}

/** `09/28`, as it is printed on the card. */
const monthOf = ({ expires }: SavedCard): string => `${expires.slice(5)}/${expires.slice(2, 4)}`

interface SavedCardRowProps {
  card: SavedCard
  isChosen: boolean
  refusal: string | null
  onChoose(id: number): void
  onRemove(id: number): Promise<boolean>
}

function SavedCardRow({ card, isChosen, refusal, onChoose, onRemove }: SavedCardRowProps) {
  const t = useTranslations('payment')
  const [isAsking, setAsking] = useState(false)
  const removeButton = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)
  useEffect(() => {
    // Keep, which had the focus, is gone with the question.
    if (wasAsking.current && !isAsking) removeButton.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  const id = `card-${card.id}`
  const name = t('cardName', { brand: card.brand, ending: card.last4 })
  return (
    <div className={styles.card} data-saved-card data-off={refusal !== null || undefined}>
      {refusal === null && (
        <Radio id={id} name="card" checked={isChosen} aria-describedby={`${id}-note`} onChange={() => onChoose(card.id)} />
      )}
      {refusal === null ? <label htmlFor={id}>{name}</label> : <span className={styles.name}>{name}</span>}
      {!isAsking && (
        <button
          ref={removeButton}
          type="button"
          className={styles.remove}
          aria-label={t('removeNamed', { card: name })}
          onClick={() => setAsking(true)}
        >
          {t('remove')}
        </button>
      )}
      <span className={styles.note} id={`${id}-note`}>
        {refusal ?? t('expires', { month: monthOf(card) })}
      </span>
      {isAsking && <ConfirmRemoval name={name} onRemove={() => onRemove(card.id)} onKeep={() => setAsking(false)} />}
    </div>
  )
}
