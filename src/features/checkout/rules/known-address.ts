import { addressLimits, type AddressField, type AddressFields } from '#src/features/addresses/rules/address.ts'

/** A saved address as the checkout can use it. */
export type KnownAddress = AddressFields & { autoId: number; isDefault: boolean }

/** What is known of a member before they type anything. */
export interface KnownShopper {
  name: string
  email: string
  contactNo: string
  saved: readonly KnownAddress[]
}

const fields = Object.keys(addressLimits) as AddressField[]
const aboutWho = ['name', 'email', 'contactNo'] as const

/** Only the fields of a form. */
export const fieldsOf = (address: AddressFields): AddressFields =>
  Object.fromEntries(fields.map((field) => [field, address[field]])) as unknown as AddressFields

/** Singapore's alone: the checkout asks for no other yet. */
export const usable = (saved: readonly KnownAddress[]): KnownAddress[] => saved.filter(({ countryCode }) => countryCode === 'SG')

/** Which saved address a form shows; null when what stands there is none of them. */
export const chosenOf = (typed: AddressFields, saved: readonly KnownAddress[]): KnownAddress | null =>
  saved.find((address) => fields.every((field) => address[field] === typed[field])) ?? null

/**
 * What a form begins with: where nothing has been typed, the default address; where somebody has begun, only who they
 * are, as far as that is still empty.
 */
export function prefilled(typed: AddressFields, { saved, ...who }: KnownShopper): AddressFields {
  const isUntouched = fields.every((field) => field === 'countryCode' || typed[field].trim() === '')
  const [first] = usable(saved).toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
  if (isUntouched && first) return fieldsOf(first)
  return { ...typed, ...Object.fromEntries(aboutWho.filter((field) => typed[field].trim() === '').map((field) => [field, who[field]])) }
}

/** One line: `118 Joo Chiat Place, #03-12, Pandan Court, 427505`. */
export function inOneLine({ block, street, level, unit, building, postalCode }: AddressFields): string {
  const door = level === '' && unit === '' ? '' : `#${[level, unit].filter(Boolean).join('-')}`
  return [[block, street].filter(Boolean).join(' '), door, building, postalCode].filter(Boolean).join(', ')
}
