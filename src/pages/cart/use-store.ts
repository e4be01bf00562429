import { useRootData } from '#src/pages/use-root-data.ts'
import { storeOf, type Store } from '#src/pages/store-of.ts'

export const useStore = (): Store => storeOf(useRootData()?.frame.settings)
