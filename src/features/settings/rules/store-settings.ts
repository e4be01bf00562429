import type { Bilingual } from '#src/kit/culture.ts'
import type { Cents } from '#src/kit/money.ts'

/** The names and numbers of the store. All of them data; none a constant in code (business rules). */
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
  freeDeliveryFromCents: Cents
  deliveryFeeCents: Cents
  /** Stands before every order number: `KM`. */
  orderPrefix: string
  /** How long paying holds the goods. */
  holdMinutes: number
  /** The four site constants of the specification, section 3. */
  siteConstants: Record<string, Bilingual>
}
