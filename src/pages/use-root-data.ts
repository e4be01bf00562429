import { useRouteLoaderData } from 'react-router'
import { fromText, type AsText } from './as-text.ts'
import type { RootData } from './root-data.ts'

/** The root loader's data; undefined when it could not be loaded. */
export function useRootData(): RootData | undefined {
  const root = useRouteLoaderData('root') as AsText<RootData> | undefined
  return root && fromText(root)
}
