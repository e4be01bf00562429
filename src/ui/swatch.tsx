/** A dot of one colour. Drawn, because the content policy allows no style of its own to an element. */
export function Swatch({ colour, size, className }: { colour: string; size: number; className?: string }) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="10" fill={colour} />
      <circle cx="10" cy="10" r="9.5" fill="none" stroke="#15211e" strokeOpacity="0.16" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
