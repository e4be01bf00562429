import { useTranslations } from 'use-intl'
import { formatMoney, type Cents } from '#src/kit/money.ts'
import { Amount, amountTags } from '#src/ui/amount.tsx'
import { Radio } from '#src/ui/radio.tsx'
import type { Plan } from './from-wire.ts'
import { plannerId } from './field-ids.ts'
import styles from './instalments.module.css'

interface PlannerProps {
  plans: readonly Plan[]
  chosen: Plan | null
  floorCents: Cents
  /** Hides the amounts, which belong to another total. */
  isOfOldTotal: boolean
  onChoose(id: number): void
}

/** The plans of the banks as a table; on a narrow page each is a row of two lines (pay-13). */
export function Planner({ plans, chosen, floorCents, isOfOldTotal, onChoose }: PlannerProps) {
  const t = useTranslations('payment')
  return (
    <>
      <table className={styles.plans} id={plannerId} tabIndex={-1} aria-busy={isOfOldTotal}>
        <caption className="visually-hidden">{t('plans')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('plan')}</span>
            </th>
            <th scope="col">{t('bank')}</th>
            {(['months', 'interest', 'monthly', 'lastMonth', 'youPay'] as const).map((title) => (
              <th key={title} scope="col" className={styles.number}>
                {t(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plans.map((plan) => (
            <PlanRow key={plan.id} plan={plan} isChosen={plan === chosen} onChoose={onChoose} />
          ))}
        </tbody>
      </table>
      <p className={styles.hint}>{t.rich('plansHint', { ...amountTags, floor: formatMoney(floorCents) })}</p>
    </>
  )
}

function PlanRow({ plan, isChosen, onChoose }: { plan: Plan; isChosen: boolean; onChoose(id: number): void }) {
  const t = useTranslations('payment')
  const id = `plan-${plan.id}`
  const { months, interestPercent, lastCents, totalCents } = plan
  const interest = interestPercent === 0 ? '0%' : t('interestOnce', { percent: `${interestPercent / 100}%` })
  return (
    <tr>
      <td>
        <Radio id={id} name="plan" checked={isChosen} aria-describedby={`${id}-short`} onChange={() => onChoose(plan.id)} />
      </td>
      <th scope="row">
        <label htmlFor={id}>{plan.bank.name}</label>
      </th>
      <td className={styles.wide}>{months}</td>
      <td className={styles.wide}>{interest}</td>
      <td>
        <Amount cents={plan.monthlyCents} />
      </td>
      <td className={styles.wide}>
        <Amount cents={lastCents} />
      </td>
      <td className={styles.all}>
        <span className={styles.wide}>
          <Amount cents={totalCents} />
        </span>
        <span className={styles.short} id={`${id}-short`}>
          {t.rich(interestPercent === 0 ? 'planShort' : 'planShortInterest', {
            ...amountTags,
            months: String(months),
            interest,
            last: formatMoney(lastCents),
            total: formatMoney(totalCents),
          })}
        </span>
      </td>
    </tr>
  )
}
