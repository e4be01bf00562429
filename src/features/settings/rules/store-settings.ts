import type { SlotPlan } from '#src/features/fulfilment/rules/delivery-slots.ts'
import type { OpeningHours } from '#src/features/fulfilment/rules/opening-hours.ts'
import type { InstalmentPlan } from '#src/features/pricing/rules/instalments.ts'
import type { Culture, Translated } from '#src/kit/culture.ts'
import type { Cents } from '#src/kit/money.ts'
import type { Colours } from './colours.ts'

/** The names and numbers of the store. They are data, never constants in code (shop-15). */
export interface StoreSettings {
  name: Translated
  company: Translated
  address: Translated
  tagline: Translated
  /** The picture beside the name (`mark.ts`); empty when the name stands alone. */
  mark: string
  /** Those that are not given are the shop's own (`src/ui/tokens.css`). */
  colours: Colours
  /** Addresses of pictures and folders that are the shop's own (`src/ui/shop-pictures.ts`); the plain ones are used in place of those that are not given. */
  pictures: { missing?: string; share?: string; icons?: string; empty?: string; stores?: string }
  gstNumber: string
  /** Hundredths of a percent: 900 is 9 %. */
  gstRate: number
  currency: 'SGD'
  contactEmail: string
  /** The telephone of the store, as it is shown; empty when it has none. */
  contactPhone: string
  /** The store's pages at social networks, by the code of the network (content-04): `{ FB: 'https://…' }`. Only those that are given are shown. */
  networks: Record<string, string>
  /** The language of the mails to the store itself. */
  staffCulture: Culture
  /** What a message to the store can be about. */
  contactSubjects: { code: string; name: Translated }[]
  /** Working days within which the store answers a message. */
  contactAnswerDays: number
  freeDeliveryFromCents: Cents
  deliveryFeeCents: Cents
  /** When own goods are delivered. Without windows there are no slots to choose. */
  deliverySlots: SlotPlan
  /** When the stores are open, by their code. */
  openingHours: Record<string, OpeningHours>
  /** Public holidays of the years to come: `2027-02-06`. */
  publicHolidays: string[]
  /** Opening hours within which goods on the shelf of a store are ready. */
  pickingHours: number
  /** Days until goods from the warehouse are at a store. */
  transferDays: number
  /** Plans to pay in months, by bank; their numbers and banks are never given to other plans. Without any, no page offers them. */
  instalmentPlans: InstalmentPlan[]
  /** The prefix of every order number: `KM`. */
  orderPrefix: string
  /** Days after delivery within which goods can be returned. */
  returnDays: number
  /** Days after which what was shipped counts as delivered. */
  deliveredAfterDays: number
  /** How long goods are held for an order that is being paid. */
  holdMinutes: number
  /** Seconds between two one-time codes for one address. */
  codeResendSeconds: number
  /** Countries to whose mobile numbers codes are sent, as ISO 3166 codes. */
  smsCountries: string[]
  /** The most text messages sent in a day, over all numbers. */
  smsPerDay: number
  /** The four site constants (shop-13). */
  siteConstants: Record<string, Translated>
}

/** A value of a setting, and from when on it holds. */
export interface StoredSetting {
  key: string
  holdsFrom: Date
  value: unknown
}

/** Of each key, the latest value that holds at a moment. `stored` begins with the earliest. */
export const settingsAt = (stored: readonly StoredSetting[], moment: Date): Partial<StoreSettings> =>
  Object.fromEntries(stored.flatMap(({ key, holdsFrom, value }) => (holdsFrom <= moment ? [[key, value]] : [])))

/** The earliest moment after this one at which a value begins to hold; null when none is planned. `stored` begins with the earliest. */
export const nextHolding = (stored: readonly StoredSetting[], moment: Date): Date | null =>
  stored.find(({ holdsFrom }) => holdsFrom > moment)?.holdsFrom ?? null
