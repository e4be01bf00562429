import { createContext, type ReactNode } from 'react'
import type { Card } from './from-wire.ts'

/** What every card shows above its link, such as a heart. The page provides it once, because cards know no other feature. */
export const CardActionContext = createContext<((product: Card) => ReactNode) | null>(null)
