import { useState } from 'react'
import type { Wish } from './from-wire.ts'

/** Null when it worked, else the reason why not. */
export type MoveOne = (wish: Pick<Wish, 'ean' | 'name'>) => Promise<string | null>

export interface MoveOutcome {
  moved: number
  refused: { name: string; message: string }[]
}

/** Moves wishes to the cart one after another; refused ones stay on the list with their reason. */
export function useMove(onMove: MoveOne, onMoved: () => void) {
  const [moving, setMoving] = useState<readonly string[]>([])
  const [outcome, setOutcome] = useState<MoveOutcome | null>(null)
  async function move(wishes: readonly Wish[]): Promise<void> {
    if (moving.length > 0 || wishes.length === 0) return
    setMoving(wishes.map(({ ean }) => ean))
    setOutcome(null)
    const refused: MoveOutcome['refused'] = []
    for (const wish of wishes) {
      const message = await onMove(wish)
      if (message !== null) refused.push({ name: wish.name, message })
    }
    onMoved()
    setMoving([])
    setOutcome({ moved: wishes.length - refused.length, refused })
  }
  return { moving, outcome, move }
}
