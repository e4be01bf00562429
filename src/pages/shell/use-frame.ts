import { useRouteLoaderData } from 'react-router'
import type { RootData } from '#src/pages/root-data.ts'
import type { Frame } from './shell.tsx'

/** Settings and departments, for pages inside the frame. */
export function useFrame(): Frame {
  const root = useRouteLoaderData('root') as RootData | undefined
  if (!root) throw new Error('A page stands inside the root')
  return root.frame
}

/** The shop's own address: `https://shop.example`. */
export function useOrigin(): string {
  const root = useRouteLoaderData('root') as RootData | undefined
  if (!root) throw new Error('A page stands inside the root')
  return root.origin
}
