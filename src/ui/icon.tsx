export interface IconProps {
  /** One of `icons.ts`. */
  of: string
  size?: number
  stroke?: number
  isFilled?: boolean
  className?: string
}

/** An icon beside a text, or inside a control with a name of its own; it is hidden from screen readers. */
export function Icon({ of: path, size = 24, stroke = size === 32 ? 1.25 : 1.5, isFilled, className }: IconProps) {
  const ink = isFilled
    ? { fill: 'currentColor' }
    : ({ fill: 'none', stroke: 'currentColor', strokeWidth: stroke, strokeLinecap: 'round', strokeLinejoin: 'round' } as const)
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} {...ink} className={className} aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
