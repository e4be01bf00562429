/** The logo's flower: five petals of orange jasmine. */
export function Flower({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="-34 -34 68 68" fill="none" stroke="currentColor" strokeWidth="4" aria-hidden="true">
      {[0, 72, 144, 216, 288].map((turn) => (
        <path key={turn} transform={`rotate(${turn})`} d="M0-5C11-12 11-27 0-32C-11-27-11-12 0-5Z" />
      ))}
    </svg>
  )
}
