import { useShopPictures } from '#src/ui/shop-pictures.ts'

/** The flower on the cards of the member programme, in a shop whose mark it is. */
export function Petals({ className }: { className: string | undefined }) {
  if (!useShopPictures().hasFlower) return null
  return (
    <svg className={className} viewBox="-36 -36 72 72" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      {[0, 72, 144, 216, 288].map((turn) => (
        <path key={turn} transform={`rotate(${turn})`} d="M0-5C11-12 11-27 0-32C-11-27-11-12 0-5Z" />
      ))}
    </svg>
  )
}
