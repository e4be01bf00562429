import { inCulture, type Culture } from '#src/kit/culture.ts'
import type { StoreSettings } from '#src/features/settings/rules/store-settings.ts'
import type { Invoice } from '../invoices.contract.ts'

export const presentSeller = (store: StoreSettings, culture: Culture): Invoice['seller'] => ({
  name: inCulture(store.name, culture),
  company: inCulture(store.company, culture),
  address: inCulture(store.address, culture),
  gstNumber: store.gstNumber,
})
