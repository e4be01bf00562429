import { CodeEntry } from './code-entry.tsx'
import type { Cart } from '../from-wire.ts'
import { promotionsOf } from './from-wire.ts'

/** The codes of the cart; those of an item stand at its line. */
export function Codes({ cart }: { cart: Cart }) {
  return <CodeEntry codes={promotionsOf(cart).codes.filter(({ lineId }) => lineId === null)} line={null} />
}
