import { useState, type SyntheticEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { OrderRefunds } from '#src/features/refunds/refunds.contract.ts'
import { goodsName } from '#src/features/refunds/rules/goods-name.ts'
import { mostReturnReason } from '#src/features/refunds/rules/refund.ts'
import { Button } from '#src/ui/button.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { Stepper } from '#src/ui/stepper.tsx'
import { TextAreaField } from '#src/ui/text-area-field.tsx'
import { useCulture } from '#src/ui/use-culture.ts'
import styles from './order-refunds.module.css'

export interface AskedBack {
  lines: { line: number; quantity: number }[]
  reason: string
}

interface ReturnFormProps {
  lines: OrderRefunds['returnable']
  /** Null when the wish was taken, else why not. */
  onReturn(asked: AskedBack): Promise<string | null>
}

/** Which pieces come back, and why (refund-10). */
export function ReturnForm({ lines, onReturn }: ReturnFormProps) {
  const t = useTranslations('refunds')
  const culture = useCulture()
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>(() => theOnlyPiece(lines))
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState<'chooseItems' | 'sayWhy'>()
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const named = lines.map((line) => ({ ...line, name: goodsName(line, culture) }))
  /** What was missing may be there now. */
  const changing = (change: () => void) => {
    change()
    setMissing(undefined)
    setRefusal(undefined)
  }
  async function ask(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const asked = lines.map(({ line }) => ({ line, quantity: chosen[line] ?? 0 })).filter(({ quantity }) => quantity > 0)
    if (asked.length === 0) return setMissing('chooseItems')
    if (reason.trim() === '') return setMissing('sayWhy')
    setBusy(true)
    const why = await onReturn({ lines: asked, reason })
    setBusy(false)
    setRefusal(why ?? undefined)
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void ask(event)}>
      <ul className={styles.choices}>
        {named.map(({ line, name, quantity, isGift }) => (
          <li key={line}>
            <span>
              {name}
              {isGift && <span className={styles.quiet}> {t('gift')}</span>}
            </span>
            <span className={styles.count}>
              <Stepper
                min={0}
                max={quantity}
                value={chosen[line] ?? 0}
                onChange={(value) => changing(() => setChosen({ ...chosen, [line]: value }))}
                label={t('howMany', { name })}
                fewerLabel={t('fewer', { name })}
                moreLabel={t('more', { name })}
              />
              <span className={styles.quiet}>{t('ofAll', { count: quantity })}</span>
            </span>
          </li>
        ))}
      </ul>
      <div role="status">{missing === 'chooseItems' && <FieldError>{t(missing)}</FieldError>}</div>
      <TextAreaField
        id="return-reason"
        label={t('reason')}
        rows={3}
        maxLength={mostReturnReason}
        value={reason}
        error={missing === 'sayWhy' ? t(missing) : refusal}
        announceError
        onChange={(event) => changing(() => setReason(event.target.value))}
      />
      <Button type="submit" busy={isBusy}>
        {t('ask')}
      </Button>
    </form>
  )
}

/** One piece that can come back is the one that is meant. */
const theOnlyPiece = ([first, ...others]: ReturnFormProps['lines']): Record<number, number> =>
  first?.quantity === 1 && others.length === 0 ? { [first.line]: 1 } : {}
