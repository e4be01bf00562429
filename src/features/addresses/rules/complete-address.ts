import { addressErrors, type AddressErrors, type AddressFields, type ShippingAddress } from '#src/features/addresses/rules/address.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import { countryForm } from './country-form.ts'

/** An address as it is sent: in Singapore its parts, elsewhere two lines and what the country's form has (address-03, address-04). */
export type AddressParts = Pick<ShippingAddress, 'name' | 'email' | 'contactNo' | 'countryCode'> & {
  [Field in keyof Omit<AddressFields, 'name' | 'email' | 'contactNo' | 'countryCode'>]?: string | undefined
}

const inSingapore = ['block', 'building', 'street', 'level', 'unit', 'postalCode'] as const

/** Takes the parts that the country uses, trimmed, without empty ones; a refusal names each wrong field. */
export function completeAddress(parts: AddressParts): Result<ShippingAddress, AddressErrors> {
  const { name, email, contactNo, countryCode } = parts
  const given = partsUsed(countryCode).flatMap((part) => (parts[part]?.trim() ? [[part, parts[part].trim()]] : []))
  const address: ShippingAddress = {
    name: name.trim(),
    email: email.trim(),
    contactNo: contactNo.trim(),
    countryCode,
    postalCode: '',
    ...Object.fromEntries(given),
  }
  const errors = addressErrors(address)
  return Object.keys(errors).length === 0 ? ok(address) : refuse(errors)
}

/** The fields of where an address is, as its country has them. */
export const partsUsed = (countryCode: string) =>
  countryCode === 'SG'
    ? inSingapore
    : (['addressLine1', 'addressLine2', ...countryForm(countryCode).parts.map(({ part }) => part)] as const)
