interface UnitPriceProps {
  /** `S$2.40 per 100 g`. */
  text: string
  /** `S$2.40 per 100 grams`, for screen readers. */
  spoken: string
  className?: string
}

/** No paragraph, because the larger price before it would count as its heading. */
export function UnitPrice({ text, spoken, className }: UnitPriceProps) {
  return (
    <div className={className}>
      <span aria-hidden="true">{text}</span>
      <span className="visually-hidden">{spoken}</span>
    </div>
  )
}
