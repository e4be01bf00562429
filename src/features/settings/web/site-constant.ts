import type { SiteSettings } from '#src/features/settings/settings.contract.ts'

/** One of the four site constants (shop-13); empty when the store has not set it. */
export const siteConstant = (settings: SiteSettings, code: string): string =>
  settings.siteConstants.find((constant) => constant.code === code)?.value ?? ''

export interface StoreContact {
  name: string
  phone: string
}

/** The two stores with their telephone numbers; a store without a name is left out. */
export const storeContacts = (settings: SiteSettings): StoreContact[] =>
  [1, 2]
    .map((store) => ({ name: siteConstant(settings, `STORE_${store}_NAME`), phone: siteConstant(settings, `STORE_${store}_CONTACT_NO`) }))
    .filter(({ name }) => name !== '')
