import type { RootData } from '#src/pages/root-data.ts'
import { useRootData } from '#src/pages/use-root-data.ts'
import type { Frame } from './shell.tsx'

function useRoot(): RootData {
  const root = useRootData()
  if (!root) throw new Error('A page stands inside the root')
  return root
}

/** Settings and departments, for pages inside the frame. */
export const useFrame = (): Frame => useRoot().frame

/** The shop's own address: `https://shop.example`. */
export const useOrigin = (): string => useRoot().origin
