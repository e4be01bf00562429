import type { SiteSettings } from '#src/features/settings/settings.contract.ts'

export interface Store {
  /** In the page's language. */
  name: string
  /** The operator's own name in both languages; goods that carry it are the store's own to send. */
  operatorNames: readonly string[]
}

/** Who the shopper buys from. Without settings (the store could not be asked) nothing has a name, and `self` still counts. */
export function storeOf(settings: SiteSettings | undefined): Store {
  const names = settings ? [settings.storeName, settings.storeNameOther].filter(Boolean) : []
  return { name: settings?.storeName ?? '', operatorNames: names }
}
