import { iconMinus, iconPlus } from '#src/ui/icons.ts'
import { Icon } from './icon.tsx'
import styles from './stepper.module.css'

interface StepperProps {
  value: number
  /** Never below 1 (cart-08). */
  min?: number
  max: number
  onChange(value: number): void
  label: string
  fewerLabel: string
  moreLabel: string
  className?: string
}

/** Two buttons and a number. At a limit a button is only `aria-disabled`, because a disabled button would lose the focus. */
export function Stepper({ value, min = 1, max, onChange, label, fewerLabel, moreLabel, className }: StepperProps) {
  const atLeast = value <= min
  const atMost = value >= max
  return (
    <div role="group" aria-label={label} className={[styles.stepper, className].filter(Boolean).join(' ')}>
      <button type="button" aria-label={fewerLabel} aria-disabled={atLeast} onClick={() => !atLeast && onChange(value - 1)}>
        <Icon of={iconMinus} size={20} />
      </button>
      <output aria-live="polite">{value}</output>
      <button type="button" aria-label={moreLabel} aria-disabled={atMost} onClick={() => !atMost && onChange(value + 1)}>
        <Icon of={iconPlus} size={20} />
      </button>
    </div>
  )
}
