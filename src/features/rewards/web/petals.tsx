import { petal, petalTurns } from '#src/kit/flower.ts'
import { useShopPictures } from '#src/ui/shop-pictures.ts'

/** The flower on the cards of the member programme, in a shop whose mark it is. */
export function Petals({ className }: { className: string | undefined }) {
  if (!useShopPictures().hasFlower) return null
  return (
    <svg className={className} viewBox="-36 -36 72 72" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      {petalTurns.map((turn) => (
        <path key={turn} transform={`rotate(${turn})`} d={petal} />
      ))}
    </svg>
  )
}
