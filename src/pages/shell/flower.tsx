import { petal, petalTurns } from '#src/kit/flower.ts'

/** Five petals of orange jasmine. */
export function Flower({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="-34 -34 68 68" fill="none" stroke="currentColor" strokeWidth="4" aria-hidden="true">
      {petalTurns.map((turn) => (
        <path key={turn} transform={`rotate(${turn})`} d={petal} />
      ))}
    </svg>
  )
}
