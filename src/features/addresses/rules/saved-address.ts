import { addressErrors, type AddressErrors, type AddressFields, type ShippingAddress } from '#src/features/addresses/rules/address.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'

/** The most addresses that a member's address book holds. */
export const mostAddresses = 30

/** A member's address on the wire: in Singapore its parts, elsewhere two lines (address-03, address-04). */
export type AddressParts = Pick<ShippingAddress, 'name' | 'email' | 'contactNo' | 'countryCode' | 'postalCode'> & {
  [Field in keyof Omit<AddressFields, 'name' | 'email' | 'contactNo' | 'countryCode' | 'postalCode'>]?: string | undefined
}

const inSingapore = ['block', 'building', 'street', 'level', 'unit'] as const
const elsewhere = ['addressLine1', 'addressLine2'] as const

/** Takes the parts that the country uses, trimmed, without empty ones; a refusal names each wrong field. */
export function savedAddress(parts: AddressParts): Result<ShippingAddress, AddressErrors> {
  const { name, email, contactNo, countryCode, postalCode } = parts
  const fields = countryCode === 'SG' ? inSingapore : elsewhere
  const given = fields.flatMap((field) => (parts[field]?.trim() ? [[field, parts[field].trim()]] : []))
  const address: ShippingAddress = {
    name: name.trim(),
    email: email.trim(),
    contactNo: contactNo.trim(),
    countryCode,
    postalCode: postalCode.trim(),
    ...Object.fromEntries(given),
  }
  const errors = addressErrors(address)
  return Object.keys(errors).length === 0 ? ok(address) : refuse(errors)
}
