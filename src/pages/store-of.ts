import type { SiteSettings } from '#src/features/settings/settings.contract.ts'

export interface Store {
  /** In the page's language. */
  name: string
  /** The operator's own name in both languages; goods of this fulfiller are sent by the store. */
  operatorNames: readonly string[]
  /** How long paying holds the goods; null while it is not known. */
  holdMinutes: number | null
}

/** The store. Without settings (the store could not be reached) it has no name, and `self` still counts as its own. */
export function storeOf(settings: SiteSettings | undefined): Store {
  const names = settings ? [settings.storeName, settings.storeNameOther].filter(Boolean) : []
  return { name: settings?.storeName ?? '', operatorNames: names, holdMinutes: settings?.holdMinutes ?? null }
}
