import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lineOnWire } from '#src/features/cart/cart.contract.ts'
import { applyCartPromoCode, applyItemPromoCode, removeCartPromoCode, removeItemPromoCode } from '#src/features/cart/codes.contract.ts'
import { Amount } from '#src/ui/amount.tsx'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { iconAlertCircle, iconCheck } from '#src/ui/icons.ts'
import { onEnter } from '#src/ui/keys.ts'
import { useNextItem } from '#src/ui/use-next-item.ts'
import type { Promotions } from './from-wire.ts'
import styles from './codes.module.css'
import { useCart } from '../use-cart.tsx'

interface CodeEntryProps {
  /** Those that were accepted, for the cart or for the line. */
  codes: Promotions['codes']
  /** Null for codes of the cart. */
  line: { id: number; name: string } | null
  /** Takes the focus when it appears, because the button that opened it is gone. */
  takesFocus?: boolean
}

/** Takes codes; each stands below with what it takes, or with the reason why it takes nothing (promo-12, promo-25). */
export function CodeEntry({ codes, line, takesFocus = false }: CodeEntryProps) {
  const t = useTranslations('cart.promotions')
  const { code, type, refused, answered, problem, isBusy, apply, dismiss } = useCodeEntry(line?.id ?? null)
  const { send, orSay } = useCart()
  const fieldId = line ? `promo-code-${line.id}` : 'promo-code'
  const focusField = useCallback(() => document.getElementById(fieldId)?.focus(), [fieldId])
  useEffect(() => {
    if (takesFocus) focusField()
  }, [takesFocus, focusField])
  const unused = refused.filter((each) => !codes.some(({ code: accepted }) => accepted === each.code))
  const list = useNextItem<HTMLUListElement>('li', codes.length + unused.length, focusField)
  const remove = (promoCode: string) =>
    void send((client) =>
      line
        ? client(removeItemPromoCode, { body: { promoCode, ...lineOnWire(line.id) } })
        : client(removeCartPromoCode, { body: { promoCode } }),
    ).then(orSay(promoCode))
  const label = line ? t('codeFor', { name: line.name }) : t('code')
  return (
    <div>
      <div className={styles.enter}>
        <Field
          id={fieldId}
          label={label}
          autoComplete="off"
          autoCapitalize="characters"
          value={code}
          error={problem}
          announceError
          onChange={(event) => type(event.target.value)}
          onKeyDown={onEnter(() => void apply())}
        />
        <Button look="secondary" busy={isBusy} aria-label={t('applyField', { field: label })} onClick={() => void apply()}>
          {t('apply')}
        </Button>
      </div>
      <ul ref={list} aria-live="polite">
        {codes.map(({ code: entered, name, amountCents, refusal }) => (
          <Code
            key={entered}
            code={entered}
            refusal={refusal}
            words={name}
            cents={amountCents}
            isAnswered={entered === answered}
            onRemove={() => remove(entered)}
          />
        ))}
        {unused.map((each) => (
          <Code
            key={each.code}
            code={each.code}
            refusal={each.why}
            isUnused
            isAnswered={each.code === answered}
            onRemove={() => dismiss(each.code)}
          />
        ))}
      </ul>
    </div>
  )
}

interface CodeProps {
  code: string
  refusal: string | null
  words?: string | null
  cents?: number
  /** It is not stored in the bag. */
  isUnused?: boolean
  /** The answer to it has just come. */
  isAnswered: boolean
  onRemove(): void
}

function Code({ code, refusal, words, cents = 0, isUnused = false, isAnswered, onRemove }: CodeProps) {
  const t = useTranslations('cart.promotions')
  const item = useRef<HTMLLIElement>(null)
  // On a phone the answer would come below the button that pays, which covers the end of the screen.
  useEffect(() => {
    if (isAnswered) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isAnswered])
  return (
    <li ref={item} className={styles.code}>
      <Icon of={refusal ? iconAlertCircle : iconCheck} size={20} className={refusal ? styles.refused : styles.accepted} />
      <div>
        <b>{code}</b>
        <p className={refusal ? styles.refused : styles.quiet}>{refusal ?? words}</p>
      </div>
      <div className={styles.end}>
        {!refusal && <Amount cents={cents} />}
        <button type="button" className={styles.link} aria-label={t(isUnused ? 'dismissCode' : 'removeCode', { code })} onClick={onRemove}>
          {t(isUnused ? 'dismiss' : 'remove')}
        </button>
      </div>
    </li>
  )
}

/** A code that is being entered. One that is refused is not stored in the bag and stays on the page with its reason. */
function useCodeEntry(lineId: number | null) {
  const t = useTranslations('cart.promotions')
  const { send } = useCart()
  const [code, setCode] = useState('')
  const [refused, setRefused] = useState<{ code: string; why: string }[]>([])
  const [answered, setAnswered] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const dismiss = (promoCode: string) => setRefused((known) => known.filter((each) => each.code !== promoCode))
  async function apply(): Promise<void> {
    const promoCode = code.trim().toUpperCase()
    if (!promoCode || isBusy) return
    setIsBusy(true)
    setAnswered(null)
    const reply = await send((client) =>
      lineId === null
        ? client(applyCartPromoCode, { body: { promoCode } })
        : client(applyItemPromoCode, { body: { promoCode, ...lineOnWire(lineId) } }),
    )
    setIsBusy(false)
    const isRefused = !reply.ok && reply.problem.code === 'PROMOTION_REFUSED'
    setProblem(reply.ok || isRefused ? undefined : reply.problem.message || t('notApplied'))
    if (!reply.ok && !isRefused) return
    // The next code may have been typed meanwhile.
    setCode((typed) => (typed === code ? '' : typed))
    setAnswered(promoCode)
    dismiss(promoCode)
    if (!reply.ok) setRefused((known) => [...known, { code: promoCode, why: reply.problem.message }])
  }
  function type(typed: string): void {
    setCode(typed)
    setProblem(undefined)
  }
  return { code, type, refused, answered, problem, isBusy, apply, dismiss }
}
