import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { formatMoney, type Cents } from '#src/kit/money.ts'
import { amountTags } from '#src/ui/amount.tsx'
import { Radio } from '#src/ui/radio.tsx'
import styles from './instalments.module.css'
import type { PaymentType } from './stored-type.ts'

interface PaymentTypesProps {
  type: PaymentType
  toPayCents: Cents
  floorCents: Cents
  /** Of the plan with the smallest months; null below the floor. */
  fromCents: Cents | null
  /** Without it, what is paid today is not said. */
  isTotalKnown: boolean
  /** Hides what was said of another total. */
  isOfOldTotal: boolean
  onChoose(type: PaymentType): void
}

/** In full, or by instalments; below their floor, how much is missing (pay-01, pay-13). */
export function PaymentTypes({ type, toPayCents, floorCents, fromCents, isTotalKnown, isOfOldTotal, onChoose }: PaymentTypesProps) {
  const t = useTranslations('payment')
  return (
    <fieldset className={styles.types}>
      <legend className="visually-hidden">{t('howToPay')}</legend>
      <Type type="full" chosen={type} name={t('inFull')} isBusy={!isTotalKnown} onChoose={onChoose}>
        {t.rich('today', { ...amountTags, amount: formatMoney(toPayCents) })}
      </Type>
      <Type type="instalments" chosen={type} name={t('byInstalments')} isOff={fromCents === null} isBusy={isOfOldTotal} onChoose={onChoose}>
        {fromCents === null
          ? t.rich('belowFloor', { ...amountTags, floor: formatMoney(floorCents), missing: formatMoney(floorCents - toPayCents) })
          : t.rich('fromMonthly', { ...amountTags, amount: formatMoney(fromCents) })}
      </Type>
    </fieldset>
  )
}

interface TypeProps {
  type: PaymentType
  chosen: PaymentType
  name: string
  isOff?: boolean
  isBusy?: boolean
  onChoose(type: PaymentType): void
  children: ReactNode
}

function Type({ type, chosen, name, isOff = false, isBusy = false, onChoose, children }: TypeProps) {
  const id = `pay-${type}`
  return (
    <label className={styles.type} htmlFor={id}>
      <Radio id={id} name="payment-type" checked={type === chosen} disabled={isOff} onChange={() => onChoose(type)} />
      <b>{name}</b>
      <span aria-busy={isBusy}>{children}</span>
    </label>
  )
}
