import { useRouteLoaderData } from 'react-router'
import type { RootData } from '#src/pages/root-data.ts'
import { storeOf, type Store } from '#src/pages/store-of.ts'

export const useStore = (): Store => storeOf((useRouteLoaderData('root') as RootData | undefined)?.frame.settings)
