import { useRouteLoaderData } from 'react-router'
import type { RootData } from '#src/pages/root-data.ts'
import type { Frame } from './shell.tsx'

/** Settings and departments, for a page that stands inside the frame. */
export function useFrame(): Frame {
  const root = useRouteLoaderData('root') as RootData | undefined
  if (!root) throw new Error('A page stands inside the root')
  return root.frame
}

/** Where this shop answers: `https://shop.example`. */
export function useOrigin(): string {
  const root = useRouteLoaderData('root') as RootData | undefined
  if (!root) throw new Error('A page stands inside the root')
  return root.origin
}
