import { useEffect, useId, useState, type FocusEvent, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { PriceFacet as Prices } from '#src/features/listing/listing.contract.ts'
import { highestPrice } from '#src/features/listing/rules/listing-query.ts'
import type { PriceRange } from '#src/features/listing/rules/price-ranges.ts'
import type { Cents } from '#src/kit/money.ts'
import { parseMoney } from '#src/kit/parse-money.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import { Radio } from '#src/ui/radio.tsx'
import { FacetFrame } from './facet-frame.tsx'
import facet from './facet.module.css'
import styles from './price-facet.module.css'
import { usePriceWords } from './price-words.ts'

interface PriceFacetProps {
  ranges: Prices[]
  applied: PriceRange
  onChange(range: PriceRange): void
}

/** Price ranges to choose from, and two fields for other limits. */
export function PriceFacet({ ranges, applied, onChange }: PriceFacetProps) {
  const t = useTranslations('listing')
  const words = usePriceWords()
  const name = useId()
  const isApplied = applied.minPriceCents !== null || applied.maxPriceCents !== null
  if (ranges.length === 0 && !isApplied) return null
  return (
    <FacetFrame title={t('price')} applied={isApplied ? 1 : 0}>
      <Amounts applied={applied} onChange={onChange} />
      <ul aria-label={t('price')}>
        {ranges.map(({ minPriceCents, maxPriceCents, count }) => {
          const range = { minPriceCents, maxPriceCents }
          const isChosen = applied.minPriceCents === minPriceCents && applied.maxPriceCents === maxPriceCents
          return (
            <li key={`${minPriceCents} ${maxPriceCents}`}>
              <label className={`${facet.check} ${styles.range}`}>
                <Radio name={name} checked={isChosen} onChange={() => onChange(range)} />
                <span>{words(range)}</span>
                <span className={facet.count}>{count}</span>
              </label>
            </li>
          )
        })}
      </ul>
    </FacetFrame>
  )
}

const written = (cents: Cents | null): string => (cents === null ? '' : cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2))
const amountOf = (text: string): Cents | null | undefined => {
  if (text.trim() === '') return null
  const cents = parseMoney(text.replace(/^\s*S?\$\s*/i, ''))
  return cents === null || cents > highestPrice ? undefined : cents
}

/** The limits are applied when the focus leaves both fields, or on Enter. */
function Amounts({ applied: { minPriceCents, maxPriceCents }, onChange }: Omit<PriceFacetProps, 'ranges'>) {
  const t = useTranslations('listing')
  const id = useId()
  const [texts, setTexts] = useState({ min: '', max: '' })
  const [isWrong, setWrong] = useState(false)
  useEffect(() => {
    setTexts({ min: written(minPriceCents), max: written(maxPriceCents) })
    setWrong(false)
  }, [minPriceCents, maxPriceCents])
  const apply = (event?: FormEvent) => {
    event?.preventDefault()
    const [min, max] = [amountOf(texts.min), amountOf(texts.max)]
    const fits = min !== undefined && max !== undefined && (min === null || max === null || min <= max)
    setWrong(!fits)
    if (!fits || (min === minPriceCents && max === maxPriceCents)) return
    onChange({ minPriceCents: min, maxPriceCents: max })
  }
  const applyWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    if (!currentTarget.form?.contains(relatedTarget)) apply()
  }
  const field = (which: 'min' | 'max', label: string) => (
    <span className={styles.field}>
      <span aria-hidden="true">S$</span>
      <input
        aria-label={label}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={texts[which]}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={(event) => {
          setTexts({ ...texts, [which]: event.target.value })
          setWrong(false)
        }}
        onBlur={applyWhenLeft}
      />
    </span>
  )
  return (
    <form onSubmit={apply} noValidate>
      <div className={styles.amounts}>
        {field('min', t('minPrice'))}
        <span>{t('priceTo')}</span>
        {field('max', t('maxPrice'))}
      </div>
      {isWrong && (
        <FieldError id={`${id}-error`} role="alert">
          {t('priceWrong')}
        </FieldError>
      )}
      <button type="submit" className="visually-hidden" tabIndex={-1}>
        {t('applyPrice')}
      </button>
    </form>
  )
}
