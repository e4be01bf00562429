interface SwatchesProps {
  colours: readonly string[]
  /** The diameter in px. */
  size: number
}

/** Dots of colours, half a dot apart. They are SVG, because the Content-Security-Policy allows no style attributes. */
export function Swatches({ colours, size }: SwatchesProps) {
  const step = size * 1.5
  return (
    <svg width={step * colours.length - size / 2} height={size} aria-hidden="true" stroke="#15211e" strokeOpacity="0.16">
      {colours.map((colour, index) => (
        <circle key={colour} cx={size / 2 + index * step} cy={size / 2} r={size / 2 - 0.5} fill={colour} />
      ))}
    </svg>
  )
}
