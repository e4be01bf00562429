import { addressLimits, placeLine, streetLine, type AddressField, type AddressFields } from '#src/features/addresses/rules/address.ts'

/** A saved address as far as the checkout uses it. */
export type KnownAddress = AddressFields & { autoId: number; isDefault: boolean }

/** A member's name, contact and saved addresses. */
export interface KnownShopper {
  name: string
  email: string
  contactNo: string
  saved: readonly KnownAddress[]
}

const fields = Object.keys(addressLimits) as AddressField[]
const aboutWho = ['name', 'email', 'contactNo'] as const

/** The address fields of a form. */
export const fieldsOf = (address: AddressFields): AddressFields =>
  Object.fromEntries(fields.map((field) => [field, address[field]])) as unknown as AddressFields

/** The saved address that a form shows; null when the form differs from all of them. */
export const chosenOf = (typed: AddressFields, saved: readonly KnownAddress[]): KnownAddress | null =>
  saved.find((address) => fields.every((field) => address[field] === typed[field])) ?? null

/**
 * The values that a form starts with: the default address when nothing was typed, else only name and contact where they
 * are still empty.
 */
export function prefilled(typed: AddressFields, { saved, ...who }: KnownShopper): AddressFields {
  const isUntouched = fields.every((field) => field === 'countryCode' || typed[field].trim() === '')
  const [first] = saved.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
  if (isUntouched && first) return fieldsOf(first)
  return { ...typed, ...Object.fromEntries(aboutWho.filter((field) => typed[field].trim() === '').map((field) => [field, who[field]])) }
}

/** The address in one line: `118 Joo Chiat Place #03-12, Pandan Court, 427505`. */
export const inOneLine = (address: AddressFields): string => [streetLine(address), placeLine(address)].filter(Boolean).join(', ')
