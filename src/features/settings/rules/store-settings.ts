import type { InstalmentPlan } from '#src/features/pricing/rules/instalments.ts'
import type { Bilingual } from '#src/kit/culture.ts'
import type { Cents } from '#src/kit/money.ts'

/** The names and numbers of the store. All of them data; none a constant in code (shop-15). */
export interface StoreSettings {
  name: Bilingual
  company: Bilingual
  address: Bilingual
  tagline: Bilingual
  gstNumber: string
  /** Hundredths of a percent: 900 is 9 %. */
  gstRate: number
  currency: 'SGD'
  contactEmail: string
  /** What a message to the store can be about. */
  contactSubjects: { code: string; name: Bilingual }[]
  /** Working days within which it is answered. */
  contactAnswerDays: number
  freeDeliveryFromCents: Cents
  deliveryFeeCents: Cents
  /** Paying in months, by bank. None until the checkout takes it, so that no page promises it before. */
  instalmentPlans: InstalmentPlan[]
  /** Stands before every order number: `KM`. */
  orderPrefix: string
  /** How long paying holds the goods. */
  holdMinutes: number
  /** Seconds between two one-time codes for one address. */
  codeResendSeconds: number
  /** Countries whose mobile numbers are sent codes, as ISO 3166 names them. */
  smsCountries: string[]
  /** Most text messages of a day, to whomever. */
  smsPerDay: number
  /** The four site constants (shop-13). */
  siteConstants: Record<string, Bilingual>
}
