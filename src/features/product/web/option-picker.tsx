import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { langOf } from '#src/kit/culture.ts'
import type { ProductOption } from '#src/features/product/product.contract.ts'
import { chooseValue } from '#src/features/product/rules/choose-variant.ts'
import { Swatches } from '#src/ui/swatches.tsx'
import type { Variant } from './from-wire.ts'
import styles from './option-picker.module.css'

interface OptionPickerProps {
  option: ProductOption
  variants: readonly Variant[]
  current: Variant
  onChoose(variant: Variant): void
}

/** The values of one option as labelled buttons. A value of a variant that is not sold can still be chosen. */
export function OptionPicker({ option, variants, current, onChoose }: OptionPickerProps) {
  const t = useTranslations('product')
  const name = useId()
  const place = option.position - 1
  const chosen = option.values.find(({ value }) => value === current.options[place])
  return (
    <fieldset>
      <legend className={styles.legend}>
        {t('option', { name: option.name })}
        <b lang={chosen && langOf(chosen, 'label')}>{chosen?.label}</b>
      </legend>
      <div className={styles.options}>
        {option.values.map((each) => {
          const { value, label, swatch } = each
          const lang = langOf(each, 'label')
          const ledTo = chooseValue(variants, current, place, value)
          return (
            <label key={value} className={`${styles.option} ${ledTo.notSold ? styles.out : ''}`}>
              <input
                type="radio"
                name={name}
                checked={value === chosen?.value}
                lang={ledTo.notSold ? undefined : lang}
                aria-label={ledTo.notSold ? t('valueNotSold', { label, why: ledTo.notSold.title }) : label}
                onChange={() => onChoose(ledTo)}
              />
              {swatch && <Swatches colours={[swatch]} size={18} />}
              <span className={styles.name} data-name={label} lang={lang}>
                <span>{label}</span>
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
