import type { Result } from '#src/kit/result.ts'
import type { AddressErrors, ShippingAddress } from './address.ts'
import { completeAddress } from './complete-address.ts'
import { orPlaceholder } from './placeholders.ts'

/** An address in the form of the specification's payloads (address-03); the contract's AddressPayload is assignable to it. */
export interface AddressOnTheWire {
  name: string
  email: string
  contactNo: string
  countryCode: string
  postalCode: string
  addressLine1?: string | undefined
  addressLine2?: string | undefined
  state?: string | undefined
  district?: string | undefined
  city?: string | undefined
}

const singaporeParts = ['block', 'building', 'level', 'street', 'unit'] as const
type SingaporeParts = Partial<Record<(typeof singaporeParts)[number], string>>

/**
 * Writes a guest's Singapore address as one JSON string in addressLine1; elsewhere every part is sent as it is
 * (address-05, address-06). What is missing is filled in with placeholders (address-07).
 */
export function toAddressPayload(address: ShippingAddress): AddressOnTheWire {
  const { countryCode, addressLine1, addressLine2, city, state } = address
  const lines =
    countryCode === 'SG'
      ? { addressLine1: JSON.stringify(Object.fromEntries(singaporeParts.map((part) => [part, address[part] ?? '']))), state: '', city: '' }
      : { addressLine1: addressLine1 ?? '', addressLine2: addressLine2 ?? '', state: state ?? '', city: city ?? '' }
  return {
    name: orPlaceholder('name', address),
    email: orPlaceholder('email', address),
    contactNo: orPlaceholder('contactNo', address),
    countryCode,
    postalCode: orPlaceholder('postalCode', address),
    ...lines,
    district: '',
  }
}

/** Reads a payload; a refusal names each wrong field and the key of its message. */
export const fromAddressPayload = ({ addressLine1, ...payload }: AddressOnTheWire): Result<ShippingAddress, AddressErrors> =>
  completeAddress({ ...payload, ...(payload.countryCode === 'SG' ? partsOf(addressLine1 ?? '') : { addressLine1 }) })

/** The parts in a JSON string. Parts that are not a known text are left out; the rules then report them as missing. */
function partsOf(json: string): SingaporeParts {
  const parts = parsed(json)
  const texts = singaporeParts.filter((part) => Object.hasOwn(parts, part) && typeof parts[part] === 'string')
  return Object.fromEntries(texts.map((part) => [part, parts[part] as string]))
}

function parsed(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
